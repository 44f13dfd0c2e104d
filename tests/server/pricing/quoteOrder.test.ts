import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Pieces, QuoteRequest } from '../../../server/contract/pricing/prices.ts'
import { quoteOrder } from '../../../server/pricing/quoteOrder.ts'
import { anyBook, anyPieces, anyWish, smallBook } from './priceBooks.ts'

const november = Date.parse('2026-11-21T00:00:00Z')
const pieces = (given: Partial<Pieces>): Pieces => ({
  size: 'M',
  sleeve: 'short',
  version: 'player',
  quantity: 1,
  ...given,
})
const wish = (given: readonly Partial<Pieces>[], more: Partial<QuoteRequest> = {}, fabric = 'mesh'): QuoteRequest => ({
  items: [{ productType: 'SOCCER_KIT', fabric, pieces: given.map(pieces) }],
  ...more,
})
const quote = (request: QuoteRequest) => quoteOrder(smallBook, request, november)

describe('a quote', () => {
  it('says every line of a team with its surcharges', () => {
    const { items, ...sums } = quote(
      wish([{ quantity: 20 }, { sleeve: 'long', version: 'goalkeeper', quantity: 2 }, { size: 'XXXL' }]),
    )
    expect(items[0]?.lines.map(line => [line.quantity, line.unitPrice, line.totalDiscount, line.totalAmount])).toEqual([
      [20, 1600, 1600, 30_400],
      [2, 1750, 245, 3255],
      [1, 1700, 85, 1615],
    ])
    expect(sums).toMatchObject({ amount: 37_200, totalDiscount: 1930, grandTotal: 35_270, orderable: true })
  })

  it('counts goalkeepers and all sizes in the tier, and says what lacks to the next', () => {
    const { items } = quote(wish([{ quantity: 9 }, { version: 'goalkeeper' }]))
    expect(items[0]).toMatchObject({ quantity: 10, tierDiscount: 500, nextTier: { missing: 20, discount: 1200 } })
  })

  it('says how many pieces lack to the smallest order', () => {
    expect(quote(wish([{ quantity: 7 }]))).toMatchObject({ orderable: false, items: [{ missing: 3 }] })
  })

  it('stops at the discount limit of the fabric', () => {
    const { items } = quote(wish([{ quantity: 40 }], { promotionCode: 'Angkor' }, 'interlock'))
    expect(items[0]?.lines[0]).toMatchObject({ discountRate: 1000, totalDiscount: 7400 })
  })

  it.each([
    [undefined, 'none'],
    ['angkor', 'taken'],
    ['bayon', 'unknown'],
  ] as const)('answers to the code %s: %s', (promotionCode, status) => {
    expect(quote(wish([{}], promotionCode ? { promotionCode } : {})).promotion).toBe(status)
  })

  it('takes nothing off for a code that has ended', () => {
    const late = quoteOrder(smallBook, wish([{}], { promotionCode: 'ANGKOR' }), Date.parse('2027-01-01T00:00:00Z'))
    expect(late).toMatchObject({ promotion: 'ended', totalDiscount: 0 })
  })

  it('refuses what the shop does not make, in words', () => {
    expect(() => quote(wish([{}], {}, 'velvet'))).toThrow('SOCCER_KIT is not available in velvet.')
  })
})

describe('a discount', () => {
  /** One line of shirts at a price in cents and a volume discount in basis points. */
  const lineOf = (unitPrice: number, quantity: number, discount: number) => {
    const products = [
      {
        productType: 'SOCCER_KIT' as const,
        minimumQuantity: 1,
        fabrics: [{ fabric: 'mesh', unitPrice, discountLimit: 10_000 }],
      },
    ]
    const book = { ...smallBook, products, tiers: [{ from: 1, discount }] }
    return quoteOrder(book, wish([{ quantity }]), november).items[0]?.lines[0]
  }

  it.each([
    ['5 % of 16 pieces at 15.75', [1575, 16, 500], 1260, 23_940],
    ['22 % of 10,000 pieces at 15.75', [1575, 10_000, 2200], 3_465_000, 12_285_000],
    ['half a cent up', [1, 1, 5000], 1, 0],
    ['less than half a cent down', [1, 1, 4999], 0, 1],
    ['at the highest price', [100_000_000, 10_000, 9999], 999_900_000_000, 100_000_000],
  ] as const)('is rounded once per line: %s', (_name, [price, quantity, rate], totalDiscount, totalAmount) => {
    expect(lineOf(price, quantity, rate)).toMatchObject({ totalDiscount, totalAmount })
  })

  it('is the exact fraction, rounded half up', () => {
    const price = fc.integer({ min: 0, max: 100_000_000 })
    const quantity = fc.integer({ min: 1, max: 10_000 })
    fc.assert(
      fc.property(price, quantity, fc.integer({ min: 0, max: 10_000 }), (unitPrice, pieces, rate) => {
        const line = lineOf(unitPrice, pieces, rate)
        // Of the exact discount, n / 10,000 cents, at most half a cent is added, and less than half is left out.
        const rest = BigInt(line?.totalDiscount ?? -1) * 10_000n - BigInt(unitPrice) * BigInt(pieces) * BigInt(rate)
        expect(rest <= 5000n && rest > -5000n).toBe(true)
        expect(line?.totalAmount).toBe(unitPrice * pieces - (line?.totalDiscount ?? 0))
      }),
    )
  })
})

describe('any quote', () => {
  it('is the sum of its lines', () => {
    fc.assert(
      fc.property(anyBook, anyWish, (book, request) => {
        const { items, grandTotal, amount, totalDiscount } = quoteOrder(book, request, november)
        const lines = items.flatMap(item => item.lines)
        expect(grandTotal).toBe(lines.reduce((total, line) => total + line.totalAmount, 0))
        expect(amount - totalDiscount).toBe(grandTotal)
      }),
    )
  })

  it('does not depend on the order of lines, and grouping them moves at most half a cent a line', () => {
    fc.assert(
      fc.property(anyBook, fc.array(anyPieces, { minLength: 1, maxLength: 8 }), (book, given) => {
        const singly = given.flatMap(one => Array.from({ length: one.quantity }, () => ({ ...one, quantity: 1 })))
        const total = (list: readonly Pieces[]) => quoteOrder(book, wish(list), november).grandTotal
        expect(total(given.toReversed())).toBe(total(given))
        expect(Math.abs(total(singly) - total(given))).toBeLessThanOrEqual((singly.length + given.length) / 2)
      }),
    )
  })

  it('is never negative', () => {
    fc.assert(
      fc.property(anyBook, anyWish, (book, request) => {
        const { items } = quoteOrder(book, request, november)
        for (const line of items.flatMap(item => item.lines)) expect(line.totalAmount).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('never takes off less of a hundred with more pieces', () => {
    fc.assert(
      fc.property(anyBook, anyPieces, fc.integer({ min: 1, max: 300 }), (book, one, more) => {
        const rateOf = (quantity: number) =>
          quoteOrder(book, wish([{ ...one, quantity }]), november).items[0]?.lines[0]?.discountRate
        expect(rateOf(one.quantity + more)).toBeGreaterThanOrEqual(rateOf(one.quantity) ?? 0)
      }),
    )
  })

  it('is made of whole cents', () => {
    fc.assert(
      fc.property(anyBook, anyWish, (book, request) => {
        expect(Number.isSafeInteger(quoteOrder(book, request, november).grandTotal)).toBe(true)
      }),
    )
  })
})
