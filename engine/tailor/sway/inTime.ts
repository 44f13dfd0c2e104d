/** Along an axis no point may move farther from one frame to the next, in m: cloth that jumps is seen. */
export const fastest = 0.08

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
