import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Role } from '../contract/accounts/accessTokens.ts'
import type { ClientId } from '../contract/accounts/tokens.ts'
import type { TenantId, Transaction } from '../db/database.ts'
import { accountRoles, accounts } from '../db/schema/accounts.ts'
import { findAccountByEmail, normaliseEmail } from './account.ts'

const customerOf: readonly (readonly [ClientId, Role])[] = [
  ['web', 'customer'],
  ['app', 'customer'],
]

const rolesOfKind = { customer: customerOf, admin: [['console', 'ADMIN']] } as const

interface Given {
  readonly tenant: TenantId
  readonly account: string
  readonly kind: keyof typeof rolesOfKind
  newId(): string
}

/** Makes an account a customer, or an ADMIN of the console. Roles that it has already stay. */
export async function giveRoles(tx: Transaction, { tenant, account, kind, newId }: Given): Promise<void> {
  const rows = rolesOfKind[kind].map(([client, role]) => ({
    tenantId: tenant,
    id: newId(),
    accountId: account,
    client,
    role,
  }))
  await tx.insert(accountRoles).values(rows).onConflictDoNothing()
}

/** What an account may be in one application. Without any role it has no business there. */
export async function rolesOf(tx: Transaction, account: string, client: ClientId): Promise<readonly Role[]> {
  const rows = await tx
    .select({ role: accountRoles.role })
    .from(accountRoles)
    .where(and(eq(accountRoles.accountId, account), eq(accountRoles.client, client)))
  return rows.map(({ role }) => role)
}

/** The same as a column of a query over `accounts`. */
export const rolesIn = (client: ClientId): SQL<Role[]> =>
  sql`array(select ${accountRoles.role} from ${accountRoles}
    where ${accountRoles.tenantId} = ${accounts.tenantId} and ${accountRoles.accountId} = ${accounts.id}
      and ${accountRoles.client} = ${client})`

interface NewAdmin {
  readonly tenant: TenantId
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** For an address without an account. */
  readonly passwordHash: string
  newId(): string
}

/** Makes somebody an ADMIN of a shop's console: a new account, or one that is there, which keeps its password. */
export async function addAdmin(tx: Transaction, admin: NewAdmin): Promise<'added' | 'raised'> {
  const { tenant, email, firstName, lastName, passwordHash, newId } = admin
  const known = await findAccountByEmail(tx, email)
  // An account that nobody confirmed has the password of whoever began it.
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
  await giveRoles(tx, { tenant, account, kind: 'admin', newId })
  return raised ? 'raised' : 'added'
}
