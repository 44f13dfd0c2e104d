import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { outbox } from '../db/schema/outbox.ts'
import { isHopeless, type Mailer } from './mailer.ts'
import { claimDue, type DueItem, storedEmail } from './outbox.ts'
import { maxAttempts, startSweeping, waitBeforeRetry } from './retries.ts'

interface Sending {
  readonly database: Database
  readonly mailer: Mailer
  now(): number
}

/** Polls the outbox every second and sends due emails. */
export const startMailWorker = (sending: Sending, onError: (error: unknown) => void) =>
  startSweeping(() => sendDueEmails(sending), onError)

/** Sends due emails and returns how many were tried. Failed ones are retried with growing delays. */
export async function sendDueEmails(sending: Sending): Promise<number> {
  const due = await claimDue(sending.database, { kind: 'email', now: sending.now(), batch: 10, share: 10 })
  await Promise.all(due.map(email => sendOne(sending, email)))
  return due.length
}

async function sendOne({ database, mailer, now }: Sending, { tenantId, id, recipient, content, attempts }: DueItem) {
  const note = (changes: Partial<typeof outbox.$inferInsert>) =>
    database.asSystem(tx =>
      tx
        .update(outbox)
        .set(changes)
        .where(and(eq(outbox.tenantId, tenantId), eq(outbox.id, id))),
    )
  const stored = storedEmail.parse(content)
  const { subject, text, html, expiresAt, hasSecret } = stored
  // Codes and secret links are no longer needed: only the subject is kept. Others can be sent again.
  const read = hasSecret ? { subject, hasSecret } : stored
  if (expiresAt !== undefined && now() >= expiresAt) {
    await note({ failedAt: new Date(now()), lastError: 'The email expired before it could be sent.', content: read })
    return
  }
  try {
    await mailer.send(id, { to: recipient, subject, text, html })
  } catch (error) {
    const lastError = String(error).slice(0, 500)
    const over = isHopeless(error) || attempts >= maxAttempts
    await note(
      over
        ? { failedAt: new Date(now()), lastError, content: read }
        : { nextAttemptAt: new Date(now() + waitBeforeRetry(attempts)), lastError },
    )
    return
  }
  await note({ sentAt: new Date(now()), lastError: null, content: read })
}
