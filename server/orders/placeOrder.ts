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
import { nextNumber } from './counters.ts'
import type { OrderRow } from './findOrder.ts'
import { writeOrderHistory } from './orderActions.ts'
import { emailOrderPlaced } from './orderEmails.ts'
import { artworkOf, keepLines, type OrderedArtwork } from './orderedArtwork.ts'
import { notifyWebhooks } from './orderWebhooks.ts'
import type { OrderWork } from './orderWork.ts'

/** What an order is made of, whether its artwork is a design or was ordered before. */
export interface Ordered {
  readonly id: string
  readonly designs: readonly { readonly artwork: OrderedArtwork; readonly ordered: OrderedDesign }[]
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
    designs.push({ ordered, artwork: await artworkOf(work, design) })
  }
  return placeOrder(work, person, { id, designs, terms, reorderOf: null })
}

/**
 * Places an order. Prices come from the shop's book alone.
 *
 * @throws Problem no-price, promotion-refused, below-minimum, price-changed, invalid-request for a phone number
 */
export async function placeOrder(work: OrderWork, person: Person, ordered: Ordered): Promise<OrderRow> {
  const { id, designs, terms, reorderOf } = ordered
  const { tx, tenant, now } = work
  const delivery = { ...terms.delivery, phone: checkedPhone(terms.delivery.phone) }
  const quote = await agreedQuote(work, ordered)
  const number = await nextNumber(work, 'order')
  const [row] = await tx
    .insert(orders)
    .values({
      tenantId: tenant.id,
      id,
      number,
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
    })
    .returning()
  if (!row) throw new Error('The database returned no order.')
  await keepLines(
    work,
    designs.map(({ artwork, ordered: { fabric, pieces } }, position) => ({
      ...artwork,
      tenantId: tenant.id,
      orderId: id,
      position,
      fabric,
      pieces,
      createdAt: now,
    })),
  )
  await writeOrderHistory(work, {
    orderId: id,
    event: 'placed',
    by: 'customer',
    actor: person.author,
    toStatus: row.status,
  })
  await emailOrderPlaced(work, row, terms.trackingSecret)
  await notifyWebhooks(work, row, 'placed')
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
