import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, tenantId, timestamptz } from './columns.ts'

/** Emails and webhooks, written in the transaction of their cause and sent afterwards. */
export const outbox = pgTable(
  'outbox',
  {
    tenantId: tenantId(),
    id: id(),
    kind: text('kind', { enum: ['email', 'webhook'] }).notNull(),
    /** An email address or an https address. */
    recipient: text('recipient').notNull(),
    content: jsonb('content').notNull().$type<Readonly<Record<string, unknown>>>(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: timestamptz('next_attempt_at').notNull().defaultNow(),
    sentAt: timestamptz('sent_at'),
    /** When sending failed for good. */
    failedAt: timestamptz('failed_at'),
    lastError: text('last_error'),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('outbox_due').on(table.nextAttemptAt).where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
    index('outbox_failed')
      .on(table.tenantId, table.createdAt)
      .where(sql`${table.kind} = 'email' and ${table.failedAt} is not null`),
    index('outbox_latest').on(table.tenantId, table.createdAt),
    index('outbox_of_webhook')
      .on(table.tenantId, sql`(${table.content} ->> 'webhook')`, table.createdAt)
      .where(sql`${table.kind} = 'webhook'`),
  ],
)

/** The append-only audit log of the shop's admins. */
export const auditLog = pgTable(
  'audit_log',
  {
    tenantId: tenantId(),
    id: id(),
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    subjectId: uuid('subject_id'),
    detail: jsonb('detail').notNull().default({}).$type<Readonly<Record<string, unknown>>>(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('audit_log_latest').on(table.tenantId, table.createdAt),
  ],
)

/** Responses to calls that must not be repeated. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    tenantId: tenantId(),
    id: id(),
    /** The caller, since two people may choose the same key. */
    author: text('author').notNull(),
    key: text('key').notNull(),
    /** The hash of the request. The same key with another request is refused. */
    requestSha256: text('request_sha256').notNull(),
    status: integer('status'),
    response: jsonb('response'),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('idempotency_keys_once').on(table.tenantId, table.author, table.key),
  ],
)
