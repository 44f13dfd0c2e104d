import type { Limits } from '../../../server/limits/limits.ts'

/** Limits that are out of the way, for tests that ask more than people do. */
export const unlimited: Limits = {
  consume: async () => ({ kind: 'granted' }),
  close: () => undefined,
}
