import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { Problem } from '../../http/problem.ts'
import type { Account } from '../findAccount.ts'

/**
 * The account of whoever asks.
 * @throws Problem session-ended when it was deleted a moment ago
 */
export async function ownAccount(tx: Transaction, id: string): Promise<Account> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, id))
  if (!account) throw new Problem('session-ended')
  return account
}
