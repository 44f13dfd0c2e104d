import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  aligned,
  type Boxed,
  distributed,
  type Edge,
  edges,
  sameHeight,
} from '../../../../app/editor/stage/gesture/arranging.ts'

const box = (layer: string, left: number, top: number, width = 20, height = 10, panel = 'front'): Boxed => ({
  layer,
  panel,
  bounds: { left, top, right: left + width, bottom: top + height },
})

const moved = (boxes: readonly Boxed[], moves: ReturnType<typeof aligned>) =>
  boxes.map(each => {
    const { dx = 0, dy = 0 } = moves.find(({ layer }) => layer === each.layer) ?? {}
    const { left, top, right, bottom } = each.bounds
    return { ...each, bounds: { left: left + dx, top: top + dy, right: right + dx, bottom: bottom + dy } }
  })

const lineOf = ({ bounds: { left, top, right, bottom } }: Boxed, edge: Edge): number =>
  ({ left, top, right, bottom, centre: (left + right) / 2, middle: (top + bottom) / 2 })[edge]

const things = fc
  .array(
    fc.tuple(fc.integer({ min: -300, max: 300 }), fc.integer({ min: -300, max: 300 }), fc.integer({ min: 5, max: 90 })),
    {
      minLength: 2,
      maxLength: 8,
    },
  )
  .map(all => all.map(([left, top, size], index) => box(String(index), left, top, size, size)))

describe('several things', () => {
  it('stand on one line after they are aligned, whatever line it is, and moving them again changes nothing', () => {
    fc.assert(
      fc.property(things, fc.constantFrom(...edges), (boxes, edge) => {
        const now = moved(boxes, aligned(boxes, edge))
        const lines = now.map(each => lineOf(each, edge))
        expect(Math.max(...lines) - Math.min(...lines)).toBeLessThan(0.011)
        expect(aligned(now, edge).every(({ dx, dy }) => dx === 0 && dy === 0)).toBe(true)
      }),
      { numRuns: 100 },
    )
  })

  it('have the same gap after they are distributed, and the outer ones stay', () => {
    const boxes = [box('a', 0, 0), box('c', 100, 0), box('b', 30, 0, 30)]
    const now = moved(boxes, distributed(boxes, 'across'))
    expect(now.map(({ bounds }) => [bounds.left, bounds.right])).toEqual([
      [0, 20],
      [100, 120],
      [45, 75],
    ])
  })

  it('of which there are two have no gap to share', () => {
    expect(distributed([box('a', 0, 0), box('b', 50, 0)], 'down')).toEqual([])
  })

  it('on different panels are not moved to one another', () => {
    const moves = aligned([box('a', 0, 0), box('b', 80, 0, 20, 10, 'back')], 'left')
    expect(moves.every(({ dx, dy }) => dx === 0 && dy === 0)).toBe(true)
  })

  it('become as high as the first', () => {
    expect(sameHeight([box('a', 0, 0, 20, 30), box('b', 0, 0, 20, 10)])).toEqual([
      { layer: 'b', dx: 0, dy: 0, scale: 3 },
    ])
    expect(sameHeight([])).toEqual([])
  })
})
