import { it } from 'vitest'

/** How many seeds are tried when nothing is said; `npm run test:long` says which, for example "501-1000". */
const usualRuns = 50
const [from, to] = process.env.PROPERTY_SEEDS?.split('-').map(Number) ?? []

/**
 * One test of a property, tried with one seed after the other. The seed that breaks it is named.
 *
 * @param costly a property whose seed takes as long as many others: usually it is tried with two
 */
export const holds = (name: string, property: (seed: number) => void, costly = false): void => {
  const first = from ?? 1
  const last = to ?? (costly ? 2 : usualRuns)
  it(name, { timeout: 60_000 + (last - first) * 2_000 }, async () => {
    for (let seed = first; seed <= last; seed++) {
      try {
        property(seed)
      } catch (cause) {
        throw new Error(`Seed ${seed}: ${cause instanceof Error ? cause.message : cause}`, { cause })
      }
      // Thousands of them would leave the one who counts the tests without an answer for minutes.
      if (seed % 50 === 0) await new Promise(setImmediate)
    }
  })
}
