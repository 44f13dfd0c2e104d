import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { ShopPromotion } from '../contract/console/prices.ts'
import type { Promotion } from '../contract/pricing/priceBook.ts'
import { orders } from '../db/schema/orders.ts'
import { priceBooks, priceRules } from '../db/schema/prices.ts'
import { Problem } from '../http/problem.ts'
import { currentBook, readBook } from './priceBooks.ts'
import { lockPrices, type PriceWork } from './priceDrafts.ts'

const maxPromotions = 100

/** The codes of the prices in force, and how often each was used. */
export async function listPromotions({ tx, now }: PriceWork): Promise<{ items: ShopPromotion[] }> {
  const current = await currentBook(tx, now)
  if (!current) return { items: [] }
  const { promotions } = await readBook(tx, current.id)
  const code = sql<string>`upper(${orders.promotionCode})`
  const used = await tx
    .select({ code, uses: sql<number>`count(*)::int` })
    .from(orders)
    .where(sql`${orders.promotionCode} <> '' and ${orders.status} not in ('REJECTED', 'CANCELED')`)
    .groupBy(code)
  const usesOf = new Map(used.map(row => [row.code, row.uses]))
  const shown = promotions.map(promotion => ({ ...promotion, uses: usesOf.get(promotion.code) ?? 0 }))
  return { items: shown.toSorted((a, b) => a.code.localeCompare(b.code)) }
}

/**
 * Adds a code to the prices in force, and to those to come. One that has ended begins anew.
 * @throws Problem no-price before the first prices; wrong-state when the code is in force, or the list is full
 */
export async function createPromotion(work: PriceWork, { code, discount, until }: Promotion): Promise<void> {
  const { tx, tenant, now, newId } = work
  if (until !== null && Date.parse(until) <= now.getTime()) {
    throw new Problem('invalid-request', {
      fields: [{ path: 'until', code: 'invalid-date', message: 'A time in the future' }],
    })
  }
  await lockPrices(work)
  const current = await currentBook(tx, now)
  if (!current) throw new Problem('no-price', { detail: 'Publish prices first.' })
  const { promotions } = await readBook(tx, current.id)
  const known = promotions.find(promotion => promotion.code === code)
  const isOver = known && known.until !== null && Date.parse(known.until) <= now.getTime()
  if (known && !isOver) throw new Problem('wrong-state', { detail: 'This code exists.' })
  if (promotions.length >= maxPromotions) throw new Problem('wrong-state', { detail: 'The list of codes is full.' })
  const live = await liveBooks(work)
  const ofCode = and(inArray(priceRules.bookId, live), eq(priceRules.kind, 'promotion'), eq(priceRules.subject, code))
  await tx.delete(priceRules).where(ofCode)
  const validUntil = until === null ? null : new Date(until)
  const rule = { tenantId: tenant.id, kind: 'promotion' as const, subject: code, basisPoints: discount, validUntil }
  await tx.insert(priceRules).values(live.map(bookId => ({ ...rule, id: newId(), bookId })))
}

/**
 * Ends a code now.
 * @throws Problem not-found when it does not exist or has ended
 */
export async function endPromotion(work: PriceWork, code: string): Promise<void> {
  const { tx, now } = work
  await lockPrices(work)
  const ended = await tx
    .update(priceRules)
    .set({ validUntil: now })
    .where(
      and(
        inArray(priceRules.bookId, await liveBooks(work)),
        eq(priceRules.kind, 'promotion'),
        eq(priceRules.subject, code.toUpperCase()),
        or(isNull(priceRules.validUntil), gt(priceRules.validUntil, now)),
      ),
    )
    .returning({ id: priceRules.id })
  if (ended.length === 0) throw new Problem('not-found')
}

async function liveBooks({ tx }: PriceWork): Promise<string[]> {
  const rows = await tx
    .select({ id: priceBooks.id })
    .from(priceBooks)
    .where(inArray(priceBooks.status, ['published', 'scheduled']))
  return rows.map(({ id }) => id)
}
