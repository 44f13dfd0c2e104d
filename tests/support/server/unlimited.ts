import type { Limits } from '../../../server/limits/limits.ts'

/** Very high limits, for tests that send many requests. */
export const unlimited: Limits = {
  consume: async () => ({ kind: 'granted' }),
  close: () => undefined,
}
