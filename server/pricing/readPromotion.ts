import type { PriceBook } from '../contract/pricing/priceBook.ts'
import type { Quote } from '../contract/pricing/prices.ts'

export interface ReadPromotion {
  readonly standing: Quote['promotion']
  /** Basis points. */
  readonly discount: number
}

/** What a code that somebody typed is worth at a time in milliseconds since 1970. Letters' case does not matter. */
export function readPromotion(book: PriceBook, code: string | undefined, now: number): ReadPromotion {
  if (!code) return { standing: 'none', discount: 0 }
  const promotion = book.promotions.find(one => one.code === code.toUpperCase())
  if (!promotion) return { standing: 'unknown', discount: 0 }
  const hasEnded = promotion.until !== null && Date.parse(promotion.until) <= now
  return hasEnded ? { standing: 'ended', discount: 0 } : { standing: 'taken', discount: promotion.discount }
}
