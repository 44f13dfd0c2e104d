import { and, eq } from 'drizzle-orm'
import type { PriceBook } from '../contract/pricing/priceBook.ts'
import type { Transaction } from '../db/database.ts'
import { priceBooks, priceRules } from '../db/schema/prices.ts'
import { Problem } from '../http/problem.ts'
import { bookOfRules } from './bookOfRules.ts'

/**
 * The prices that hold now in the shop of the transaction.
 * @throws Problem `no-price` when it has published none
 */
export async function readPublishedBook(tx: Transaction): Promise<PriceBook> {
  const rows = await tx
    .select({ rule: priceRules })
    .from(priceRules)
    .innerJoin(priceBooks, and(eq(priceBooks.tenantId, priceRules.tenantId), eq(priceBooks.id, priceRules.bookId)))
    .where(eq(priceBooks.status, 'published'))
  if (rows.length === 0) throw new Problem('no-price', { detail: 'This shop has not published its prices yet.' })
  return bookOfRules(rows.map(({ rule }) => rule))
}
