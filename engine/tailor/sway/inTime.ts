import { type Sway, swayAt } from '../../avatar/sway.ts'

/** Along an axis no point may move farther from one frame to the next, in m: cloth that jumps is seen. */
export const fastest = 0.08
/** The same for cloth that shapes or corrections have moved: they make some points a little faster. */
export const quickest = 1.1 * fastest
/** No cloth is moved farther from the place where it hangs, in m. */
const nearlyFarthest = 0.185

/** Shares of a moment that the moments before and after take on, from two before to two after. */
const shared = [0.1, 0.25, 0.3, 0.25, 0.1]

/** Values of moments that come round, each mixed with those beside it. */
export function sharedInTime(moves: readonly Float64Array[]): readonly Float64Array[] {
  const count = moves.length
  return moves.map((own, at) => {
    const sum = new Float64Array(own.length)
    for (const [step, share] of shared.entries()) {
      const beside = moves[(at + step - 2 + count) % count] as Float64Array
      for (let index = 0; index < sum.length; index++) {
        sum[index] = (sum[index] as number) + share * (beside[index] as number)
      }
    }
    return sum
  })
}

/** How many moments away a move leads others along, the moment itself last, and how much of it they take over. */
const leading = [
  [-2, 0.33],
  [2, 0.33],
  [-1, 0.66],
  [1, 0.66],
  [0, 1],
] as const

/**
 * Moves of moments that come round, three values a point: every point goes at least as far as it went, and a part of the
 * way that it goes in the moments beside.
 */
export function ledInTime(moves: readonly Float64Array[]): readonly Float64Array[] {
  const count = moves.length
  return moves.map((own, at) => {
    const led = new Float64Array(own.length)
    for (const [step, share] of leading) lead(led, moves[(at + step + count) % count] ?? own, share)
    return led
  })
}

function lead(led: Float64Array, moves: Float64Array, share: number): void {
  for (let at = 0; at < led.length; at += 3) {
    const [x, y, z] = [moves[at] as number, moves[at + 1] as number, moves[at + 2] as number]
    const square = x * x + y * y + z * z
    if (square === 0) continue
    const along = ((led[at] as number) * x + (led[at + 1] as number) * y + (led[at + 2] as number) * z) / square
    const more = Math.max(0, share - along)
    led[at] = (led[at] as number) + more * x
    led[at + 1] = (led[at + 1] as number) + more * y
    led[at + 2] = (led[at + 2] as number) + more * z
  }
}

/** So many times a point's moves are shared in time at most. */
const sharings = 40

/**
 * Moves of moments that come round, three values a point, on top of where its points are then: those of points that
 * would go too fast are shared with the moments beside until they do not.
 */
export function steadied(
  from: readonly Float64Array[],
  moves: readonly Float64Array[],
  limit: number,
): readonly Float64Array[] {
  const steady = moves.map(move => move.slice())
  for (let point = 0; point < (from[0]?.length ?? 0); point += 3) {
    for (let sharing = 0; sharing < sharings; sharing++) {
      const places = from.map((offsets, at) => sumOf(offsets, steady[at] as Float64Array, point))
      if (farthestStep(places) <= limit) break
      const shared = sharedInTime(steady.map(move => move.subarray(point, point + 3)))
      for (const [at, move] of steady.entries()) move.set(shared[at] as Float64Array, point)
    }
  }
  return steady
}

const sumOf = (one: Float64Array, other: Float64Array, first: number): readonly number[] =>
  [first, first + 1, first + 2].map(at => (one[at] as number) + (other[at] as number))

/** The farthest that a value is in any moment. */
export const farthestOff = (moments: readonly ArrayLike<number>[]): number =>
  moments.reduce((max, now) => Array.from(now).reduce((far, value) => Math.max(far, Math.abs(value)), max), 0)

/** The farthest that a value goes from one moment to the next; the last one is followed by the first. */
export function farthestStep(moments: readonly ArrayLike<number>[]): number {
  let farthest = 0
  for (const [at, now] of moments.entries()) {
    const next = moments[(at + 1) % moments.length] as ArrayLike<number>
    for (let index = 0; index < now.length; index++) {
      farthest = Math.max(farthest, Math.abs((now[index] as number) - (next[index] as number)))
    }
  }
  return farthest
}

/** How far all points of a sway are off, moment by moment. */
export function offsetsOf(sway: Sway): readonly Float64Array[] {
  return sway.frames.map((_, at) => {
    const now = new Float32Array(sway.mean.length)
    swayAt(sway, at / sway.frames.length, now)
    return Float64Array.from(now)
  })
}

/** What is moved too far goes as far as it may, or as it went before. */
export function withinReach(before: Float64Array, moved: Float64Array): Float64Array {
  return moved.map((value, at) => {
    const limit = Math.max(Math.abs(before[at] as number), nearlyFarthest)
    return Math.min(limit, Math.max(-limit, value))
  })
}

/** Brings every point, three values each, back to within as far as it may go of where it was first. */
export function heldNear(
  first: Float64Array,
  moved: Float64Array,
  farthestOf: (point: number) => number,
): Float64Array {
  const near = moved.slice()
  for (let at = 0; at < near.length; at += 3) {
    const [x, y, z] = [0, 1, 2].map(axis => (moved[at + axis] as number) - (first[at + axis] as number))
    const share = farthestOf(at / 3) / Math.hypot(x as number, y as number, z as number)
    if (share >= 1) continue
    for (let axis = at; axis < at + 3; axis++) {
      near[axis] = (first[axis] as number) + share * ((moved[axis] as number) - (first[axis] as number))
    }
  }
  return near
}

export function added(one: Float64Array, other: Float64Array, times: number): Float64Array {
  return one.map((value, at) => value + times * (other[at] as number))
}
