import type { Limit } from '../limits/limits.ts'

const minute = 60_000
const hour = 60 * minute

/** How often one network address, and one mail address, may ask. Schools and offices share a network address. */
export const accountLimits = {
  signInFromAddress: { max: 60, within: minute },
  signInToAccount: { max: 20, within: minute },
  registerFromAddress: { max: 30, within: hour },
  /** Emails that anybody can have sent to a mailbox. */
  emailsToMailbox: { max: 5, within: hour },
  emailsFromAddress: { max: 60, within: hour },
  /** Codes and mailed secrets that are tried. */
  secretsFromAddress: { max: 60, within: 10 * minute },
  refreshFromAddress: { max: 600, within: minute },
} as const satisfies Readonly<Record<string, Limit>>
