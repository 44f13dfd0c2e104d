import { lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, TenantId, Transaction } from '../db/database.ts'
import { outbox } from '../db/schema/outbox.ts'
import type { WrittenEmail } from './email.ts'

interface NewEmail {
  readonly tenant: TenantId
  readonly id: string
  readonly email: WrittenEmail
  /** Milliseconds since 1970. */
  readonly now: number
  /** When the email expires, for instance with its code; it is not sent after that. Milliseconds since 1970. */
  readonly expiresAt?: number
}

/** Adds an email to the outbox in the transaction that causes it, so that both happen or neither. */
export const enqueueEmail = (tx: Transaction, email: NewEmail): Promise<void> => enqueueEmails(tx, [email])

/** Adds several at once. */
export async function enqueueEmails(tx: Transaction, emails: readonly NewEmail[]): Promise<void> {
  if (emails.length > 0) await tx.insert(outbox).values(emails.map(emailRow))
}

/** An email as the outbox takes it. */
export function emailRow({ tenant, id, email, now, expiresAt }: NewEmail): typeof outbox.$inferInsert {
  const { to, ...written } = email
  return {
    tenantId: tenant,
    id,
    kind: 'email',
    recipient: to,
    content: { ...written, ...(expiresAt === undefined ? {} : { expiresAt }) },
    nextAttemptAt: new Date(now),
    createdAt: new Date(now),
  }
}

/** The stored content of an email until it is sent. */
export const storedEmail = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  expiresAt: z.number().optional(),
  hasSecret: z.boolean().default(true),
})

/** What is left of it afterwards: of one with a secret the subject alone. */
export const keptEmail = storedEmail.partial({ text: true, html: true })

/** The lease in milliseconds: longer than sending all that is claimed at a time can take. */
const lease = 5 * 60_000

const row = z.object({
  tenant_id: z.string(),
  id: z.string(),
  recipient: z.string(),
  content: z.unknown(),
  attempts: z.coerce.number(),
})

/** An email or a webhook whose time has come. */
export interface DueItem {
  readonly tenantId: string
  readonly id: string
  readonly recipient: string
  readonly content: unknown
  /** Attempts including this one. */
  readonly attempts: number
}

interface Claim {
  readonly kind: 'email' | 'webhook'
  /** Milliseconds since 1970. */
  readonly now: number
  /** The maximum claimed at a time, and of one shop. */
  readonly batch: number
  readonly share: number
}

/** Claims what is due. Two processes never claim the same; rows of a crashed process are free again after the lease. */
export async function claimDue(database: Database, { kind, now, batch, share }: Claim): Promise<readonly DueItem[]> {
  const [at, back] = [new Date(now).toISOString(), new Date(now + lease).toISOString()]
  const due = sql`kind = ${kind} and sent_at is null and failed_at is null and next_attempt_at <= ${at}`
  const { rows } = await database.asSystem(tx =>
    tx.execute(sql`
      update ${outbox} set attempts = attempts + 1, next_attempt_at = ${back}
      where (tenant_id, id) in (
        select tenant_id, id from ${outbox}
        where ${due} and (tenant_id, id) in (
          select tenant_id, id from (
            select tenant_id, id, row_number() over (partition by tenant_id order by next_attempt_at) as turn
            from ${outbox} where ${due}) turns
          where turn <= ${share})
        order by next_attempt_at limit ${batch} for update skip locked)
      returning tenant_id, id, recipient, content, attempts`),
  )
  return rows.map(input => {
    const { tenant_id, ...item } = row.parse(input)
    return { tenantId: tenant_id, ...item, content: item.content }
  })
}

const day = 24 * 60 * 60 * 1000
/** Those that were sent or failed are kept this many days. */
const retentionDays = 30
/** Those that were not sent are kept this many days, since without a mail server they would wait forever. */
const waitingDays = 90

/** Deletes old emails and webhooks of every shop and returns how many. */
export async function deleteOldEmails(tx: Transaction, now: number): Promise<number> {
  const before = (days: number) => new Date(now - days * day)
  const gone = await tx
    .delete(outbox)
    .where(
      or(
        lt(outbox.sentAt, before(retentionDays)),
        lt(outbox.failedAt, before(retentionDays)),
        lt(outbox.createdAt, before(waitingDays)),
      ),
    )
    .returning({ id: outbox.id })
  return gone.length
}
