import { checkedPhone } from '../accounts/phone.ts'
import type { OrderedDesign, OrderRequest } from '../contract/orders/orderRequest.ts'
import { quoteItemOf } from '../contract/orders/orderRequest.ts'
import type { Quote } from '../contract/pricing/prices.ts'
import type { ProductType } from '../contract/tenantSettings.ts'
import { orders } from '../db/schema/orders.ts'
import { findOwn, hashSecret, type Person } from '../designs/design.ts'
import { Problem } from '../http/problem.ts'
import { pricesOfOffered, readPublishedBook } from '../pricing/priceBooks.ts'
import { quoteOrder } from '../pricing/quoteOrder.ts'
import { announceOrder, readAudience } from './announceOrder.ts'
import { nextNumber } from './counters.ts'
import type { OrderRow } from './findOrder.ts'
import { writeOrderHistory } from './orderActions.ts'
import { artworkOf, keepLines, type OrderedArtwork, type ShownLine } from './orderedArtwork.ts'
import type { OrderWork } from './orderWork.ts'

/** An order of this transaction. */
export interface PlacedOrder {
  readonly row: OrderRow
  readonly lines: readonly ShownLine[]
}

/** What an order is made of, whether its artwork is a design or was ordered before. */
export interface Ordered {
  readonly id: string
  readonly designs: readonly {
    readonly artwork: OrderedArtwork
    readonly ordered: OrderedDesign
    /** Of the design as it is now, hex. */
    readonly thumbnail: string | null
  }[]
  readonly terms: Omit<OrderRequest, 'designs'>
  readonly reorderOf: string | null
}

/**
 * Orders designs of this person: each is kept as it is now.
 *
 * @throws Problem not-found for a design of somebody else, design-empty, and those of `placeOrder`
 */
export async function orderDesigns(work: OrderWork, person: Person, id: string, request: OrderRequest) {
  const { designs: wanted, ...terms } = request
  const designs = []
  for (const ordered of wanted) {
    const design = await findOwn(work, person, { id: ordered.design })
    designs.push({ ordered, artwork: await artworkOf(work, design), thumbnail: design.thumbnail })
  }
  return placeOrder(work, person, { id, designs, terms, reorderOf: null })
}

/**
 * Places an order. Prices come from the shop's book alone.
 *
 * @throws Problem no-price, promotion-refused, below-minimum, price-changed, invalid-request for a phone number
 */
export async function placeOrder(work: OrderWork, person: Person, ordered: Ordered): Promise<PlacedOrder> {
  const { id, designs, terms, reorderOf } = ordered
  const { tenant, now } = work
  const delivery = { ...terms.delivery, phone: checkedPhone(terms.delivery.phone) }
  const quote = await agreedQuote(work, ordered)
  const audience = await readAudience(work)
  const values = {
    tenantId: tenant.id,
    id,
    ownerId: person.accountId,
    guestHash: person.guestHash,
    trackingHash: hashSecret(terms.trackingSecret),
    delivery,
    language: terms.language,
    promotionCode: terms.promotionCode,
    quote,
    grandTotal: quote.grandTotal,
    dueBeforeProduction: dueOf(tenant.settings.payment, quote.grandTotal),
    reorderOf,
    createdAt: now,
    updatedAt: now,
  }
  const lines = designs.map(({ artwork, ordered: { fabric, pieces } }, position) => ({
    ...artwork,
    tenantId: tenant.id,
    orderId: id,
    position,
    fabric,
    pieces,
    createdAt: now,
  }))
  const row = await insertOrder(work, person, values, lines)
  await announceOrder(work, row, terms.trackingSecret, audience)
  return { row, lines: lines.map((line, at) => ({ ...line, thumbnail: designs[at]?.thumbnail ?? null })) }
}

/** Takes the next number and writes the order, its lines and its history, in one statement. */
async function insertOrder(
  work: OrderWork,
  person: Person,
  values: Omit<typeof orders.$inferInsert, 'number'>,
  lines: Parameters<typeof keepLines>[1],
): Promise<OrderRow> {
  const { tx } = work
  const { counted, number } = nextNumber(work, 'order')
  const placed = { orderId: values.id, event: 'placed', by: 'customer', toStatus: 'REVIEWING' } as const
  const others = [...keepLines(work, lines), writeOrderHistory(work, { ...placed, actor: person.author })]
  const parts = others.map((statement, at) => tx.$with(`part_${at}`).as(statement))
  const [row] = await tx
    .with(counted, ...parts)
    .insert(orders)
    .values({ ...values, number })
    .returning()
  if (!row) throw new Error('The database returned no order.')
  return row
}

async function agreedQuote({ tx, tenant, now }: OrderWork, { designs, terms }: Ordered): Promise<Quote> {
  const items = designs.map(({ artwork, ordered }) => quoteItemOf(artwork.productType as ProductType, ordered))
  const { promotionCode, expectedTotal } = terms
  const book = pricesOfOffered(await readPublishedBook(tx, now), tenant.settings.productTypes)
  const quote = quoteOrder(book, { items, promotionCode }, now.getTime())
  if (quote.promotion === 'unknown' || quote.promotion === 'ended') throw new Problem('promotion-refused')
  if (!quote.orderable) throw new Problem('below-minimum')
  if (quote.grandTotal !== expectedTotal) {
    throw new Problem('price-changed', { detail: `The total is ${quote.grandTotal} cents now, not ${expectedTotal}.` })
  }
  return quote
}

/** What a shop asks for before production, in cents, half a cent up. */
export function dueOf(
  { required, depositPercent }: { readonly required: 'none' | 'deposit' | 'all'; readonly depositPercent: number },
  total: number,
): number {
  if (required === 'none') return 0
  return required === 'all' ? total : Math.floor((total * depositPercent + 50) / 100)
}
