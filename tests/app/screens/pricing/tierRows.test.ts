import { describe, expect, it } from 'vitest'
import { lowestPrice, tierRows } from '../../../../app/screens/pricing/tierRows.ts'
import type { PriceTable } from '../../../../server/contract/pricing/prices.ts'

const tiers = [
  { from: 10, discount: 500 },
  { from: 25, discount: 1000 },
]
const prices = { unitPrice: 1000, tierPrices: [950, 900] }

describe('prices by number of pieces', () => {
  it('begin at the smallest order', () => {
    expect(tierRows(tiers, { ...prices, minimum: 4 })).toEqual([
      { from: 4, to: 9, price: 1000 },
      { from: 10, to: 24, price: 950 },
      { from: 25, to: null, price: 900 },
    ])
  })

  it('leave out what is below the smallest order', () => {
    expect(tierRows(tiers, { ...prices, minimum: 12 })).toEqual([
      { from: 12, to: 24, price: 950 },
      { from: 25, to: null, price: 900 },
    ])
    expect(tierRows(tiers, { ...prices, minimum: 40 })).toEqual([{ from: 40, to: null, price: 900 }])
  })

  it('are one where there are no tiers', () => {
    expect(tierRows([], { unitPrice: 1000, tierPrices: [], minimum: 1 })).toEqual([{ from: 1, to: null, price: 1000 }])
  })
})

it('finds the lowest price of a product, and none where there is none', () => {
  const table: PriceTable = {
    currency: 'USD',
    tiers,
    longSleeve: { surcharge: 0, discount: 0 },
    largeSize: { surcharge: 0 },
    products: [
      {
        productType: 'SOCCER_KIT',
        minimumQuantity: 1,
        fabrics: [
          { fabric: 'a', ...prices },
          { fabric: 'b', unitPrice: 2000, tierPrices: [1900, 800] },
        ],
      },
    ],
  }
  expect(lowestPrice(table, 'SOCCER_KIT')).toBe(800)
  expect(lowestPrice(table, 'HOODIE')).toBeNull()
  expect(lowestPrice(null, 'SOCCER_KIT')).toBeNull()
})
