import { lt, or } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { outbox } from '../db/schema/outbox.ts'

const day = 24 * 60 * 60 * 1000
/** For so long one can see what was sent, and what could not be. */
const keptDays = 30
/** Where no mail server is set, letters wait for ever; after this nobody wants them. */
const waitingDays = 90

/** Deletes old letters of every shop; how many there were. */
export async function clearLetters(tx: Transaction, now: number): Promise<number> {
  const before = (days: number) => new Date(now - days * day)
  const gone = await tx
    .delete(outbox)
    .where(
      or(
        lt(outbox.sentAt, before(keptDays)),
        lt(outbox.failedAt, before(keptDays)),
        lt(outbox.createdAt, before(waitingDays)),
      ),
    )
    .returning({ id: outbox.id })
  return gone.length
}
