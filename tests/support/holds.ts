import { it } from 'vitest'

/** Seeds 1 to 50 for a change; `npm run test:long` sets 10,000. */
const runs = Number(process.env.PROPERTY_RUNS ?? 50)
const patience = { timeout: 30_000 + runs * 200 }

/** One test of a property, looked at with one seed after the other. The seed that breaks it is named. */
export const holds = (name: string, property: (seed: number) => void): void =>
  it(name, patience, async () => {
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
