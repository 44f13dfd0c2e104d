import type { FabricPrice, PriceBook } from '../contract/pricing/priceBook.ts'
import type { Pieces } from '../contract/pricing/prices.ts'
import { isLargeSize } from './isLargeSize.ts'

/** Discounts in basis points that hold for a whole item. */
export interface Discounts {
  readonly tier: number
  readonly promotion: number
}

/** One piece: its price with surcharges, and what is taken off, in cents; the rate in basis points. */
export interface PiecePrice {
  readonly unitPrice: number
  readonly discount: number
  readonly discountRate: number
}

/**
 * Discounts are added up and stop at the fabric's limit. They are rounded down to a whole cent on the single piece, so
 * that a line is exactly so many pieces, in whatever order and groups they are listed.
 */
export function pricePiece(
  book: PriceBook,
  fabric: FabricPrice,
  { size, sleeve }: Pick<Pieces, 'size' | 'sleeve'>,
  { tier, promotion }: Discounts,
): PiecePrice {
  const isLong = sleeve === 'long'
  const surcharges = (isLong ? book.longSleeve.surcharge : 0) + (isLargeSize(size) ? book.largeSize.surcharge : 0)
  const unitPrice = fabric.unitPrice + surcharges
  const wished = tier + promotion + (isLong ? book.longSleeve.discount : 0)
  const discountRate = Math.min(wished, fabric.discountLimit)
  return { unitPrice, discountRate, discount: Math.floor((unitPrice * discountRate) / 10_000) }
}
