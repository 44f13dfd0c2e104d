import { readFile } from 'node:fs/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bindCloth } from '../../../../app/viewer/avatar/bindCloth.ts'
import { createWearerBones } from '../../../../app/viewer/avatar/wearerBones.ts'
import { loadGarment } from '../../../../app/viewer/garment.ts'
import { type BodyPoints, boneIndex, createSkeleton } from '../../../../engine/avatar/index.ts'
import { meshesOf } from '../../../../engine/index.ts'
import { garments } from '../../../../plugins/index.ts'
import { joints } from '../../../support/wearer.ts'

/** A trunk of one point: what matters here is the cloth. */
const body: BodyPoints = {
  positions: Float32Array.of(0, 1.1, 0.1),
  normals: Float32Array.of(0, 0, 1),
  bones: Uint8Array.of(boneIndex('chest'), 0, 0, 0),
  shares: Float32Array.of(1, 0, 0, 0),
}

beforeEach(() =>
  vi.stubGlobal(
    'fetch',
    async (path: string) => new Response(new Uint8Array(await readFile(`plugins/garments/${path}`))),
  ),
)
afterEach(() => vi.unstubAllGlobals())

it.each(garments.map(garment => [String(garment.slug), garment] as const))(
  'binds every piece of the %s to the bones of somebody, linings too',
  async (_, garment) => {
    const kit = await loadGarment(meshesOf(garment, {}))
    const worn = bindCloth(kit, body, createWearerBones(createSkeleton(joints)))
    expect(worn.pieces).toHaveLength(kit.pieces.length)
    for (const { mesh } of worn.pieces) {
      const { position, skinIndex } = mesh.geometry.attributes
      expect(skinIndex?.count).toBe(position?.count)
    }
  },
)
