import type { BootId, HairStyle } from '../../avatar/avatars.ts'
import type { BoundWeights } from '../../avatar/boundWeights.ts'
import { boneIndex, createSkeleton } from '../../avatar/skeleton.ts'
import { type Vector, vectorAt } from '../../geometry/vector.ts'
import { unchanged } from '../body/proportions.ts'
import { writeWearer } from '../file/wearerFile.ts'
import { createBoot } from './boots.ts'
import { createHair } from './hair.ts'
import { footRule, ruledWeights } from './partWeights.ts'
import { meshOf } from './simplified.ts'
import { type NetSurface, opennessOf } from './surfaceNet.ts'
import { inFoot, wearerJoints } from './wearerJoints.ts'

export interface BakedPiece {
  readonly file: Uint8Array
  readonly triangles: number
}

const wholly = (bone: number, { positions }: NetSurface): BoundWeights => {
  const count = positions.length / 3
  const [bones, shares] = [new Uint8Array(count * 4), new Uint8Array(count * 4)]
  for (let at = 0; at < count * 4; at += 4) {
    bones[at] = bone
    shares[at] = 255
  }
  return { bones, shares }
}

/** Hair on a head of size 1, round the middle of the head. */
export async function bakeHair(style: HairStyle): Promise<BakedPiece> {
  const shape = createHair(style)
  const surface = await meshOf({
    shape,
    box: { lowest: [-0.13, -0.2, -0.2], highest: [0.13, 0.18, 0.13] },
    spacing: 0.003,
    triangles: 8000,
    isMirrored: false,
  })
  const openness = opennessOf(shape, surface)
  const weights = wholly(boneIndex('head'), surface)
  const file = await writeWearer(`hair ${style}`, [{ name: 'hair', surface, weights, openness, texture: null }])
  return { file, triangles: surface.triangles.length / 3 }
}

const kinds = { adidas_11pro: 'laced', nike_tiempo_lg8: 'collared' } as const satisfies Record<BootId, string>

/** A pair on the feet of the figure of our base size. */
export async function bakeBoots(id: BootId): Promise<BakedPiece & { readonly ankle: Vector }> {
  const { joints } = wearerJoints(unchanged, 1)
  const boot = createBoot(kinds[id])
  const shape = (x: number, y: number, z: number) => boot(...inFoot(joints.ankle, x, y, z))
  const [ankleX, , ankleZ] = joints.ankle
  const surface = await meshOf({
    shape,
    box: { lowest: [ankleX - 0.075, 0, ankleZ - 0.11], highest: [ankleX + 0.1, 0.15, ankleZ + 0.22] },
    spacing: 0.0023,
    triangles: 6000,
    isMirrored: true,
  })
  const spots = Array.from({ length: surface.positions.length / 3 }, (_, at) => {
    const [x, y, z] = vectorAt(surface.positions, at)
    const [, height, along] = inFoot(joints.ankle, Math.abs(x), y, z)
    return [(along + 0.1) / 0.32, 1 - height / 0.16]
  })
  const clear = (x: number, y: number, z: number) => Math.max(shape(Math.abs(x), y, z), 0.004)
  const file = await writeWearer(`boots ${id}`, [
    {
      name: 'boots',
      surface,
      weights: ruledWeights(surface, footRule(createSkeleton(joints))),
      // The loft's distances are no true ones inside.
      openness: opennessOf(clear, surface).map(open => Math.max(0.45, open)),
      texture: Float32Array.from(spots.flat()),
    },
  ])
  return { file, triangles: surface.triangles.length / 3, ankle: joints.ankle }
}
