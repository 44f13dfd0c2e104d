import { lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, TenantId, Transaction } from '../db/database.ts'
import { outbox } from '../db/schema/outbox.ts'
import type { Email } from './email.ts'

interface NewEmail {
  readonly tenant: TenantId
  readonly id: string
  readonly email: Email
  /** Milliseconds since 1970. */
  readonly now: number
  /** After which it is worth nothing, such as a code's; it is not sent then. Milliseconds since 1970. */
  readonly expiresAt?: number
}

/** Puts an email into the outbox, in the transaction of what it is about: both happen or neither. */
export async function enqueueEmail(tx: Transaction, { tenant, id, email, now, expiresAt }: NewEmail): Promise<void> {
  const { to, ...written } = email
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

/** What the outbox keeps of an email until it is sent. */
export const storedEmail = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  expiresAt: z.number().optional(),
})

/** Emails taken at a time, and milliseconds for which nobody else takes them: longer than sending them all can last. */
const batchSize = 10
const lease = 5 * 60_000

const row = z.object({
  tenant_id: z.string(),
  id: z.string(),
  recipient: z.string(),
  content: z.unknown(),
  attempts: z.coerce.number(),
})

export interface DueEmail {
  readonly tenantId: string
  readonly id: string
  readonly recipient: string
  readonly content: unknown
  /** With the one that begins now. */
  readonly attempts: number
}

/** Takes emails whose time has come. Two processes never take the same; one that dies gives its own back after the lease. */
export async function takeDueEmails(database: Database, now: number): Promise<readonly DueEmail[]> {
  const [at, back] = [new Date(now).toISOString(), new Date(now + lease).toISOString()]
  const { rows } = await database.asHouse(tx =>
    tx.execute(sql`
      update ${outbox} set attempts = attempts + 1, next_attempt_at = ${back}
      where (tenant_id, id) in (
        select tenant_id, id from ${outbox}
        where kind = 'letter' and sent_at is null and failed_at is null and next_attempt_at <= ${at}
        order by next_attempt_at limit ${batchSize} for update skip locked)
      returning tenant_id, id, recipient, content, attempts`),
  )
  return rows.map(given => {
    const { tenant_id, ...email } = row.parse(given)
    return { tenantId: tenant_id, ...email, content: email.content }
  })
}

const day = 24 * 60 * 60 * 1000
/** For so long one can see what was sent, and what could not be. */
const keptDays = 30
/** Where no mail server is set, emails wait for ever; after this nobody wants them. */
const waitingDays = 90

/** Deletes old emails of every shop; how many there were. */
export async function deleteOldEmails(tx: Transaction, now: number): Promise<number> {
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
