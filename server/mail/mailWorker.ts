import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { outbox } from '../db/schema/outbox.ts'
import { isHopeless, type Mailer } from './mailer.ts'
import { claimDueEmails, type DueEmail, storedEmail } from './outbox.ts'

interface Sending {
  readonly database: Database
  readonly mailer: Mailer
  now(): number
}

interface MailWorker {
  /** Resolves when the emails in progress are sent. */
  stop(): Promise<void>
}

/** Milliseconds between two polls of the outbox. */
const interval = 1_000

/** Polls the outbox every second and sends due emails. */
export function startMailWorker(sending: Sending, onError: (error: unknown) => void): MailWorker {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let sweeping: Promise<void> = Promise.resolve()
  const sweep = async () => {
    try {
      while (!stopped && (await sendDueEmails(sending)) > 0);
    } catch (error) {
      // The database may be unavailable; the next poll tries again.
      onError(error)
    }
    if (!stopped) timer = setTimeout(begin, interval)
  }
  const begin = () => {
    sweeping = sweep()
  }
  begin()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await sweeping
    },
  }
}

/** Sends due emails and returns how many were tried. Failed ones are retried with growing delays. */
export async function sendDueEmails(sending: Sending): Promise<number> {
  const due = await claimDueEmails(sending.database, sending.now())
  await Promise.all(due.map(email => sendOne(sending, email)))
  return due.length
}

async function sendOne({ database, mailer, now }: Sending, { tenantId, id, recipient, content, attempts }: DueEmail) {
  const note = (changes: Partial<typeof outbox.$inferInsert>) =>
    database.asSystem(tx =>
      tx
        .update(outbox)
        .set(changes)
        .where(and(eq(outbox.tenantId, tenantId), eq(outbox.id, id))),
    )
  const { subject, text, html, expiresAt } = storedEmail.parse(content)
  // The codes and links are no longer needed: only the subject is kept.
  const read = { subject }
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

const firstWait = 5_000
const longestWait = 6 * 3_600_000

/** The maximum number of attempts, which take about a day and a half. */
export const maxAttempts = 18

/** Milliseconds until the next attempt: five seconds, doubling up to six hours. */
export const waitBeforeRetry = (attempts: number): number =>
  Math.min(longestWait, firstWait * 2 ** Math.min(Math.max(attempts, 1) - 1, 30))
