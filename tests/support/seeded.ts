/** For fast-check: the same runs on every machine. */
export const seeded = { seed: 20260, numRuns: 50 } as const
