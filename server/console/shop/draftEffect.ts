import { and, desc, gte, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { draftEffectCall } from '../../contract/console/prices.ts'
import type { PriceBook } from '../../contract/pricing/priceBook.ts'
import type { Quote, QuoteRequest } from '../../contract/pricing/prices.ts'
import { orders } from '../../db/schema/orders.ts'
import { priceDrafts } from '../../db/schema/prices.ts'
import { Problem } from '../../http/problem.ts'
import { currentBook, readBook } from '../../pricing/priceBooks.ts'
import type { PriceWork } from '../../pricing/priceDrafts.ts'
import { quoteOrder } from '../../pricing/quoteOrder.ts'

type Effect = z.infer<typeof draftEffectCall.response>

const days = 31
const maxOrders = 5_000
const maxShown = 100

/**
 * What the orders of the last month would have cost by the draft, each at the time when it was placed.
 * @throws Problem not-found without a draft
 */
export async function readDraftEffect({ tx, now }: PriceWork): Promise<Effect> {
  const [draft] = await tx.select().from(priceDrafts)
  if (!draft) throw new Problem('not-found')
  const current = await currentBook(tx, now)
  const promotions = current ? (await readBook(tx, current.id)).promotions : []
  const book = { ...draft.book, promotions }
  const rows = await tx
    .select()
    .from(orders)
    .where(
      and(
        gte(orders.createdAt, new Date(now.getTime() - days * 24 * 60 * 60 * 1000)),
        inArray(orders.status, ['REVIEWING', 'APPROVED', 'PROCESSING', 'ON_THE_WAY', 'COMPLETED']),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(maxOrders)
  const repriced = rows.map(({ id, number, delivery, status, grandTotal, quote, promotionCode, createdAt }) => ({
    ...{ id, number, receiver: delivery.name, status },
    charged: grandTotal,
    drafted: repriceOrder(book, { quote, promotionCode, at: createdAt }),
  }))
  const priced = repriced.flatMap(({ charged, drafted }) => (drafted === null ? [] : [{ charged, drafted }]))
  return {
    orders: repriced.toSorted((a, b) => differenceOf(b) - differenceOf(a)).slice(0, maxShown),
    count: repriced.length,
    unpriced: repriced.length - priced.length,
    charged: priced.reduce((sum, { charged }) => sum + charged, 0),
    drafted: priced.reduce((sum, { drafted }) => sum + drafted, 0),
  }
}

const differenceOf = ({ charged, drafted }: { readonly charged: number; readonly drafted: number | null }): number =>
  drafted === null ? Number.POSITIVE_INFINITY : Math.abs(drafted - charged)

interface Placed {
  readonly quote: Quote
  readonly promotionCode: string
  readonly at: Date
}

/** The total of an order by another book, in cents; null where it has no price for something. */
function repriceOrder(book: PriceBook, { quote, promotionCode, at }: Placed): number | null {
  const items: QuoteRequest['items'] = quote.items.map(({ productType, fabric, lines }) => ({
    ...{ productType, fabric },
    pieces: lines.map(({ size, sleeve, version, quantity }) => ({ size, sleeve, version, quantity })),
  }))
  try {
    return quoteOrder(book, { items, promotionCode }, at.getTime()).grandTotal
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}
