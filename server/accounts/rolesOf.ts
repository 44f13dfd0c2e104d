import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Role } from '../contract/accounts/accessClaims.ts'
import type { ClientId } from '../contract/clientIds.ts'
import type { Transaction } from '../db/database.ts'
import { accountRoles, accounts } from '../db/schema/accounts.ts'

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
