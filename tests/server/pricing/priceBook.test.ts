import { describe, expect, it } from 'vitest'
import { sizes } from '../../../engine/index.ts'
import { garmentSizes } from '../../../server/contract/garmentSizes.ts'
import { priceBookSchema } from '../../../server/contract/pricing/priceBook.ts'
import { quoteRequestSchema } from '../../../server/contract/pricing/prices.ts'
import { priceTable } from '../../../server/pricing/prices.ts'
import { smallBook } from './priceBooks.ts'

const [soccer] = smallBook.products

describe('a price book', () => {
  it('is read as it was written', () => {
    expect(priceBookSchema.parse(smallBook)).toEqual(smallBook)
  })

  it.each([
    [
      'tiers that fall',
      {
        tiers: [
          { from: 10, discount: 500 },
          { from: 20, discount: 400 },
        ],
      },
    ],
    [
      'tiers out of order',
      {
        tiers: [
          { from: 20, discount: 500 },
          { from: 10, discount: 600 },
        ],
      },
    ],
    ['a product twice', { products: [soccer, soccer] }],
    ['half a cent', { largeSize: { surcharge: 0.5 } }],
    ['a surcharge below nothing', { largeSize: { surcharge: -100 } }],
    ['a discount of more than everything', { longSleeve: { surcharge: 0, discount: 10_001 } }],
  ])('refuses %s', (_name, change) => {
    expect(priceBookSchema.safeParse({ ...smallBook, ...change }).success).toBe(false)
  })

  it('shows the price of each tier and keeps its codes to itself', () => {
    const table = priceTable(smallBook)
    expect(table.products[0]?.fabrics[0]).toEqual({ fabric: 'mesh', unitPrice: 1600, tierPrices: [1520, 1408] })
    expect(JSON.stringify(table)).not.toContain('ANGKOR')
  })
})

describe('a wish for a quote', () => {
  it('takes no amounts', () => {
    const line = { size: 'M', sleeve: 'short', version: 'player', quantity: 1, unitPrice: 1 }
    const items = [{ productType: 'SOCCER_KIT', fabric: 'mesh', pieces: [line] }]
    expect(quoteRequestSchema.safeParse({ items }).success).toBe(false)
  })
})

it('the sizes of the contract are those of the engine', () => {
  expect(garmentSizes).toEqual(sizes)
})
