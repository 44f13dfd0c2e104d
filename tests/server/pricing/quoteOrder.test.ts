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
    expect(items[0]?.lines.map(line => [line.quantity, line.unitPrice, line.discount, line.totalAmount])).toEqual([
      [20, 1600, 80, 30_400],
      [2, 1750, 122, 3256],
      [1, 1700, 85, 1615],
    ])
    expect(sums).toMatchObject({ amount: 37_200, totalDiscount: 1929, grandTotal: 35_271, orderable: true })
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
    expect(items[0]?.lines[0]).toMatchObject({ discountRate: 1000, discount: 185 })
  })

  it.each([
    [undefined, 'none'],
    ['angkor', 'taken'],
    ['bayon', 'unknown'],
  ] as const)('answers to the code %s: %s', (promotionCode, standing) => {
    expect(quote(wish([{}], promotionCode ? { promotionCode } : {})).promotion).toBe(standing)
  })

  it('takes nothing off for a code that has ended', () => {
    const late = quoteOrder(smallBook, wish([{}], { promotionCode: 'ANGKOR' }), Date.parse('2027-01-01T00:00:00Z'))
    expect(late).toMatchObject({ promotion: 'ended', totalDiscount: 0 })
  })

  it('refuses what the shop does not make, in words', () => {
    expect(() => quote(wish([{}], {}, 'velvet'))).toThrow('SOCCER_KIT is not made of velvet.')
  })
})

describe('any quote', () => {
  it('is the sum of its lines', () => {
    fc.assert(
      fc.property(anyBook, anyWish, (book, request) => {
        const { items, grandTotal, amount, totalDiscount } = quoteOrder(book, request, november)
        const lines = items.flatMap(item => item.lines)
        const sum = lines.reduce((total, line) => total + (line.unitPrice - line.discount) * line.quantity, 0)
        expect(grandTotal).toBe(sum)
        expect(amount - totalDiscount).toBe(grandTotal)
      }),
    )
  })

  it('does not depend on the order or the grouping of lines', () => {
    fc.assert(
      fc.property(anyBook, fc.array(anyPieces, { minLength: 1, maxLength: 8 }), (book, given) => {
        const singly = given.flatMap(one => Array.from({ length: one.quantity }, () => ({ ...one, quantity: 1 })))
        const total = (list: readonly Pieces[]) => quoteOrder(book, wish(list), november).grandTotal
        expect(total(given.toReversed())).toBe(total(given))
        expect(total(singly)).toBe(total(given))
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

  it('never asks more for a piece when there are more pieces', () => {
    fc.assert(
      fc.property(anyBook, anyPieces, fc.integer({ min: 1, max: 300 }), (book, one, more) => {
        const perPiece = (quantity: number) => {
          const line = quoteOrder(book, wish([{ ...one, quantity }]), november).items[0]?.lines[0]
          return (line?.unitPrice ?? 0) - (line?.discount ?? 0)
        }
        expect(perPiece(one.quantity + more)).toBeLessThanOrEqual(perPiece(one.quantity))
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
