import { describe, expect, it } from 'vitest'
import { sizeName } from '../../../../app/i18n/formats.ts'
import { type QuoteInput, quoteRequestOf, readAmount } from '../../../../app/screens/pricing/quoteInput.ts'
import { quoteRequestSchema } from '../../../../server/contract/pricing/prices.ts'

const input: QuoteInput = {
  product: 'SOCCER_KIT',
  fabric: 'mesh',
  code: ' new ',
  amounts: { 'M short': 3, 'XXL long': 1, 'S short': 0 },
}

describe('a wish of the calculator', () => {
  it('becomes a question that the server takes', () => {
    const request = quoteRequestOf(input)
    expect(quoteRequestSchema.parse(request)).toEqual(request)
    expect(request?.items[0]?.pieces.map(({ size, sleeve, quantity }) => [size, sleeve, quantity])).toEqual([
      ['M', 'short', 3],
      ['XXL', 'long', 1],
    ])
    expect(request?.promotionCode).toBe('new')
  })

  it('is no question without pieces', () => {
    expect(quoteRequestOf({ ...input, amounts: { 'M short': 0 } })).toBeNull()
  })

  it.each(['BOXING_TRUNK', 'BOXY_FIT', 'OVERSIZED_SHIRT', 'SLEEVELESS_SHIRT'] as const)(
    'has no long sleeves for %s, which is cut without them',
    product => {
      expect(quoteRequestOf({ ...input, product })?.items[0]?.pieces).toHaveLength(1)
    },
  )
})

it('reads amounts as people type them', () => {
  expect(['12', '១២', ' 12 ', '', '10000'].map(readAmount)).toEqual([12, 12, 12, 0, 10_000])
  expect(['-5', '2.5', '1 2', 'two', '10001', '99999999'].map(readAmount)).toEqual([null, null, null, null, null, null])
})

it('writes sizes as the shop does', () => {
  expect((['S', 'XL', 'XXL', 'XXXXXXL'] as const).map(sizeName)).toEqual(['S', 'XL', '2XL', '6XL'])
})
