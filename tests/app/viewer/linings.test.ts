import { BufferAttribute, BufferGeometry, Mesh, MeshBasicMaterial } from 'three'
import { expect, it } from 'vitest'
import { liningsOf } from '../../../app/viewer/linings.ts'
import { panelId } from '../../../engine/index.ts'

const box = { left: 10, top: -40, width: 20, height: 40 }

/** A triangle of cloth that faces +z, and one of a turned hem. */
function piece(lining?: string) {
  const geometry = new BufferGeometry()
  const attribute = (size: number, ...values: number[]) => new BufferAttribute(Float32Array.from(values), size)
  geometry.setAttribute('position', attribute(3, 0, 0, 0, 1, 0, 0, 0, 1, 0))
  geometry.setAttribute('normal', attribute(3, 0, 0, 1, 0, 0, 1, 0, 0, 1))
  geometry.setAttribute('uv', attribute(2, 0, 0, 1, 0, 0, 1))
  geometry.setAttribute('color', attribute(3, 126 / 255, 126 / 255, 252 / 255, 126 / 255, 126 / 255, 1, 0.5, 0.5, 0.5))
  geometry.setIndex([0, 1, 2, 0, 1, 1])
  const material = new MeshBasicMaterial()
  material.userData = { panel: 'hoodLeft', box, lining }
  return { panel: panelId('hoodLeft'), box, mesh: new Mesh(geometry, material) }
}

it('shows the inside of a panel that has a lining as a panel of its own, the other way round', () => {
  const [lining] = liningsOf([piece('liningLeft')])
  expect(lining?.panel).toBe('liningLeft')
  expect(lining?.box).toEqual({ ...box, left: -30 })
  const { attributes, index } = lining?.mesh.geometry ?? expect.unreachable()
  expect([...(index?.array ?? [])]).toEqual([0, 2, 1])
  expect([0, 1, 2].map(axis => attributes.normal?.getComponent(0, axis))).toEqual([-0, -0, -1])
  expect([attributes.uv?.getX(1), attributes.uv?.getX(0)]).toEqual([0, 1])
  expect(attributes.position?.getZ(0)).toBeLessThan(0)
  expect(attributes.position?.getZ(0)).toBeGreaterThan(-0.002)
})

it('turns the light round, and lets less of it in', () => {
  const [lining] = liningsOf([piece('liningLeft')])
  const light = (lining?.mesh.geometry.attributes.color?.getZ(0) ?? 0) - 126 / 255
  expect(light).toBeLessThan(-0.3)
  expect(light).toBeGreaterThan(-0.49)
})

it('leaves pieces without a lining alone', () => {
  expect(liningsOf([piece()])).toEqual([])
})
