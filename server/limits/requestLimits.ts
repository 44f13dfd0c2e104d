import type { Limit } from './limits.ts'

const minute = 60_000

/** How often anything may be asked, before what single calls limit further. Schools and offices share an address. */
export const requestLimits = {
  fromAddress: { most: 3_000, within: minute },
  ofAccount: { most: 600, within: minute },
} as const satisfies Readonly<Record<string, Limit>>
