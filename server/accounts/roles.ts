import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Role } from '../contract/accounts/accessTokens.ts'
import type { ClientId } from '../contract/accounts/tokens.ts'
import type { TenantId, Transaction } from '../db/database.ts'
import { accountRoles, accounts } from '../db/schema/accounts.ts'

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
