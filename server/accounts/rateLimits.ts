import type { Limit } from '../limits/limits.ts'

const minute = 60_000
const hour = 60 * minute

/** The rate limits of a network address and of an email address. Schools and offices share a network address. */
export const accountLimits = {
  signInFromAddress: { max: 60, within: minute },
  signInToAccount: { max: 20, within: minute },
  registerFromAddress: { max: 30, within: hour },
  /** The emails that anybody can trigger to one mailbox. */
  emailsToMailbox: { max: 5, within: hour },
  emailsFromAddress: { max: 60, within: hour },
  /** Attempts with codes and emailed secrets. */
  secretsFromAddress: { max: 60, within: 10 * minute },
  /** Codes of the second factor, right or wrong. */
  secondFactorOfAccount: { max: 20, within: 10 * minute },
  refreshFromAddress: { max: 600, within: minute },
} as const satisfies Readonly<Record<string, Limit>>
