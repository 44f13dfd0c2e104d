import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { clientIds } from '../../contract/accounts/tokens.ts'
import { accounts } from './accounts.ts'
import { createdAt, id, tenantId, timestamptz } from './columns.ts'

/** A sign-in on a device. */
export const sessions = pgTable(
  'sessions',
  {
    tenantId: tenantId(),
    id: id(),
    accountId: uuid('account_id').notNull(),
    client: text('client', { enum: clientIds }).notNull(),
    /** A name for people: `Chrome on Android`. */
    device: text('device').notNull(),
    address: text('address').notNull().default(''),
    createdAt: createdAt(),
    lastSeenAt: timestamptz('last_seen_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
    endedAt: timestamptz('ended_at'),
    /** When the second factor of a session of the console was passed. */
    factorPassedAt: timestamptz('factor_passed_at'),
    /** `signed-out`, `ended-elsewhere`, `ended-by-shop`, `reused-token`, `blocked`, `password-changed`. */
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

/** Each token is used once; reuse ends the session. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tenantId: tenantId(),
    id: id(),
    sessionId: uuid('session_id').notNull(),
    /** sha256, hex. */
    hash: text('hash').notNull(),
    /** Together with the token it derives the successor. */
    salt: text('salt').notNull(),
    /** The token that this one replaced. */
    parentId: uuid('parent_id'),
    expiresAt: timestamptz('expires_at').notNull(),
    usedAt: timestamptz('used_at'),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.sessionId],
      foreignColumns: [sessions.tenantId, sessions.id],
    }).onDelete('cascade'),
    // The SQL only sets `parent_id` to null, which drizzle cannot express.
    foreignKey({ columns: [table.tenantId, table.parentId], foreignColumns: [table.tenantId, table.id] }).onDelete(
      'set null',
    ),
    unique('refresh_tokens_hash').on(table.tenantId, table.hash),
    // Concurrent refreshes get only one successor.
    unique('refresh_tokens_one_successor').on(table.tenantId, table.parentId),
    index('refresh_tokens_of_session').on(table.tenantId, table.sessionId),
    index('refresh_tokens_by_age').on(table.expiresAt),
  ],
)

/** Security events of accounts and sign-ins. */
export const authEvents = pgTable(
  'auth_events',
  {
    tenantId: tenantId(),
    id: id(),
    /** Null when no account has the address. */
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
    index('auth_events_by_age').on(table.createdAt),
  ],
)

/** The signing keys of access tokens. Only `asSystem` sees them. */
export const signingKeys = pgTable('signing_keys', {
  /** `kid` */
  id: uuid('id').primaryKey(),
  algorithm: text('algorithm', { enum: ['ES256', 'EdDSA'] }).notNull(),
  publicJwk: jsonb('public_jwk').notNull().$type<Readonly<Record<string, unknown>>>(),
  privateJwk: jsonb('private_jwk').notNull().$type<Readonly<Record<string, unknown>>>(),
  createdAt: createdAt(),
  /** From this time on it no longer signs. */
  retiredAt: timestamptz('retired_at'),
  /** From this time on it no longer verifies. */
  expiresAt: timestamptz('expires_at'),
})

/** Browsers of an account, by the secret of their cookie: their failed attempts count apart. */
export const knownDevices = pgTable(
  'known_devices',
  {
    tenantId: tenantId(),
    accountId: uuid('account_id').notNull(),
    /** sha256, hex. */
    secretHash: text('secret_hash').notNull(),
    lastUsedAt: timestamptz('last_used_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.accountId, table.secretHash] }),
    foreignKey({
      columns: [table.tenantId, table.accountId],
      foreignColumns: [accounts.tenantId, accounts.id],
    }).onDelete('cascade'),
    index('known_devices_by_age').on(table.lastUsedAt),
  ],
)

/** Failed attempts by who makes them. Addresses without an account are locked as well. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    tenantId: tenantId(),
    /** The sha256 of the lower-case address, and of the browser or account when it is known, hex. */
    emailHash: text('email_hash').notNull(),
    count: integer('count').notNull(),
    lockedUntil: timestamptz('locked_until'),
    lastAt: timestamptz('last_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.emailHash] }),
    index('sign_in_failures_by_age').on(table.lastAt),
  ],
)
