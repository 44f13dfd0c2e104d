import type { Limit } from '../limits/limits.ts'

const hour = 3_600_000

/** How many messages one network may send to a shop, and everybody together: each becomes a letter to its people. */
export const contactLimits = {
  fromAddress: { max: 10, within: hour },
  toShop: { max: 300, within: hour },
} as const satisfies Readonly<Record<string, Limit>>
