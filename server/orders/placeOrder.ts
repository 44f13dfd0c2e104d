import { checkedPhone } from '../accounts/phone.ts'
import type { OrderedDesign, OrderRequest } from '../contract/orders/orderRequest.ts'
import { quoteItemOf } from '../contract/orders/orderRequest.ts'
import type { PriceBook } from '../contract/pricing/priceBook.ts'
import type { Quote } from '../contract/pricing/prices.ts'
import type { ProductType } from '../contract/tenantSettings.ts'
import { orders } from '../db/schema/orders.ts'
import { outbox } from '../db/schema/outbox.ts'
import { together } from '../db/together.ts'
import { hashSecret, type Person } from '../designs/design.ts'
import { Problem } from '../http/problem.ts'
import { pricesOfOffered, readPublishedBook } from '../pricing/priceBooks.ts'
import { quoteOrder } from '../pricing/quoteOrder.ts'
import { type Audience, announcementsOf, readAudience, standInNumber, withNumber } from './announceOrder.ts'
import { nextNumber } from './counters.ts'
import type { OrderRow } from './findOrder.ts'
import { type Attempt, onceOnly } from './onceOnly.ts'
import { writeOrderHistory } from './orderActions.ts'
import { artworkOf, keepLines, type OrderedArtwork, type ShownLine } from './orderedArtwork.ts'
import type { OrderWork } from './orderWork.ts'

/** A new order. */
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

/** What an order is priced by, and who is told of it. */
interface OrderingShop {
  readonly book: PriceBook
  readonly audience: Audience
}

/** @throws Problem no-price */
export async function readOrderingShop(work: OrderWork): Promise<OrderingShop> {
  const [book, audience] = await together(readPublishedBook(work.tx, work.now), readAudience(work))
  return { book, audience }
}

interface ReadOrder {
  readonly ordered: Omit<Ordered, 'id'>
  readonly shop: OrderingShop
}

/**
 * Reads what an order of designs is made of: each as it is now.
 *
 * @throws Problem not-found for a design of somebody else, design-empty, images-missing, no-price
 */
async function readOrdered(work: OrderWork, person: Person, request: OrderRequest): Promise<ReadOrder> {
  const { designs: wanted, ...terms } = request
  const read = wanted.map(async ordered => ({ ordered, ...(await artworkOf(work, person, ordered.design)) }))
  const [designs, shop] = await together(together(...read), readOrderingShop(work))
  return { ordered: { designs, terms, reorderOf: null }, shop }
}

/**
 * Orders designs of this person once, however often it is sent; `null` for all attempts but the first.
 *
 * @throws Problem key-reused, and those of `readOrdered` and `placeOrder`
 */
export async function orderDesigns(work: OrderWork, person: Person, request: OrderRequest, attempt: Attempt) {
  // Read while the key is taken. What is missing now counts only if this is the first attempt: designs can be deleted.
  const reading = readOrdered(work, person, request).then(
    read => ({ read }),
    (error: unknown) => ({ error }),
  )
  const [{ id, first }, found] = await together(onceOnly(work, attempt), reading)
  if (!first) return { id, placing: null }
  if ('error' in found) throw found.error
  const { ordered, shop } = found.read
  return { id, placing: placeOrder(work, person, { ...ordered, id }, shop) }
}

/**
 * Places an order. Prices come from the shop's book alone.
 *
 * All of it is one statement, and the last of its transaction: others in the shop wait for the number until the
 * transaction ends, so that its end is sent with it and not after its answer. Where the statement fails, the end takes
 * the rest back, and `placed` rejects.
 *
 * @throws Problem promotion-refused, below-minimum, price-changed, invalid-request for a phone number
 */
export function placeOrder(
  work: OrderWork,
  person: Person,
  ordered: Ordered,
  { book, audience }: OrderingShop,
): { readonly placed: Promise<PlacedOrder> } {
  const { id, designs, terms, reorderOf } = ordered
  const { tenant, now } = work
  const delivery = { ...terms.delivery, phone: checkedPhone(terms.delivery.phone) }
  const quote = agreedQuote(work, ordered, book)
  const order: OrderRow = {
    tenantId: tenant.id,
    id,
    number: standInNumber(),
    ownerId: person.accountId,
    guestHash: person.guestHash,
    trackingHash: hashSecret(terms.trackingSecret),
    status: 'REVIEWING',
    version: 1,
    delivery,
    language: terms.language,
    promotionCode: terms.promotionCode,
    quote,
    grandTotal: quote.grandTotal,
    dueBeforeProduction: dueOf(tenant.settings.payment, quote.grandTotal),
    reason: '',
    defects: [],
    tracking: '',
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
  const shown = lines.map((line, at) => ({ ...line, thumbnail: designs[at]?.thumbnail ?? null }))
  const announced = { secret: terms.trackingSecret, audience }
  const placed = insertOrder(work, { order, lines, actor: person.author, announced }).then(number => ({
    row: { ...order, number },
    lines: shown,
  }))
  // It is waited for once the transaction has ended.
  placed.catch(() => {})
  return { placed }
}

interface NewOrder {
  readonly order: OrderRow
  readonly lines: Parameters<typeof keepLines>[1]
  readonly actor: string
  readonly announced: { readonly secret: string; readonly audience: Audience }
}

/** Takes the next number and writes the order, its lines, its history and who is told of it, in one statement. */
async function insertOrder(work: OrderWork, { order, lines, actor, announced }: NewOrder): Promise<number> {
  const { tx } = work
  const { counted, number } = nextNumber(work, 'order')
  const numbered = { number, secret: announced.secret }
  const items = announcementsOf(work, order, announced).map(item => ({
    ...item,
    content: withNumber(item.content, order.number, numbered),
  }))
  const others = [
    ...keepLines(work, lines),
    writeOrderHistory(work, { orderId: order.id, event: 'placed', by: 'customer', toStatus: 'REVIEWING', actor }),
    tx.insert(outbox).values(items),
  ]
  const parts = others.map((statement, at) => tx.$with(`part_${at}`).as(statement))
  const [row] = await tx
    .with(counted, ...parts)
    .insert(orders)
    .values({ ...order, number })
    .returning({ number: orders.number })
    .execute()
  if (!row) throw new Error('The database returned no order.')
  return row.number
}

function agreedQuote({ tenant, now }: OrderWork, { designs, terms }: Ordered, published: PriceBook): Quote {
  const items = designs.map(({ artwork, ordered }) => quoteItemOf(artwork.productType as ProductType, ordered))
  const { promotionCode, expectedTotal } = terms
  const book = pricesOfOffered(published, tenant.settings.productTypes)
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
