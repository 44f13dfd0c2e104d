import { and, count, desc, eq, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { EmailListQuery, OutboxEmail } from '../contract/console/emails.ts'
import type { Transaction } from '../db/database.ts'
import { containing } from '../db/likePattern.ts'
import { outbox } from '../db/schema/outbox.ts'
import { Problem } from '../http/problem.ts'
import { keptEmail } from './outbox.ts'

type OutboxRow = typeof outbox.$inferSelect

const ofStatus = {
  waiting: and(isNull(outbox.sentAt), isNull(outbox.failedAt)),
  sent: isNotNull(outbox.sentAt),
  failed: isNotNull(outbox.failedAt),
} as const satisfies Readonly<Record<OutboxEmail['status'], SQL | undefined>>

/** One page of the emails of a shop, newest first. */
export async function listEmails(tx: Transaction, { status, search, page, pageSize }: EmailListQuery, now: number) {
  const pattern = containing(search)
  const wanted = and(
    eq(outbox.kind, 'email'),
    status && ofStatus[status],
    search === ''
      ? undefined
      : or(ilike(outbox.recipient, pattern), ilike(sql`${outbox.content} ->> 'subject'`, pattern)),
  )
  const [counted] = await tx.select({ total: count() }).from(outbox).where(wanted)
  const rows = await tx
    .select()
    .from(outbox)
    .where(wanted)
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { items: rows.map(row => show(row, now)), total: counted?.total ?? 0, page, pageSize }
}

function show(row: OutboxRow, now: number): OutboxEmail {
  const { subject, text, hasSecret } = keptEmail.parse(row.content)
  const status = row.sentAt ? 'sent' : row.failedAt ? 'failed' : 'waiting'
  return {
    ...{ id: row.id, to: row.recipient, subject, status, attempts: row.attempts },
    text: hasSecret ? null : (text ?? null),
    canResend: canResend(row, now),
    error: row.lastError ?? '',
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    nextAttemptAt: status === 'waiting' ? row.nextAttemptAt.toISOString() : null,
  }
}

/** Whether its text is still there and is not too old, and whether it does not simply wait for its first attempt. */
function canResend({ content, sentAt, failedAt, attempts }: OutboxRow, now: number): boolean {
  const { text, expiresAt } = keptEmail.parse(content)
  const isOver = sentAt !== null || failedAt !== null
  return text !== undefined && (expiresAt === undefined || expiresAt > now) && (isOver || attempts > 0)
}

/** @throws Problem not-found; wrong-state for one that cannot be sent again */
export async function resendEmail(tx: Transaction, id: string, now: number): Promise<OutboxEmail> {
  const [found] = await tx
    .select()
    .from(outbox)
    .where(and(eq(outbox.id, id), eq(outbox.kind, 'email')))
    .for('update')
  if (!found) throw new Problem('not-found')
  if (!canResend(found, now)) {
    throw new Problem('wrong-state', {
      detail: 'This email is not kept any more, because it carried a code or a link.',
    })
  }
  const [again] = await tx
    .update(outbox)
    .set({ attempts: 0, nextAttemptAt: new Date(now), sentAt: null, failedAt: null, lastError: null })
    .where(eq(outbox.id, id))
    .returning()
  if (!again) throw new Problem('not-found')
  return show(again, now)
}
