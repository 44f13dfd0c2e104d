import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Role } from '../contract/accounts/accessTokens.ts'
import type { ClientId } from '../contract/accounts/tokens.ts'
import type { TenantId, Transaction } from '../db/database.ts'
import { accountRoles, accounts } from '../db/schema/accounts.ts'
import { staff } from '../db/schema/staff.ts'
import { findAccountByEmail, normaliseEmail } from './account.ts'

const customerOf: readonly (readonly [ClientId, Role])[] = [
  ['web', 'customer'],
  ['app', 'customer'],
]

const rolesOfKind = { customer: customerOf, admin: [['console', 'ADMIN']] } as const

interface RoleGrant {
  readonly tenant: TenantId
  readonly account: string
  readonly kind: keyof typeof rolesOfKind
  newId(): string
}

/** Makes an account a customer or an ADMIN of the console. It keeps its other roles. */
export async function grantRoles(tx: Transaction, { tenant, account, kind, newId }: RoleGrant): Promise<void> {
  const rows = rolesOfKind[kind].map(([client, role]) => ({
    tenantId: tenant,
    id: newId(),
    accountId: account,
    client,
    role,
  }))
  await tx.insert(accountRoles).values(rows).onConflictDoNothing()
  if (kind === 'admin')
    await tx.insert(staff).values({ tenantId: tenant, id: account, role: 'owner' }).onConflictDoNothing()
}

/** The roles of an account in one client. Without any it cannot sign in there. */
export async function rolesOf(tx: Transaction, account: string, client: ClientId): Promise<readonly Role[]> {
  const rows = await tx
    .select({ role: accountRoles.role })
    .from(accountRoles)
    .where(and(eq(accountRoles.accountId, account), eq(accountRoles.client, client)))
  return rows.map(({ role }) => role)
}

/** The same, as a column of a query over `accounts`. */
export const rolesIn = (client: ClientId): SQL<Role[]> =>
  sql`array(select ${accountRoles.role} from ${accountRoles}
    where ${accountRoles.tenantId} = ${accounts.tenantId} and ${accountRoles.accountId} = ${accounts.id}
      and ${accountRoles.client} = ${client})`

interface NewAdmin {
  readonly tenant: TenantId
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** Used for an address without an account. */
  readonly passwordHash: string
  newId(): string
}

/** Makes a new or an existing account an ADMIN of a shop's console. An existing account keeps its password. */
export async function addAdmin(tx: Transaction, admin: NewAdmin): Promise<'added' | 'raised'> {
  const { tenant, email, firstName, lastName, passwordHash, newId } = admin
  const known = await findAccountByEmail(tx, email)
  // The password of an unconfirmed account may be somebody else's.
  const raised = known !== null && known.status === 'active' && known.passwordHash !== null
  const account = known?.id ?? newId()
  if (!known) {
    await tx.insert(accounts).values({
      tenantId: tenant,
      id: account,
      email,
      emailNorm: normaliseEmail(email),
      firstName,
      lastName,
      passwordHash,
      language: 'kh',
      status: 'active',
    })
  } else if (!raised) {
    await tx.update(accounts).set({ passwordHash, status: 'active' }).where(eq(accounts.id, account))
  }
  await grantRoles(tx, { tenant, account, kind: 'admin', newId })
  return raised ? 'raised' : 'added'
}
