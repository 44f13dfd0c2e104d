import { BufferGeometry, Float32BufferAttribute, Int16BufferAttribute, Mesh, MeshLambertMaterial } from 'three'
import { describe, expect, it } from 'vitest'
import type { ClothPiece } from '../../../app/viewer/clothPiece.ts'
import { exportModel } from '../../../app/viewer/exportModel.ts'
import { panelId } from '../../../engine/index.ts'

/** One triangle of half a metre. */
function piece(): ClothPiece {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute([0, 0, 0, 0.5, 0, 0, 0, 0.5, 0], 3))
  geometry.setAttribute('normal', new Float32BufferAttribute([0, 0, 1, 0, 0, 1, 0, 0, 1], 3))
  geometry.setAttribute('uv', new Float32BufferAttribute([0, 0, 1, 0, 0, 1], 2))
  geometry.setAttribute('bentNormal', new Float32BufferAttribute([0, 0, 1, 0, 0, 1, 0, 0, 1], 3))
  const mesh = new Mesh(geometry, new MeshLambertMaterial())
  return { panel: panelId('front'), box: { left: 0, top: 0, width: 500, height: 500 }, mesh } as ClothPiece
}

describe('a garment as a model', () => {
  it('is a glTF file in metres that has what every program reads, piece by piece', async () => {
    const bytes = await exportModel([piece()], 'glb')
    const view = new DataView(bytes.buffer)
    expect([view.getUint32(0, true), view.getUint32(4, true)]).toEqual([0x46546c67, 2])
    const json = JSON.parse(new TextDecoder().decode(bytes.slice(20, 20 + view.getUint32(12, true))))
    expect(Object.keys(json.meshes[0].primitives[0].attributes).sort()).toEqual(['NORMAL', 'POSITION', 'TEXCOORD_0'])
    expect(json.accessors.find((each: { max?: number[] }) => each.max?.[0] === 0.5)).toBeDefined()
    expect([json.materials[0].name, json.materials[0].doubleSided]).toEqual(['front', true])
  })

  it('is in plain numbers where the mesh is packed into whole ones', async () => {
    const packed = piece()
    packed.mesh.geometry.setAttribute(
      'position',
      new Int16BufferAttribute([0, 0, 0, 32767, 0, 0, 0, 16384, 0], 3, true),
    )
    const bytes = await exportModel([packed], 'glb')
    const length = new DataView(bytes.buffer).getUint32(12, true)
    const json = JSON.parse(new TextDecoder().decode(bytes.slice(20, 20 + length)))
    expect(json.extensionsUsed).toBeUndefined()
    expect(json.accessors.find((each: { max?: number[] }) => each.max?.[0] === 1)).toMatchObject({
      componentType: 5126,
    })
  })

  it('is a USDZ file, which is a zip that is not packed', async () => {
    const bytes = await exportModel([piece()], 'usdz')
    expect([...bytes.slice(0, 4)]).toEqual([0x50, 0x4b, 3, 4])
    expect(new TextDecoder('latin1').decode(bytes)).toContain('model.usda')
  })

  it('leaves the garment on the stage as it is', async () => {
    const shown = piece()
    await exportModel([shown], 'glb')
    expect(Object.keys(shown.mesh.geometry.attributes)).toContain('bentNormal')
  })
})
