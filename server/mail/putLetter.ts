import type { TenantId, Transaction } from '../db/database.ts'
import { outbox } from '../db/schema/outbox.ts'
import type { Letter } from './letter.ts'

export interface LetterToPut {
  readonly tenant: TenantId
  readonly id: string
  readonly letter: Letter
  /** Milliseconds since 1970. */
  readonly now: number
  /** After which it is worth nothing, such as a code's; it is not sent then. Milliseconds since 1970. */
  readonly expiresAt?: number
}

/** Puts a letter into the outbox, in the transaction of what it tells of: both happen or neither. */
export async function putLetter(tx: Transaction, { tenant, id, letter, now, expiresAt }: LetterToPut): Promise<void> {
  const { to, ...written } = letter
  await tx.insert(outbox).values({
    tenantId: tenant,
    id,
    kind: 'letter',
    recipient: to,
    content: { ...written, ...(expiresAt === undefined ? {} : { expiresAt }) },
    nextAttemptAt: new Date(now),
    createdAt: new Date(now),
  })
}
