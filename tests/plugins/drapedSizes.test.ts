import { expect, it } from 'vitest'
import { baseSize, sizes } from '../../engine/index.ts'
import { drapedSizes, drapesOf, fitFile, standInFor } from '../../plugins/drapedSizes.ts'

it('drapes a size that is draped as it is', () => {
  for (const size of drapedSizes) expect(drapesOf(size)).toEqual([[size, 1]])
  expect(drapedSizes).toContain(baseSize)
})

it('hangs a size between two draped ones between them', () => {
  expect(drapesOf('L')).toEqual([
    ['M', 0.5],
    ['XL', 0.5],
  ])
  expect(drapesOf('XXXXL')).toEqual([
    ['XXXL', expect.closeTo(2 / 3)],
    ['XXXXXXL', expect.closeTo(1 / 3)],
  ])
})

it('shows a size that is not draped as the next draped one on the way to the base size', () => {
  expect(sizes.map(size => `${size} ${standInFor(size)}`)).toEqual([
    ...['XS S', 'S M', 'M M', 'L M', 'XL M', 'XXL XL', 'XXXL XL', 'XXXXL XXXL', 'XXXXXL XXXL', 'XXXXXXL XXXL'],
  ])
})

it('has whole shares in every size', () => {
  for (const size of sizes) expect(drapesOf(size).reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1, 12)
})

it('names a fit as people say the size', () => {
  expect(fitFile('shirt-crew-short.glb', 'XXXXXXL')).toBe('shirt-crew-short.6XL.fit')
})
