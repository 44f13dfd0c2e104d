import { createHash } from 'node:crypto'
import type { Asker } from '../http/asker.ts'
import { Problem } from '../http/problem.ts'

/** Somebody who has designs: a customer by the account, a guest by the hash of the secret. */
export interface Person {
  /** What his entries, comments and ratings are kept under. */
  readonly author: string
  readonly accountId: string | null
  readonly guestHash: string | null
}

/** Hex. Secrets are long and random, so one round is enough. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

export const guestOf = (secret: string): Person => {
  const guestHash = hashSecret(secret)
  return { author: guestHash, accountId: null, guestHash }
}

/** @throws Problem not-signed-in for whoever shows neither token nor secret */
export function personOf(asker: Asker): Person {
  if (asker.kind === 'guest') return guestOf(asker.secret)
  if (asker.kind === 'nobody') throw new Problem('not-signed-in')
  return { author: asker.account, accountId: asker.account, guestHash: null }
}
