import { and, desc, eq } from 'drizzle-orm'
import { type PriceBook, priceBookSchema } from '../contract/pricing/priceBook.ts'
import type { TenantId, Transaction } from '../db/database.ts'
import { priceBooks, priceRules } from '../db/schema/prices.ts'
import { rulesOfBook } from './rulesOfBook.ts'

interface Publishing {
  readonly tenant: TenantId
  readonly book: PriceBook
  readonly at: Date
  newId(): string
}

/** Makes a book the one that quotes are made from. The one before is kept, retired. */
export async function publishPriceBook(tx: Transaction, { tenant, book, at, newId }: Publishing): Promise<void> {
  const valid = priceBookSchema.parse(book)
  const [latest] = await tx
    .select({ number: priceBooks.number })
    .from(priceBooks)
    .where(eq(priceBooks.tenantId, tenant))
    .orderBy(desc(priceBooks.number))
    .limit(1)
  await tx
    .update(priceBooks)
    .set({ status: 'retired' })
    .where(and(eq(priceBooks.tenantId, tenant), eq(priceBooks.status, 'published')))
  const id = newId()
  const number = (latest?.number ?? 0) + 1
  await tx
    .insert(priceBooks)
    .values({ tenantId: tenant, id, number, currency: valid.currency, status: 'published', publishedAt: at })
  await tx
    .insert(priceRules)
    .values(rulesOfBook(valid).map(rule => ({ ...rule, tenantId: tenant, id: newId(), bookId: id })))
}
