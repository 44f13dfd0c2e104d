import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { outbox } from '../db/schema/outbox.ts'
import { type DueLetter, takeDueLetters } from './dueLetters.ts'
import { isHopeless, type Mailer } from './mailer.ts'
import { storedLetter } from './storedLetter.ts'
import { mostAttempts, waitBeforeRetry } from './waitBeforeRetry.ts'

interface Post {
  readonly database: Database
  readonly mailer: Mailer
  now(): number
}

/** Sends the letters whose time has come; answers how many were tried. What fails is tried again, later each time. */
export async function sendDueLetters(post: Post): Promise<number> {
  const due = await takeDueLetters(post.database, post.now())
  await Promise.all(due.map(letter => sendOne(post, letter)))
  return due.length
}

async function sendOne({ database, mailer, now }: Post, { tenantId, id, recipient, content, attempts }: DueLetter) {
  const note = (changes: Partial<typeof outbox.$inferInsert>) =>
    database.asHouse(tx =>
      tx
        .update(outbox)
        .set(changes)
        .where(and(eq(outbox.tenantId, tenantId), eq(outbox.id, id))),
    )
  const { subject, text, html, expiresAt } = storedLetter.parse(content)
  // Codes and links are no use any more: only what the letter was about is kept.
  const read = { subject }
  if (expiresAt !== undefined && now() >= expiresAt) {
    await note({ failedAt: new Date(now()), lastError: 'It was too late to send it.', content: read })
    return
  }
  try {
    await mailer.send(id, { to: recipient, subject, text, html })
  } catch (error) {
    const lastError = String(error).slice(0, 500)
    const over = isHopeless(error) || attempts >= mostAttempts
    await note(
      over
        ? { failedAt: new Date(now()), lastError, content: read }
        : { nextAttemptAt: new Date(now() + waitBeforeRetry(attempts)), lastError },
    )
    return
  }
  await note({ sentAt: new Date(now()), lastError: null, content: read })
}
