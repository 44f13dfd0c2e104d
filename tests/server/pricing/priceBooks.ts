import * as fc from 'fast-check'
import { garmentSizes } from '../../../server/contract/garmentSizes.ts'
import type { PriceBook } from '../../../server/contract/pricing/priceBook.ts'
import type { QuoteRequest } from '../../../server/contract/pricing/prices.ts'

export const smallBook: PriceBook = {
  currency: 'USD',
  products: [
    {
      productType: 'SOCCER_KIT',
      minimumQuantity: 10,
      fabrics: [
        { fabric: 'mesh', unitPrice: 1600, discountLimit: 2500 },
        { fabric: 'interlock', unitPrice: 1850, discountLimit: 1000 },
      ],
    },
  ],
  tiers: [
    { from: 10, discount: 500 },
    { from: 30, discount: 1200 },
  ],
  longSleeve: { surcharge: 150, discount: 200 },
  largeSize: { surcharge: 100 },
  promotions: [{ code: 'ANGKOR', discount: 1000, until: '2026-12-31T00:00:00.000Z' }],
}

const fabrics = ['mesh', 'interlock'] as const
const rate = fc.integer({ min: 0, max: 10_000 })
const cents = fc.integer({ min: 0, max: 50_000 })

const anyTiers = fc
  .tuple(fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { maxLength: 6 }), fc.array(rate, { maxLength: 6 }))
  .map(([froms, discounts]) => {
    const grown = discounts.toSorted((a, b) => a - b)
    return froms
      .toSorted((a, b) => a - b)
      .slice(0, grown.length)
      .map((from, at) => ({ from, discount: grown[at] ?? 0 }))
  })

export const anyBook: fc.Arbitrary<PriceBook> = fc.record({
  currency: fc.constant('USD' as const),
  products: fc
    .tuple(cents, cents, rate, rate, fc.integer({ min: 1, max: 50 }))
    .map(([mesh, interlock, a, b, minimum]) => [
      {
        productType: 'SOCCER_KIT' as const,
        minimumQuantity: minimum,
        fabrics: [
          { fabric: fabrics[0], unitPrice: mesh, discountLimit: a },
          { fabric: fabrics[1], unitPrice: interlock, discountLimit: b },
        ],
      },
    ]),
  tiers: anyTiers,
  longSleeve: fc.record({ surcharge: cents, discount: rate }),
  largeSize: fc.record({ surcharge: cents }),
  promotions: fc.array(fc.record({ code: fc.constant('ANGKOR'), discount: rate, until: fc.constant(null) }), {
    maxLength: 1,
  }),
})

export const anyPieces = fc.record({
  size: fc.constantFrom(...garmentSizes),
  sleeve: fc.constantFrom('long' as const, 'short' as const),
  version: fc.constantFrom('player' as const, 'goalkeeper' as const),
  quantity: fc.integer({ min: 1, max: 200 }),
})

export const anyWish: fc.Arbitrary<QuoteRequest> = fc.record({
  items: fc.array(
    fc.record({
      productType: fc.constant('SOCCER_KIT' as const),
      fabric: fc.constantFrom(...fabrics),
      pieces: fc.array(anyPieces, { minLength: 1, maxLength: 12 }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  promotionCode: fc.constantFrom(undefined, 'angkor', 'nobody'),
})
