import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { staffRoles } from '../../contract/console/rights.ts'
import { accounts } from './accounts.ts'
import { createdAt, id, tenantId, timestamptz } from './columns.ts'

/** Accounts of the console. Without a row here nobody gets in, whatever their token says. */
export const staff = pgTable(
  'staff',
  {
    tenantId: tenantId(),
    /** The account. */
    id: id(),
    role: text('role', { enum: staffRoles }).notNull(),
    /** The key that the authenticator app shares, in base32. */
    totpSecret: text('totp_secret'),
    /** When its first code was right; null while the app is not connected. */
    totpConfirmedAt: timestamptz('totp_confirmed_at'),
    /** The last step whose code was used. */
    totpLastStep: bigint('totp_last_step', { mode: 'number' }).notNull().default(0),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.id], foreignColumns: [accounts.tenantId, accounts.id] }).onDelete(
      'cascade',
    ),
    check('staff_role', sql`${table.role} in ('owner', 'reviewer', 'production', 'reader')`),
  ],
)

/** Codes that let somebody in who has lost the authenticator app; each once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    tenantId: tenantId(),
    accountId: uuid('account_id').notNull(),
    /** The sha256 of account and code, hex. */
    hash: text('hash').notNull(),
    usedAt: timestamptz('used_at'),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.accountId, table.hash] }),
    foreignKey({ columns: [table.tenantId, table.accountId], foreignColumns: [staff.tenantId, staff.id] }).onDelete(
      'cascade',
    ),
  ],
)
