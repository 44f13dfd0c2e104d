import { CylinderGeometry, Mesh, PlaneGeometry } from 'three'
import { describe, expect, it } from 'vitest'
import { hideCovered } from '../../../../app/viewer/avatar/hideCovered.ts'

/** Skin of a square metre that faces along z, in 200 triangles. */
const skin = () => new Mesh(new PlaneGeometry(1, 1, 10, 10))
/** Cloth so far before it. */
function cloth(side: number, away: number): Mesh {
  const mesh = new Mesh(new PlaneGeometry(side, side))
  mesh.geometry.translate(0, 0, away)
  return mesh
}
const triangles = ({ geometry }: Mesh) => (geometry.index?.count ?? 0) / 3

describe('what lies under cloth', () => {
  it('is taken away but for its rim, and given back', () => {
    const body = skin()
    const giveBack = hideCovered([body], [cloth(0.7, 0.05)], { triangles: 1, drawnIn: 0.007 })
    expect(triangles(body)).toBeLessThan(190)
    expect(triangles(body)).toBeGreaterThan(150)
    const wider = skin()
    hideCovered([wider], [cloth(0.7, 0.05)], { triangles: 3, drawnIn: 0.007 })
    expect(triangles(wider)).toBeGreaterThan(triangles(body))
    giveBack()
    expect(triangles(body)).toBe(200)
  })

  it('stays where cloth hangs far off, or there is none', () => {
    const body = skin()
    hideCovered([body], [cloth(0.7, 0.4)], { triangles: 1, drawnIn: 0.007 })
    hideCovered([body], [], { triangles: 1, drawnIn: 0.007 })
    expect(triangles(body)).toBe(200)
  })

  const tube = () => new Mesh(new CylinderGeometry(0.24, 0.24, 0.4, 24, 1, true))

  it('is taken away where it faces an open hem with cloth on all sides', () => {
    const end = skin()
    end.geometry.rotateX(Math.PI / 2)
    hideCovered([end], [tube()], { triangles: 1, drawnIn: 0.007 })
    expect(triangles(end)).toBeLessThan(200)
    const top = skin()
    top.geometry.rotateX(-Math.PI / 2)
    hideCovered([top], [tube()], { triangles: 1, drawnIn: 0.007 })
    expect(triangles(top)).toBe(200)
  })

  it('is taken away where it faces the far side of cloth that goes all round it, and not beside it', () => {
    const flank = new Mesh(new PlaneGeometry(0.02, 0.4, 1, 10))
    hideCovered([flank], [tube()], { triangles: 1, drawnIn: 0.007 })
    expect(triangles(flank)).toBeLessThan(20)
    const shirt = tube()
    shirt.geometry.translate(0, 0, 0.4)
    const forearm = new Mesh(new PlaneGeometry(0.02, 0.4, 1, 10))
    hideCovered([forearm], [shirt], { triangles: 1, drawnIn: 0.007 })
    expect(triangles(forearm)).toBe(20)
  })
})
