import { expect, it } from 'vitest'
import { coloursOfPixels } from '../../../../app/studio/images/imageColours.ts'

type Pixel = readonly [red: number, green: number, blue: number, alpha: number]

const pixels = (...runs: (readonly [count: number, pixel: Pixel])[]) =>
  new Uint8ClampedArray(runs.flatMap(([count, pixel]) => Array.from({ length: count }, () => pixel).flat()))

const green: Pixel = [15, 61, 46, 255]
const gold: Pixel = [242, 193, 102, 255]

it('gives the colours that are there, the largest first', () => {
  expect(coloursOfPixels(pixels([10, gold], [30, green]))).toEqual(['#0F3D2E', '#F2C166'])
})

it('does not count what is transparent', () => {
  expect(coloursOfPixels(pixels([90, [255, 0, 0, 0]], [10, green]))).toEqual(['#0F3D2E'])
})

it('counts two lights of one colour once, and the edge between two not at all', () => {
  expect(coloursOfPixels(pixels([50, green], [20, [20, 70, 52, 255]], [40, gold], [1, [128, 127, 74, 255]]))).toEqual([
    '#0F3D2E',
    '#F2C166',
  ])
})

it('gives at most six of a photo, and none of nothing', () => {
  const many = Array.from(
    { length: 4096 },
    (_, at) => [1, [(at * 37) % 256, (at * 91) % 256, (at * 53) % 256, 255]] as const,
  )
  expect(coloursOfPixels(pixels(...many)).length).toBeLessThanOrEqual(6)
  expect(coloursOfPixels(pixels())).toEqual([])
})
