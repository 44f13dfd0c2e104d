import type { FabricPrice, PriceBook } from '../contract/pricing/priceBook.ts'
import type { PriceTable } from '../contract/pricing/prices.ts'
import { pricePiece } from './pricePiece.ts'

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
