import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { clientIds } from '../../contract/accounts/tokens.ts'
import { createdAt, id, tenantId, timestamptz, updatedAt } from './columns.ts'

const accountStatuses = ['unconfirmed', 'active', 'locked', 'blocked'] as const

export const accounts = pgTable(
  'accounts',
  {
    tenantId: tenantId(),
    id: id(),
    /** The address as it was typed; emails are sent to it. */
    email: text('email').notNull(),
    /** The normalised address, which is unique. */
    emailNorm: text('email_norm').notNull(),
    /** argon2id; null for accounts that only use Google. */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone').notNull().default(''),
    language: text('language', { enum: ['kh', 'en'] }).notNull(),
    status: text('status', { enum: accountStatuses }).notNull().default('unconfirmed'),
    termsVersion: text('terms_version'),
    termsAcceptedAt: timestamptz('terms_accepted_at'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('accounts_email').on(table.tenantId, table.emailNorm),
    index('accounts_by_time').on(table.tenantId, table.createdAt, table.id),
    index('accounts_by_name').on(table.tenantId, table.lastName, table.firstName, table.id),
    check('accounts_status', sql`${table.status} in ('unconfirmed', 'active', 'locked', 'blocked')`),
  ],
)

/** Linked identities: Google's `sub`. */
export const identities = pgTable(
  'identities',
  {
    tenantId: tenantId(),
    id: id(),
    accountId: uuid('account_id').notNull(),
    provider: text('provider', { enum: ['google'] }).notNull(),
    subject: text('subject').notNull(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.accountId],
      foreignColumns: [accounts.tenantId, accounts.id],
    }).onDelete('cascade'),
    unique('identities_subject').on(table.tenantId, table.provider, table.subject),
    index('identities_of_account').on(table.tenantId, table.accountId),
  ],
)

export const accountRoles = pgTable(
  'account_roles',
  {
    tenantId: tenantId(),
    id: id(),
    accountId: uuid('account_id').notNull(),
    client: text('client', { enum: clientIds }).notNull(),
    role: text('role', { enum: ['customer', 'ADMIN'] }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.accountId],
      foreignColumns: [accounts.tenantId, accounts.id],
    }).onDelete('cascade'),
    unique('account_roles_once').on(table.tenantId, table.accountId, table.client, table.role),
    check('account_roles_admin', sql`${table.role} <> 'ADMIN' or ${table.client} = 'console'`),
  ],
)

/** Notification settings; `id` is the account's. */
export const accountNotifications = pgTable(
  'notification_settings',
  {
    tenantId: tenantId(),
    id: id(),
    settings: jsonb('settings').notNull().$type<Readonly<Record<string, boolean>>>(),
    version: integer('version').notNull().default(1),
    updatedAt: updatedAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.id], foreignColumns: [accounts.tenantId, accounts.id] }).onDelete(
      'cascade',
    ),
  ],
)

/** Emailed codes and links; only their hashes are stored. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    tenantId: tenantId(),
    id: id(),
    accountId: uuid('account_id').notNull(),
    purpose: text('purpose', { enum: ['confirm', 'reset', 'unlock', 'terms'] }).notNull(),
    /** sha256, hex. */
    hash: text('hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    expiresAt: timestamptz('expires_at').notNull(),
    usedAt: timestamptz('used_at'),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.accountId],
      foreignColumns: [accounts.tenantId, accounts.id],
    }).onDelete('cascade'),
    index('one_time_tokens_of_account').on(table.tenantId, table.accountId, table.purpose),
    uniqueIndex('one_time_tokens_hash').on(table.tenantId, table.purpose, table.accountId, table.hash),
    index('one_time_tokens_by_hash').on(table.tenantId, table.hash),
    index('one_time_tokens_by_age').on(table.expiresAt),
  ],
)
