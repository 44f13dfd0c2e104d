import { eq, type InferSelectModel } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { accounts } from '../db/schema/accounts.ts'
import { normaliseEmail } from './normaliseEmail.ts'

export type Account = InferSelectModel<typeof accounts>

/** The account of an address, in the shop of the transaction. */
export async function findAccountByEmail(tx: Transaction, email: string): Promise<Account | null> {
  return (
    (
      await tx
        .select()
        .from(accounts)
        .where(eq(accounts.emailNorm, normaliseEmail(email)))
    )[0] ?? null
  )
}

/** The same, held until the transaction ends. */
export async function holdAccountByEmail(tx: Transaction, email: string): Promise<Account | null> {
  return (
    (
      await tx
        .select()
        .from(accounts)
        .where(eq(accounts.emailNorm, normaliseEmail(email)))
        .for('update')
    )[0] ?? null
  )
}

export async function holdAccount(tx: Transaction, id: string): Promise<Account | null> {
  return (await tx.select().from(accounts).where(eq(accounts.id, id)).for('update'))[0] ?? null
}
