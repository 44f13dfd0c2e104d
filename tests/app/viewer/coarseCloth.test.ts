import { readFileSync } from 'node:fs'
import { Mesh, MeshBasicMaterial } from 'three'
import { describe, expect, it } from 'vitest'
import type { ClothPiece } from '../../../app/viewer/clothPiece.ts'
import { createCoarseCloth } from '../../../app/viewer/coarseCloth.ts'
import { readClothFile } from '../../../app/viewer/readClothFile.ts'
import { panelId } from '../../../engine/index.ts'

/** A baked shirt on nobody's stage. */
async function hangShirt() {
  const group = await readClothFile(
    Uint8Array.from(readFileSync('plugins/garments/soccer/shirt-crew-short.glb')).buffer,
  )
  const box = { left: 0, top: 0, width: 1, height: 1 }
  const pieces: ClothPiece[] = []
  for (const mesh of group.children) if (mesh instanceof Mesh) pieces.push({ panel: panelId(mesh.uuid), box, mesh })
  return { group, pieces }
}

const trianglesOf = (mesh: Mesh) => (mesh.geometry.index?.count ?? 0) / 3
const shownOf = (group: Awaited<ReturnType<typeof hangShirt>>['group']) => {
  const shown: Mesh[] = []
  group.traverseVisible(object => void (object instanceof Mesh && object.visible && shown.push(object)))
  return shown
}

describe('the coarse cloth', () => {
  it('is the same pieces in a fifth of the triangles', async () => {
    const shirt = await hangShirt()
    const fine = shownOf(shirt.group).reduce((sum, mesh) => sum + trianglesOf(mesh), 0)
    const coarse = await createCoarseCloth(shirt)
    coarse.show(true)
    const shown = shownOf(shirt.group)
    expect(shown).toHaveLength(shirt.pieces.length)
    expect(shown.reduce((sum, mesh) => sum + trianglesOf(mesh), 0)).toBeLessThan(fine / 5)
  })

  it('wears what the fine one wears, and gives way to it', async () => {
    const shirt = await hangShirt()
    const coarse = await createCoarseCloth(shirt)
    const cloth = new MeshBasicMaterial()
    for (const { mesh } of shirt.pieces) mesh.material = cloth
    coarse.show(true)
    expect(shownOf(shirt.group).map(({ material }) => material)).toEqual(shirt.pieces.map(() => cloth))
    coarse.show(false)
    expect(shownOf(shirt.group)).toEqual(shirt.pieces.map(({ mesh }) => mesh))
  })

  it('leaves the fine one shown when it goes', async () => {
    const shirt = await hangShirt()
    const coarse = await createCoarseCloth(shirt)
    coarse.show(true)
    coarse.dispose()
    expect(shownOf(shirt.group)).toEqual(shirt.pieces.map(({ mesh }) => mesh))
    expect(shirt.pieces.every(({ mesh }) => mesh.geometry.attributes.position)).toBe(true)
  })
})
