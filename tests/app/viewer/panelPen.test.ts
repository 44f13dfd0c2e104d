import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type CachedPixels, createCachedPixels } from '../../../app/viewer/panelPen.ts'
import { tileFor, tilesOver } from '../../../engine/artwork/tilesOver.ts'
import type { PathItem } from '../../../engine/index.ts'
import { noPattern, solid } from '../../../engine/plugin.ts'
import { recordingPen } from '../../support/recordingPen.ts'

const bounds = { left: 0, top: 0, right: 100, bottom: 100 }
const clip = [['M', 0, 0], ['L', 100, 0], ['L', 100, 100], ['Z']] as const
const kbach = tileFor({ ...noPattern, id: 'kbach' }) ?? expect.unreachable('The book has the pattern kbach.')
const tiles = (tint: string, scale = 1): PathItem => ({
  kind: 'path',
  path: tilesOver(bounds, { ...noPattern, id: 'kbach', scale }, kbach),
  clip,
  fill: solid(tint),
  stroke: null,
  opacity: 1,
})

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => recordingPen().pen as never)
})
afterEach(() => vi.restoreAllMocks())

/** How often the items of a painting are drawn. */
function draws(kept: CachedPixels, items: readonly PathItem[], side = 512): number {
  const paint = vi.fn()
  kept.begin(side, side)
  for (const item of items) expect(kept.of(item, paint)).not.toBeNull()
  kept.end()
  return paint.mock.calls.length
}

it('draws a pattern once while the cloth below it changes', () => {
  const kept = createCachedPixels(true)
  expect([1, 2, 3].map(() => draws(kept, [tiles('#ffffff')]))).toEqual([1, 0, 0])
})

it('draws it anew in another colour, another scale or another size of the image', () => {
  const kept = createCachedPixels(true)
  draws(kept, [tiles('#ffffff')])
  expect(draws(kept, [tiles('#000000')])).toBe(1)
  expect(draws(kept, [tiles('#000000', 2)])).toBe(1)
  expect(draws(kept, [tiles('#000000', 2)], 1024)).toBe(1)
})

it('keeps no pixels that a painting did not show', () => {
  const kept = createCachedPixels(true)
  draws(kept, [tiles('#ffffff')])
  kept.begin(512, 512)
  const shown = kept.of(tiles('#ffffff'), () => expect.unreachable('It was kept.'))
  kept.end()
  expect((shown as HTMLCanvasElement).width).toBe(512)
  expect(draws(kept, [])).toBe(0)
  expect((shown as HTMLCanvasElement).width).toBe(0)
  expect(draws(kept, [tiles('#ffffff')])).toBe(1)
})
