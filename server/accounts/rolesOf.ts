import { and, eq } from 'drizzle-orm'
import type { Role } from '../contract/accounts/accessClaims.ts'
import type { ClientId } from '../contract/clientIds.ts'
import type { Transaction } from '../db/database.ts'
import { accountRoles } from '../db/schema/accounts.ts'

/** What an account may be in one application. Without any role it has no business there. */
export async function rolesOf(tx: Transaction, account: string, client: ClientId): Promise<readonly Role[]> {
  const rows = await tx
    .select({ role: accountRoles.role })
    .from(accountRoles)
    .where(and(eq(accountRoles.accountId, account), eq(accountRoles.client, client)))
  return rows.map(({ role }) => role)
}
