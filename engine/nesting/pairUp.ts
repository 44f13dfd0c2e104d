import { shuffle } from '../geometry/seededRandom.ts'

export type Pair = readonly [number, number]

/** How often exchanging begins anew, from other pairs. */
const begun = 40

const both = [0, 1] as const

/**
 * Puts things of some types together in twos, so that all pairs are short in sum: begun anyhow, then exchanged between two
 * pairs while that shortens them. Of an odd number the last one is left over.
 */
export function pairUp(
  types: readonly number[],
  lengthOf: (pair: Pair) => number,
  random: () => number,
): readonly Pair[] {
  let best: { readonly pairs: readonly Pair[]; readonly sum: number } | null = null
  for (let begin = 0; begin < begun; begin++) {
    const bag = types.slice(0, types.length - (types.length % 2))
    shuffle(bag, random)
    const pairs = Array.from({ length: bag.length / 2 }, (_, at): [number, number] => [
      bag[at * 2] ?? 0,
      bag[at * 2 + 1] ?? 0,
    ])
    exchange(pairs, lengthOf)
    const sum = pairs.reduce((all, pair) => all + lengthOf(pair), 0)
    if (!best || sum < best.sum) best = { pairs, sum }
  }
  return (best?.pairs ?? [])
    .map(([a, b]): Pair => (a < b ? [a, b] : [b, a]))
    .toSorted((p, q) => p[0] - q[0] || p[1] - q[1])
}

function exchange(pairs: [number, number][], lengthOf: (pair: Pair) => number): void {
  for (let isBetter = true; isBetter; ) {
    isBetter = false
    for (const [at, one] of pairs.entries()) {
      for (const other of pairs.slice(at + 1)) {
        for (const own of both) {
          for (const their of both) {
            const before = lengthOf(one) + lengthOf(other)
            swap(one, own, other, their)
            // By a whole unit, so that equal pairs are not exchanged for ever.
            if (lengthOf(one) + lengthOf(other) <= before - 1) isBetter = true
            else swap(one, own, other, their)
          }
        }
      }
    }
  }
}

function swap(one: [number, number], own: 0 | 1, other: [number, number], their: 0 | 1): void {
  const kept = one[own]
  one[own] = other[their]
  other[their] = kept
}
