import type { PriceBook } from '../contract/pricing/priceBook.ts'
import type { Quote, QuoteRequest } from '../contract/pricing/prices.ts'
import { quoteItem } from './quoteItem.ts'
import { readPromotion } from './readPromotion.ts'
import { sumOf } from './sumOf.ts'

/**
 * What an order costs, line by line, in whole cents.
 * @param now milliseconds since 1970, for promotions that end
 * @throws Problem `no-price` for a product or fabric that the book does not have
 */
export function quoteOrder(book: PriceBook, { items: wanted, promotionCode }: QuoteRequest, now: number): Quote {
  const promotion = readPromotion(book, promotionCode, now)
  const items = wanted.map(item => quoteItem(book, item, promotion.discount))
  return {
    currency: book.currency,
    items,
    promotion: promotion.standing,
    amount: sumOf(items.map(item => item.amount)),
    totalDiscount: sumOf(items.map(item => item.totalDiscount)),
    grandTotal: sumOf(items.map(item => item.totalAmount)),
    orderable: items.every(item => item.missing === 0),
  }
}
