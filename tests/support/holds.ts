import { it } from 'vitest'

/** How many seeds are tried when nothing is said; `npm run test:long` says 10,000. */
const usualRuns = 50
const longRuns = process.env.PROPERTY_RUNS

/**
 * One test of a property, tried with one seed after the other. The seed that breaks it is named.
 *
 * @param costly a property whose seed takes as long as many others: it is tried with two, and a tenth of a long run
 */
export const holds = (name: string, property: (seed: number) => void, costly = false): void => {
  const runs = longRuns === undefined ? (costly ? 2 : usualRuns) : Math.ceil(Number(longRuns) / (costly ? 10 : 1))
  it(name, { timeout: 60_000 + runs * 2_000 }, async () => {
    for (let seed = 1; seed <= runs; seed++) {
      try {
        property(seed)
      } catch (cause) {
        throw new Error(`Seed ${seed}: ${cause instanceof Error ? cause.message : cause}`, { cause })
      }
      // Ten thousand of them would leave the one who counts the tests without an answer for minutes.
      if (seed % 50 === 0) await new Promise(setImmediate)
    }
  })
}
