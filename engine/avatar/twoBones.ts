import { add, dot, magnitude, scale, subtract, unit, type Vector } from '../geometry/vector.ts'

interface Reach {
  readonly from: Vector
  readonly target: Vector
  /** Of the upper and the lower bone, in m. */
  readonly lengths: readonly [upper: number, lower: number]
  /** Where elbow or knee point. */
  readonly pole: Vector
}

/** Stretched wholly, a joint would snap. */
const longest = 0.998

/** Where the joint between two bones is, and where they end: at the target, or as near as they reach. */
export function reachWith({ from, target, lengths: [upper, lower], pole }: Reach): {
  readonly joint: Vector
  readonly end: Vector
  /** How far the end stays away from the target, in m. */
  readonly missing: number
} {
  const way = subtract(target, from)
  const wanted = magnitude(way)
  const stretched = (upper + lower) * longest
  const distance = Math.min(Math.max(wanted, Math.abs(upper - lower) * 1.02), stretched)
  const along = unit(way)
  const side = unit(subtract(pole, scale(along, dot(pole, along))))
  const ahead = (distance * distance + upper * upper - lower * lower) / (2 * distance)
  const aside = Math.sqrt(Math.max(0, upper * upper - ahead * ahead))
  return {
    joint: add(from, add(scale(along, ahead), scale(side, aside))),
    end: add(from, scale(along, distance)),
    missing: Math.max(0, wanted - stretched),
  }
}
