import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { clientIds } from '../../contract/accounts/tokens.ts'
import { accounts } from './accounts.ts'
import { createdAt, id, moment, tenantId } from './columns.ts'

/** One sign-in on one device. */
export const sessions = pgTable(
  'sessions',
  {
    tenantId: tenantId(),
    id: id(),
    accountId: uuid('account_id').notNull(),
    client: text('client', { enum: clientIds }).notNull(),
    /** For people: `Chrome on Android`. */
    device: text('device').notNull(),
    address: text('address').notNull().default(''),
    createdAt: createdAt(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
    /** `signed-out`, `ended-elsewhere`, `reused-token`, `blocked`, `password-changed`. */
    endedBecause: text('ended_because'),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.accountId],
      foreignColumns: [accounts.tenantId, accounts.id],
    }).onDelete('cascade'),
    index('sessions_of_account').on(table.tenantId, table.accountId),
  ],
)

/** Each is used once; a second use ends the session. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tenantId: tenantId(),
    id: id(),
    sessionId: uuid('session_id').notNull(),
    /** sha256, hex. */
    hash: text('hash').notNull(),
    /** With the token itself it makes the successor. */
    salt: text('salt').notNull(),
    /** The token that was given for this one. */
    parentId: uuid('parent_id'),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.sessionId],
      foreignColumns: [sessions.tenantId, sessions.id],
    }).onDelete('cascade'),
    // In SQL only `parent_id` is set to null, which drizzle cannot say.
    foreignKey({ columns: [table.tenantId, table.parentId], foreignColumns: [table.tenantId, table.id] }).onDelete(
      'set null',
    ),
    unique('refresh_tokens_hash').on(table.tenantId, table.hash),
    // Two refreshes at once cannot both have a successor.
    unique('refresh_tokens_one_successor').on(table.tenantId, table.parentId),
    index('refresh_tokens_of_session').on(table.tenantId, table.sessionId),
    index('refresh_tokens_by_age').on(table.expiresAt),
  ],
)

/** What happened to accounts and sign-ins; kept for whoever looks into an attack. */
export const authEvents = pgTable(
  'auth_events',
  {
    tenantId: tenantId(),
    id: id(),
    /** None when nobody has the address that was tried. */
    accountId: uuid('account_id'),
    kind: text('kind').notNull(),
    client: text('client', { enum: clientIds }),
    address: text('address').notNull().default(''),
    detail: jsonb('detail').notNull().default({}).$type<Readonly<Record<string, unknown>>>(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.accountId],
      foreignColumns: [accounts.tenantId, accounts.id],
    }).onDelete('cascade'),
    index('auth_events_of_account').on(table.tenantId, table.accountId, table.createdAt),
  ],
)

/** Keys that access tokens are signed with. They are the house's: `asHouse` alone sees them. */
export const signingKeys = pgTable('signing_keys', {
  /** `kid` */
  id: uuid('id').primaryKey(),
  algorithm: text('algorithm', { enum: ['ES256', 'EdDSA'] }).notNull(),
  publicJwk: jsonb('public_jwk').notNull().$type<Readonly<Record<string, unknown>>>(),
  privateJwk: jsonb('private_jwk').notNull().$type<Readonly<Record<string, unknown>>>(),
  createdAt: createdAt(),
  /** Signs no more from here on. */
  retiredAt: moment('retired_at'),
  /** Is believed no more from here on. */
  expiresAt: moment('expires_at'),
})

/** Attempts at addresses, whether they have an account or not: both are locked alike. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    tenantId: tenantId(),
    /** sha256 of the address in small letters, hex. */
    emailHash: text('email_hash').notNull(),
    count: integer('count').notNull(),
    lockedUntil: moment('locked_until'),
    lastAt: moment('last_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.emailHash] }),
    index('sign_in_failures_by_age').on(table.lastAt),
  ],
)
