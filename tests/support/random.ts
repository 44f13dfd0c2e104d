/** Numbers from a seed, the same on every machine (mulberry32). */
export interface Random {
  /** From 0 up to 1. */
  unit(): number
  /** A whole number below `limit`. */
  below(limit: number): number
  pick<Value>(values: readonly Value[]): Value
  shuffle<Value>(values: readonly Value[]): Value[]
}

export function random(seed: number): Random {
  let state = seed >>> 0
  const unit = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (limit: number): number => Math.floor(unit() * limit)
  return {
    unit,
    below,
    pick<Value>(values: readonly Value[]): Value {
      const value = values[below(values.length)]
      if (value === undefined) throw new Error('There is nothing to pick from.')
      return value
    },
    shuffle(values) {
      const shuffled = [...values]
      for (let index = shuffled.length - 1; index > 0; index--) {
        const other = below(index + 1)
        const [a, b] = [shuffled[index], shuffled[other]]
        if (a !== undefined && b !== undefined) [shuffled[index], shuffled[other]] = [b, a]
      }
      return shuffled
    },
  }
}
