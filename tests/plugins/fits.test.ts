import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sizes, spokenSize } from '../../engine/index.ts'
import { fitFile } from '../../plugins/drapedSizes.ts'
import { fitsTogether } from '../../plugins/fits.ts'
import { modelUrls } from '../../plugins/models.ts'

const fitsOf = (model: string, size: string) => fitsTogether([{ model, size }])[0] ?? []
const models = Object.entries(modelUrls)
const isDraped = (name: string, size: (typeof sizes)[number]) => existsSync(`plugins/garments/${fitFile(name, size)}`)

it('hangs every mesh in every size in fits that there are, which together are whole', () => {
  expect(models.length).toBeGreaterThan(40)
  for (const [name, url] of models) {
    for (const size of sizes) {
      const whole = fitsOf(url, spokenSize(size)).reduce((sum, { share }) => sum + share, 0)
      expect(whole, `${name} in ${size}`).toBeCloseTo(1, 12)
    }
  }
})

it('hangs a mesh that is not draped in 6XL as in 3XL, so that no shirt in M is worn over shorts in 6XL', () => {
  for (const [name, url] of models) {
    if (isDraped(name, 'XXXXXXL') || !isDraped(name, 'XXXL')) continue
    for (const size of ['4XL', '5XL', '6XL']) expect(fitsOf(url, size), name).toEqual(fitsOf(url, '3XL'))
  }
})

it('wears nothing larger beside a mesh that is not draped in its size, and as it is beside one that is', () => {
  const shorts = modelUrls['soccer/shorts.glb'] ?? ''
  for (const [name, url] of models) {
    const [, beside] = fitsTogether([
      { model: url, size: '6XL' },
      { model: shorts, size: '6XL' },
    ])
    expect(beside, name).toEqual(
      fitsOf(shorts, isDraped(name, 'XXXXXXL') ? '6XL' : isDraped(name, 'XXXL') ? '3XL' : 'M'),
    )
    const [, smaller] = fitsTogether([
      { model: url, size: '6XL' },
      { model: shorts, size: 'S' },
    ])
    expect(smaller, name).toEqual(fitsOf(shorts, 'S'))
  }
})

it('hangs a mesh that is not draped in XS as in S', () => {
  for (const [name, url] of models) if (!isDraped(name, 'XS')) expect(fitsOf(url, 'XS'), name).toEqual(fitsOf(url, 'S'))
})

it('knows nothing of a mesh or a size that there is not', () => {
  expect([fitsOf('/nothing.glb', '6XL'), fitsOf(models[0]?.[1] ?? '', 'XXS')]).toEqual([[], []])
})
