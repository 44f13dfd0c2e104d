import type { BodyPoints } from '../../avatar/nearSkin.ts'
import { clothBoxOf, spreaderOf } from '../../avatar/spread.ts'
import { type Sway, spreadSway, swayAt } from '../../avatar/sway.ts'
import { blendedMatrices, type Matrices } from './carriage.ts'
import { type PosedSurface, posedBody } from './pushOut.ts'

/** What is worn underneath: right sides of its cloth as it is drawn, and how it sways. */
export interface WornUnder {
  readonly drawn: BodyPoints
  readonly sway: Sway
}

/** Cloth keeps farther from other cloth than from skin, in m: both sway, and no point of one may come through the other. */
const clearance = 0.003

/** The outside of swaying cloth in a pose. */
export function swayingSurface({ drawn, sway }: WornUnder): (share: number, bones: Matrices) => PosedSurface {
  const weights = { bones: drawn.bones, shares: Uint8Array.from(drawn.shares, share => Math.round(255 * share)) }
  const spread = spreaderOf(sway, clothBoxOf(drawn.positions))({ positions: drawn.positions, weights })
  const [coarse, fine] = [new Float32Array(sway.mean.length), new Float32Array(drawn.positions.length)]
  return (share, bones) => {
    swayAt(sway, share, coarse)
    spreadSway(spread, coarse, fine)
    const positions = drawn.positions.map((value, at) => value + (fine[at] as number))
    const posed = posedBody({ ...drawn, positions }, blendedMatrices(drawn, bones))
    const outside = posed.positions.map((value, at) => value + clearance * (posed.normals[at] as number))
    return { positions: outside, normals: posed.normals }
  }
}

export function together(one: PosedSurface, other: PosedSurface): PosedSurface {
  return { positions: joined(one.positions, other.positions), normals: joined(one.normals, other.normals) }
}

function joined(one: Float64Array, other: Float64Array): Float64Array {
  const both = new Float64Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}
