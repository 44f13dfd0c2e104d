import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { accountRoles, accounts } from '../db/schema/accounts.ts'

/** Who runs the shop: the active accounts that are ADMIN of its console. */
export const peopleOfShop = (tx: Transaction) =>
  tx
    .select({ email: accounts.email, firstName: accounts.firstName, language: accounts.language })
    .from(accounts)
    .innerJoin(accountRoles, eq(accountRoles.accountId, accounts.id))
    .where(and(eq(accountRoles.role, 'ADMIN'), eq(accountRoles.client, 'console'), eq(accounts.status, 'active')))
