import { describe, expect, it } from 'vitest'
import { evenLines, gapsRound } from '../../../../app/editor/stage/gesture/gaps.ts'
import type { MovedBox } from '../../../../app/editor/stage/gesture/snapping.ts'
import type { Bounds, Point } from '../../../../engine/index.ts'
import { stagedKit } from '../../../support/stagedKit.ts'

const box: MovedBox = { x: [100, 120, 140], y: [200, 210, 220] }
const outline: readonly Point[] = [
  [0, 0],
  [300, 0],
  [300, 500],
  [0, 500],
]
const at = (left: number, top: number, right: number, bottom: number): Bounds => ({ left, top, right, bottom })

describe('the gaps round a thing', () => {
  it('reach to the seam where nothing else is', () => {
    expect(gapsRound(box, [], outline)).toEqual([
      { axis: 'x', from: 0, to: 100, at: 210 },
      { axis: 'x', from: 140, to: 300, at: 210 },
      { axis: 'y', from: 0, to: 200, at: 120 },
      { axis: 'y', from: 220, to: 500, at: 120 },
    ])
  })

  it('reach to the nearest thing that lies level, in the middle of what both share', () => {
    const things = [at(20, 190, 60, 210), at(0, 190, 30, 230), at(20, 300, 90, 340)]
    expect(gapsRound(box, things, outline)[0]).toEqual({ axis: 'x', from: 60, to: 100, at: 205 })
  })

  it('leave out what is too short for a number, and what lies beyond the seam', () => {
    const short = gapsRound(box, [at(20, 190, 98, 230)], outline)
    expect(short.filter(({ axis }) => axis === 'x')).toEqual([{ axis: 'x', from: 140, to: 300, at: 210 }])
    expect(gapsRound({ ...box, x: [-20, 0, 20] }, [], outline).filter(({ axis }) => axis === 'x')).toEqual([
      { axis: 'x', from: 20, to: 300, at: 210 },
    ])
  })

  it('have a line on which they are alike, measured from the edges and not from what the thing is placed by', () => {
    const things = [at(20, 190, 60, 230), at(200, 190, 260, 230)]
    expect(evenLines(box, things)).toMatchObject([{ axis: 'x', kind: 'even', at: 130 }])
    expect(evenLines({ ...box, x: [100, 130, 140] }, things)).toMatchObject([{ at: 140 }])
    expect(evenLines(box, things.slice(1))).toEqual([])
  })
})

describe('a drag between two things', () => {
  it('tells how far they are, and comes to rest with the same gap on both sides', () => {
    const kit = stagedKit('A', 'B', 'C')
    kit.act('transform', { layer: 'A', version: 'player', x: -120, y: 80 })
    kit.act('transform', { layer: 'C', version: 'player', x: 70, y: 80 })
    kit.act('transform', { layer: 'B', version: 'player', x: 0, y: 80 })
    const [left, right] = ['A', 'C'].map(id => kit.thing(id).group.bounds)
    const own = kit.thing('B').group.bounds
    const even = ((left?.right ?? 0) + (right?.left ?? 0) - own.left - own.right) / 2
    kit.take('B').by(even + 2, 0, { reach: 3, free: false })
    const { guides = [], distances = [] } = kit.gesture.running.current() ?? {}
    expect(guides).toMatchObject([{ axis: 'x', kind: 'even' }, { axis: 'y' }])
    const [before, after] = distances.filter(({ axis }) => axis === 'x').map(({ from, to }) => to - from)
    expect(before).toBeCloseTo(after ?? 0, 1)
    kit.gesture.end()
    const placed = kit.thing('B').group.bounds
    expect(placed.left - (left?.right ?? 0)).toBeCloseTo((right?.left ?? 0) - placed.right, 0)
  })
})
