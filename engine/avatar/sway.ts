import type { BoundWeights } from './boundWeights.ts'

/**
 * What cloth does along a clip beyond following its wearer's bones: how far its points leave the places where they hang,
 * before bones move them. Kept as a mean and a few shapes, of which every frame has its shares.
 */
export interface Sway {
  /** Where the points hang, three coordinates each, in m. */
  readonly points: Float32Array
  readonly weights: BoundWeights
  /** Of all points, in m. */
  readonly mean: Float32Array
  readonly shapes: readonly Float32Array[]
  /** How much of each shape, frame by frame; evenly spread over the clip, the first at its beginning. */
  readonly frames: readonly Float32Array[]
  readonly corrections?: Corrections
}

/** How some points move beyond the shapes, in frames where a few shapes cannot tell it. */
export interface Corrections {
  readonly points: Uint16Array
  /** Three coordinates each, in steps of `correctionStep`; as many frames as of shares. */
  readonly frames: readonly Int8Array[]
}

/** In m. */
export const correctionStep = 2e-4

/** Writes how far the points have left their places when a share of the clip, 0 to 1, is over; in m. */
export function swayAt({ mean, shapes, frames, corrections }: Sway, share: number, into: Float32Array): void {
  const at = (((share % 1) + 1) % 1) * frames.length
  const part = at % 1
  const [before, after] = [Math.floor(at) % frames.length, (Math.floor(at) + 1) % frames.length]
  const [from, to] = [frames[before], frames[after]]
  into.set(mean)
  for (const [index, shape] of shapes.entries()) {
    const much = (from?.[index] ?? 0) * (1 - part) + (to?.[index] ?? 0) * part
    for (let value = 0; value < into.length; value++) {
      into[value] = (into[value] as number) + (shape[value] as number) * much
    }
  }
  for (let value = 0; corrections && value < corrections.points.length * 3; value++) {
    const [now, next] = [corrections.frames[before]?.[value] ?? 0, corrections.frames[after]?.[value] ?? 0]
    const to = (corrections.points[Math.floor(value / 3)] as number) * 3 + (value % 3)
    into[to] = (into[to] as number) + correctionStep * (now * (1 - part) + next * part)
  }
}

/** Points of a sway that a point of finer cloth goes with. */
export const kept = 8

/** Of every point of finer cloth the points of a sway that it goes with, and how much with each; together 1. */
export interface Spread {
  readonly points: Uint16Array
  readonly shares: Float32Array
}

/** Writes how far the points of finer cloth have left their places. */
export function spreadSway({ points, shares }: Spread, coarse: Float32Array, into: Float32Array): void {
  for (let point = 0; point < into.length / 3; point++) {
    let [x, y, z] = [0, 0, 0]
    for (let at = point * kept; at < point * kept + kept; at++) {
      const share = shares[at] as number
      const first = (points[at] as number) * 3
      x += share * (coarse[first] as number)
      y += share * (coarse[first + 1] as number)
      z += share * (coarse[first + 2] as number)
    }
    into[point * 3] = x
    into[point * 3 + 1] = y
    into[point * 3 + 2] = z
  }
}
