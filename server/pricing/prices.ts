import { type GarmentSize, garmentSizes } from '../contract/garmentSizes.ts'
import type { FabricPrice, PriceBook } from '../contract/pricing/priceBook.ts'
import type { Pieces, PriceTable } from '../contract/pricing/prices.ts'

const plainPiece = { size: 'M', sleeve: 'short' } as const

/** The public part of a book. */
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
    const { unitPrice, discountRate } = pricePiece(book, fabric, plainPiece, { tier: tier.discount, promotion: 0 })
    return unitPrice - discountOf(unitPrice, discountRate)
  })

/** The discounts of a whole item in basis points. */
export interface Discounts {
  readonly tier: number
  readonly promotion: number
}

/** One piece: its price with surcharges in cents, and its discount in basis points. */
interface PiecePrice {
  readonly unitPrice: number
  readonly discountRate: number
}

/** Discounts are added up to the limit of the fabric. */
export function pricePiece(
  book: PriceBook,
  fabric: FabricPrice,
  { size, sleeve }: Pick<Pieces, 'size' | 'sleeve'>,
  { tier, promotion }: Discounts,
): PiecePrice {
  const isLong = sleeve === 'long'
  const surcharges = (isLong ? book.longSleeve.surcharge : 0) + (isLargeSize(size) ? book.largeSize.surcharge : 0)
  const wished = tier + promotion + (isLong ? book.longSleeve.discount : 0)
  return { unitPrice: fabric.unitPrice + surcharges, discountRate: Math.min(wished, fabric.discountLimit) }
}

/**
 * The discount of an amount in whole cents. It is rounded once, half a cent up; the product is exact, because it can
 * exceed what a number holds.
 * @param amount cents
 * @param rate basis points
 */
export const discountOf = (amount: number, rate: number): number =>
  Number((BigInt(amount) * BigInt(rate) + 5_000n) / 10_000n)

/** 3XL and above need more fabric. */
const isLargeSize = (size: GarmentSize): boolean => garmentSizes.indexOf(size) >= garmentSizes.indexOf('XXXL')
