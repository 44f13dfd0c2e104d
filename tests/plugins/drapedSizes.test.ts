import { expect, it } from 'vitest'
import { baseSize, sizes } from '../../engine/index.ts'
import { drapedSizes, drapesOf, drapesTogether, fitFile, standInFor } from '../../plugins/drapedSizes.ts'

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

it('wears what is together in the size of what stands in, and nothing in a larger one', () => {
  const isDraped = (file: string) => file !== 'shirt.6XL.fit'
  const together = (shirt: (typeof sizes)[number], shorts: (typeof sizes)[number]) =>
    drapesTogether(
      [
        { mesh: 'shirt.glb', size: shirt },
        { mesh: 'shorts.glb', size: shorts },
      ],
      isDraped,
    )
  const [as3XL, asS] = [[['XXXL', 1]], [['S', 1]]]
  expect(together('XXXXXXL', 'XXXXXXL')).toEqual([as3XL, as3XL])
  expect(together('XXXXL', 'XXXXXL')).toEqual([as3XL, as3XL])
  expect(together('XXXXXXL', 'S')).toEqual([as3XL, asS])
  expect(together('XXXL', 'XXXXXXL')).toEqual([as3XL, [['XXXXXXL', 1]]])
})
