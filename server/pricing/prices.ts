import { type GarmentSize, garmentSizes } from '../contract/garmentSizes.ts'
import type { FabricPrice, PriceBook } from '../contract/pricing/priceBook.ts'
import type { Pieces, PriceTable } from '../contract/pricing/prices.ts'

const plainPiece = { size: 'M', sleeve: 'short' } as const

/** The public page of a book. */
export function priceTable(book: PriceBook): PriceTable {
  const { currency, tiers, products, longSleeve, largeSize } = book
  return {
    currency,
    tiers,
    products: products.map(({ productType, minimumQuantity, fabrics }) => ({
      productType,
      minimumQuantity,
      fabrics: fabrics.map(fabric => ({
        fabric: fabric.fabric,
        unitPrice: fabric.unitPrice,
        tierPrices: tierPrices(book, fabric),
      })),
    })),
    longSleeve,
    largeSize,
  }
}

const tierPrices = (book: PriceBook, fabric: FabricPrice) =>
  book.tiers.map(tier => {
    const { unitPrice, discount } = pricePiece(book, fabric, plainPiece, { tier: tier.discount, promotion: 0 })
    return unitPrice - discount
  })

/** Discounts in basis points that hold for a whole item. */
export interface Discounts {
  readonly tier: number
  readonly promotion: number
}

/** One piece: its price with surcharges, and what is taken off, in cents; the rate in basis points. */
interface PiecePrice {
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

/** 3XL and above take more cloth. */
const isLargeSize = (size: GarmentSize): boolean => garmentSizes.indexOf(size) >= garmentSizes.indexOf('XXXL')
