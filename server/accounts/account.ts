import { eq, type InferSelectModel } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { accounts } from '../db/schema/accounts.ts'
import { Problem } from '../http/problem.ts'

export type Account = InferSelectModel<typeof accounts>

/** Finds an account of this shop by its email address. */
export async function findAccountByEmail(tx: Transaction, email: string): Promise<Account | null> {
  const [found] = await tx.select().from(accounts).where(hasEmail(email))
  return found ?? null
}

/** Finds the same account and locks it until the transaction ends. */
export async function lockAccountByEmail(tx: Transaction, email: string): Promise<Account | null> {
  const [found] = await tx.select().from(accounts).where(hasEmail(email)).for('update')
  return found ?? null
}

/** Finds an account by its id and locks it until the transaction ends. */
export async function lockAccount(tx: Transaction, id: string): Promise<Account | null> {
  const [found] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update')
  return found ?? null
}

const hasEmail = (email: string) => eq(accounts.emailNorm, normaliseEmail(email))

/**
 * Finds the account of the principal.
 * @throws Problem session-ended when it was deleted in the meantime
 */
export async function ownAccount(tx: Transaction, id: string): Promise<Account> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, id))
  if (!account) throw new Problem('session-ended')
  return account
}

/** The normalised form in which addresses are compared and unique. */
export const normaliseEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase()
