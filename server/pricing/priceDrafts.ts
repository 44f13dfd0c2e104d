import { desc, eq, sql } from 'drizzle-orm'
import type { PriceBooks } from '../contract/console/prices.ts'
import type { PriceBook } from '../contract/pricing/priceBook.ts'
import type { TenantId, Transaction } from '../db/database.ts'
import { priceBooks, priceDrafts } from '../db/schema/prices.ts'
import { Problem } from '../http/problem.ts'
import { currentBook, publishPriceBook, readBook, settleBooks } from './priceBooks.ts'

/** A transaction in a shop whose owner works on its prices. */
export interface PriceWork {
  readonly tx: Transaction
  readonly tenant: { readonly id: TenantId }
  readonly now: Date
  newId(): string
}

const maxPast = 20

/** What is in force, what is to come, and what is drafted. */
export async function readPriceBooks({ tx, now }: PriceWork): Promise<PriceBooks> {
  const current = await currentBook(tx, now)
  const [next] = await tx.select().from(priceBooks).where(eq(priceBooks.status, 'scheduled'))
  const isToCome = next !== undefined && next.id !== current?.id
  const [draft] = await tx.select().from(priceDrafts)
  const before = await tx.select().from(priceBooks).orderBy(desc(priceBooks.publishedAt)).limit(maxPast)
  const shown = async ({ id, number }: typeof priceBooks.$inferSelect) => ({ number, book: await readBook(tx, id) })
  return {
    current: current ? { ...(await shown(current)), since: timeOf(current) } : null,
    scheduled: isToCome ? { ...(await shown(next)), at: timeOf(next) } : null,
    draft: draft ? { book: draft.book, version: draft.version, updatedAt: draft.updatedAt.toISOString() } : null,
    past: before
      .filter(({ id, publishedAt }) => id !== current?.id && publishedAt !== null && publishedAt <= now)
      .map(row => ({ number: row.number, since: timeOf(row) })),
  }
}

const timeOf = ({ publishedAt, createdAt }: typeof priceBooks.$inferSelect): string =>
  (publishedAt ?? createdAt).toISOString()

/**
 * Saves the draft.
 * @param version that of the draft that it replaces, 0 where there is none
 * @throws Problem version-mismatch
 */
export async function saveDraft(work: PriceWork, book: PriceBook, version: number): Promise<void> {
  const { tx, tenant, now, newId } = work
  await lockPrices(work)
  const [known] = await tx.select().from(priceDrafts)
  if ((known?.version ?? 0) !== version) throw new Problem('version-mismatch')
  if (known) await tx.update(priceDrafts).set({ book, version: version + 1, updatedAt: now })
  else await tx.insert(priceDrafts).values({ tenantId: tenant.id, id: newId(), book, updatedAt: now })
}

export const discardDraft = ({ tx, tenant }: PriceWork) =>
  tx.delete(priceDrafts).where(eq(priceDrafts.tenantId, tenant.id))

const longestAhead = 366 * 24 * 60 * 60 * 1000

/**
 * Publishes the draft now or from a time on, with the promotional codes that have not ended.
 * @throws Problem not-found without a draft; version-mismatch; invalid-request for a time in the past or far ahead
 */
export async function publishDraft(work: PriceWork, at: Date | null, version: number): Promise<void> {
  const { tx, tenant, now, newId } = work
  await lockPrices(work)
  const [draft] = await tx.select().from(priceDrafts)
  if (!draft) throw new Problem('not-found')
  if (draft.version !== version) throw new Problem('version-mismatch')
  if (at && (at <= now || at.getTime() > now.getTime() + longestAhead)) {
    throw new Problem('invalid-request', {
      fields: [{ path: 'at', code: 'invalid-date', message: 'A time between now and a year from now' }],
    })
  }
  const current = await currentBook(tx, now)
  const promotions = current ? (await readBook(tx, current.id)).promotions : []
  const lasting = promotions.filter(({ until }) => until === null || Date.parse(until) > now.getTime())
  await publishPriceBook(tx, {
    tenant: tenant.id,
    book: { ...draft.book, promotions: lasting },
    at: at ?? now,
    now,
    newId,
  })
  await discardDraft(work)
}

/** @throws Problem not-found when no prices are to come */
export async function callOffPrices(work: PriceWork): Promise<void> {
  const { tx, tenant, now } = work
  await lockPrices(work)
  await settleBooks(tx, tenant.id, now)
  const off = await tx
    .update(priceBooks)
    .set({ status: 'retired', publishedAt: null })
    .where(eq(priceBooks.status, 'scheduled'))
    .returning({ id: priceBooks.id })
  if (off.length === 0) throw new Problem('not-found')
}

/** Two owners at once change prices one after the other. */
export async function lockPrices({ tx, tenant }: PriceWork): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`prices:${tenant.id}`}, 0))`)
}
