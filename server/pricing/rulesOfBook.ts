import type { PriceBook } from '../contract/pricing/priceBook.ts'
import type { priceRules } from '../db/schema/prices.ts'

export type PriceRule = Omit<typeof priceRules.$inferInsert, 'tenantId' | 'id' | 'bookId'>

/** A book as the lines that the database keeps; `bookOfRules` reads them back. */
export const rulesOfBook = ({ products, tiers, longSleeve, largeSize, promotions }: PriceBook): PriceRule[] => [
  ...products.flatMap(({ productType, minimumQuantity, fabrics }): PriceRule[] => [
    { kind: 'minimum', productType, quantity: minimumQuantity },
    ...fabrics.flatMap(({ fabric, unitPrice, discountLimit }): PriceRule[] => [
      { kind: 'unit', productType, fabric, amount: unitPrice },
      { kind: 'discount-limit', productType, fabric, basisPoints: discountLimit },
    ]),
  ]),
  ...tiers.map(({ from, discount }): PriceRule => ({ kind: 'tier', quantity: from, basisPoints: discount })),
  { kind: 'surcharge', subject: 'long-sleeve', amount: longSleeve.surcharge, basisPoints: longSleeve.discount },
  { kind: 'surcharge', subject: '3xl-up', amount: largeSize.surcharge },
  ...promotions.map(
    ({ code, discount, until }): PriceRule => ({
      kind: 'promotion',
      subject: code,
      basisPoints: discount,
      validUntil: until === null ? null : new Date(until),
    }),
  ),
]
