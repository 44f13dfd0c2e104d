import { describe, expect, it } from 'vitest'
import { fabricPixels } from '../../../app/viewer/fabric/fabricPixels.ts'
import { fabricSurfaces, fabricTile } from '../../../app/viewer/fabric/heights.ts'
import { fabricKinds } from '../../../engine/index.ts'

const side = 128

/** One of the bytes of every pixel, in rows. */
const channel = (pixels: Uint8Array, which: 0 | 1 | 2) =>
  Array.from({ length: side * side }, (_, index) => pixels[index * 4 + which] ?? 0)
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
/** How much values differ between neighbours, on average. */
const roughness = (values: readonly number[]) =>
  mean(values.map((value, index) => Math.abs(value - (values[(index + 1) % values.length] ?? value))))

describe.each(fabricKinds)('a tile of %s', kind => {
  const surface = fabricSurfaces[kind]
  const pixels = fabricPixels(surface, side)

  it('is flat on the whole: cloth of any fabric faces the way it hangs', () => {
    expect(mean(channel(pixels, 0))).toBeCloseTo(127.5, -0.5)
    expect(mean(channel(pixels, 1))).toBeCloseTo(127.5, -0.5)
  })

  it('joins itself on all sides', () => {
    const near = 1e-6
    for (let at = 0.05; at < fabricTile; at += 0.31) {
      expect(surface.height(at + fabricTile, at)).toBeCloseTo(surface.height(at, at), 3)
      expect(surface.height(at, at + fabricTile - near)).toBeCloseTo(surface.height(at, at - near), 2)
    }
  })

  it('has a whole number of its finest features', () => {
    const features = fabricTile / surface.finest
    expect(Math.abs(features - Math.round(features))).toBeLessThan(1e-6)
  })

  it('is to be seen, and darkens the cloth nowhere by more than it says', () => {
    expect(roughness(channel(pixels, 0)) + roughness(channel(pixels, 1))).toBeGreaterThan(2)
    expect(Math.min(...channel(pixels, 2))).toBeGreaterThanOrEqual(Math.floor(255 * (1 - surface.shade)))
  })
})

it('no two fabrics are alike', () => {
  const tiles = fabricKinds.map(kind => fabricPixels(fabricSurfaces[kind], side).join())
  expect(new Set(tiles).size).toBe(fabricKinds.length)
})
