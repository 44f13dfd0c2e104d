import { describe, expect, it } from 'vitest'
import { sizeName } from '../../../../app/i18n/formats.ts'
import { quoteRequestOf, readAmount, type Wish } from '../../../../app/screens/pricing/wish.ts'
import { quoteRequestSchema } from '../../../../server/contract/pricing/prices.ts'

const wish: Wish = {
  product: 'SOCCER_KIT',
  fabric: 'mesh',
  code: ' new ',
  amounts: { 'M short': 3, 'XXL long': 1, 'S short': 0 },
}

describe('a wish of the calculator', () => {
  it('becomes a question that the server takes', () => {
    const request = quoteRequestOf(wish)
    expect(quoteRequestSchema.parse(request)).toEqual(request)
    expect(request?.items[0]?.pieces.map(({ size, sleeve, quantity }) => [size, sleeve, quantity])).toEqual([
      ['M', 'short', 3],
      ['XXL', 'long', 1],
    ])
    expect(request?.promotionCode).toBe('new')
  })

  it('is no question without pieces', () => {
    expect(quoteRequestOf({ ...wish, amounts: { 'M short': 0 } })).toBeNull()
  })

  it('has no long sleeves where there are no sleeves', () => {
    expect(quoteRequestOf({ ...wish, product: 'BOXING_TRUNK' })?.items[0]?.pieces).toHaveLength(1)
  })
})

it('reads amounts as people type them', () => {
  expect(['12', '១២', ' 1 2 ', '-3', 'two', '', '99999999'].map(readAmount)).toEqual([12, 12, 12, 3, 0, 0, 10_000])
})

it('writes sizes as the shop does', () => {
  expect((['S', 'XL', 'XXL', 'XXXXXXL'] as const).map(sizeName)).toEqual(['S', 'XL', '2XL', '6XL'])
})
