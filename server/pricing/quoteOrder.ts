import type { FabricPrice, PriceBook, ProductPrice, Tier } from '../contract/pricing/priceBook.ts'
import type { Pieces, Quote, QuoteItem, QuoteLine, QuoteRequest } from '../contract/pricing/prices.ts'
import { Problem } from '../http/problem.ts'
import { type Discounts, discountOf, pricePiece } from './prices.ts'

/**
 * The price of an order, line by line, in whole cents.
 * @param now milliseconds since 1970, for promotions that expire
 * @throws Problem `no-price` for a product or fabric that the book does not have
 */
export function quoteOrder(book: PriceBook, { items: wanted, promotionCode }: QuoteRequest, now: number): Quote {
  const promotion = readPromotion(book, promotionCode, now)
  const items = wanted.map(item => quoteItem(book, item, promotion.discount))
  return {
    currency: book.currency,
    items,
    promotion: promotion.status,
    amount: sumOf(items.map(item => item.amount)),
    totalDiscount: sumOf(items.map(item => item.totalDiscount)),
    grandTotal: sumOf(items.map(item => item.totalAmount)),
    orderable: items.every(item => item.missing === 0),
  }
}

/** One design of an order. All its sizes and versions count towards its tier. `promotion` is in basis points. */
function quoteItem(book: PriceBook, item: QuoteRequest['items'][number], promotion: number): QuoteItem {
  const { product, fabric } = findPrices(book, item)
  const quantity = sumOf(item.pieces.map(pieces => pieces.quantity))
  const tier = tierOf(book.tiers, quantity)
  const lines = item.pieces.map(pieces => quoteLine(book, fabric, pieces, { tier: tier.discount, promotion }))
  return {
    design: item.design ?? null,
    productType: item.productType,
    fabric: item.fabric,
    quantity,
    tierDiscount: tier.discount,
    nextTier: tier.next,
    minimumQuantity: product.minimumQuantity,
    missing: Math.max(0, product.minimumQuantity - quantity),
    lines,
    amount: sumOf(lines.map(line => line.amount)),
    totalDiscount: sumOf(lines.map(line => line.totalDiscount)),
    totalAmount: sumOf(lines.map(line => line.totalAmount)),
  }
}

function quoteLine(book: PriceBook, fabric: FabricPrice, pieces: Pieces, discounts: Discounts): QuoteLine {
  const price = pricePiece(book, fabric, pieces, discounts)
  const amount = price.unitPrice * pieces.quantity
  const totalDiscount = discountOf(amount, price.discountRate)
  return { ...pieces, ...price, amount, totalDiscount, totalAmount: amount - totalDiscount }
}

function findPrices(
  book: PriceBook,
  { productType, fabric }: QuoteRequest['items'][number],
): { readonly product: ProductPrice; readonly fabric: FabricPrice } {
  const product = book.products.find(one => one.productType === productType)
  const found = product?.fabrics.find(one => one.fabric === fabric)
  if (product && found) return { product, fabric: found }
  const detail = product ? `${productType} is not available in ${fabric}.` : `${productType} has no price in this shop.`
  throw new Problem('no-price', { detail })
}

interface ReadPromotion {
  readonly status: Quote['promotion']
  /** In basis points. */
  readonly discount: number
}

/** The discount of a promotion code at a time in milliseconds since 1970. The code is case-insensitive. */
function readPromotion(book: PriceBook, code: string | undefined, now: number): ReadPromotion {
  if (!code) return { status: 'none', discount: 0 }
  const promotion = book.promotions.find(one => one.code === code.toUpperCase())
  if (!promotion) return { status: 'unknown', discount: 0 }
  const hasEnded = promotion.until !== null && Date.parse(promotion.until) <= now
  return hasEnded ? { status: 'ended', discount: 0 } : { status: 'taken', discount: promotion.discount }
}

interface ReachedTier {
  /** In basis points; 0 below the first tier. */
  readonly discount: number
  /** The next tier with a higher discount; null when there is none. */
  readonly next: { readonly missing: number; readonly discount: number } | null
}

/** The index of the tier for this many pieces. */
function tierOf(tiers: readonly Tier[], quantity: number): ReachedTier {
  const discount = tiers.findLast(tier => tier.from <= quantity)?.discount ?? 0
  const next = tiers.find(tier => tier.from > quantity && tier.discount > discount)
  return { discount, next: next ? { missing: next.from - quantity, discount: next.discount } : null }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)
