import { eq, type InferSelectModel } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { accounts } from '../db/schema/accounts.ts'
import { Problem } from '../http/problem.ts'

export type Account = InferSelectModel<typeof accounts>

/** The account of an address, in the shop of the transaction. */
export async function findAccountByEmail(tx: Transaction, email: string): Promise<Account | null> {
  const [found] = await tx.select().from(accounts).where(hasEmail(email))
  return found ?? null
}

/** The same, locked until the transaction ends. */
export async function lockAccountByEmail(tx: Transaction, email: string): Promise<Account | null> {
  const [found] = await tx.select().from(accounts).where(hasEmail(email)).for('update')
  return found ?? null
}

/** The account of an id, locked until the transaction ends. */
export async function lockAccount(tx: Transaction, id: string): Promise<Account | null> {
  const [found] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update')
  return found ?? null
}

const hasEmail = (email: string) => eq(accounts.emailNorm, normaliseEmail(email))

/**
 * The account of whoever asks.
 * @throws Problem session-ended when it was deleted a moment ago
 */
export async function ownAccount(tx: Transaction, id: string): Promise<Account> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, id))
  if (!account) throw new Problem('session-ended')
  return account
}

/** The form in which addresses are compared and kept unique. */
export const normaliseEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase()
