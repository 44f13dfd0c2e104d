import type { PriceBook } from '../../../server/contract/pricing/priceBook.ts'

/** Every value of a book by its place, in cents, basis points or pieces. */
function valuesOf({ products, tiers, longSleeve, largeSize }: PriceBook): Map<string, number> {
  return new Map<string, number>([
    ...products.flatMap(({ productType, minimumQuantity, fabrics }): [string, number][] => [
      [`${productType} minimum`, minimumQuantity],
      ...fabrics.flatMap(({ fabric, unitPrice, discountLimit }): [string, number][] => [
        [`${productType} ${fabric} price`, unitPrice],
        [`${productType} ${fabric} limit`, discountLimit],
      ]),
    ]),
    ...tiers.map(({ from, discount }): [string, number] => [`from ${from}`, discount]),
    ['long sleeve', longSleeve.surcharge],
    ['long sleeve discount', longSleeve.discount],
    ['large size', largeSize.surcharge],
  ])
}

/** How many values of one book are missing or others in the other. */
export function countDifferences(one: PriceBook, other: PriceBook | null): number {
  const [a, b] = [valuesOf(one), other ? valuesOf(other) : new Map<string, number>()]
  const places = new Set([...a.keys(), ...b.keys()])
  return [...places].filter(place => !Object.is(a.get(place), b.get(place))).length
}

/** A first book for a shop that has none. */
export const firstBook: PriceBook = {
  currency: 'USD',
  products: [],
  tiers: [],
  longSleeve: { surcharge: 0, discount: 0 },
  largeSize: { surcharge: 0 },
  promotions: [],
}
