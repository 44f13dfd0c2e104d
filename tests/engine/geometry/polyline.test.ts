import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Point } from '../../../engine/index.ts'
import { joined, lengthOf, mirrored, pointAt } from '../../../engine/plugin.ts'
import { seeded } from '../../support/seeded.ts'

const coordinate = fc.double({ min: -2000, max: 2000, noNaN: true })
const point = fc.tuple(coordinate, coordinate)
const line = fc.array(point, { minLength: 2, maxLength: 30 })
const share = fc.double({ min: 0, max: 1, noNaN: true })

describe('polyline', () => {
  it('measures along the line', () => {
    expect(
      lengthOf([
        [0, 0],
        [30, 40],
        [30, 100],
      ]),
    ).toBe(110)
    expect(lengthOf([[5, 5]])).toBe(0)
    expect(lengthOf([])).toBe(0)
  })

  it('finds the point a share of the way along', () => {
    const corner: Point[] = [
      [0, 0],
      [100, 0],
      [100, 100],
    ]
    expect(pointAt(corner, 0)).toEqual([0, 0])
    expect(pointAt(corner, 0.25)).toEqual([50, 0])
    expect(pointAt(corner, 0.75)).toEqual([100, 50])
    expect(pointAt(corner, 1)).toEqual([100, 100])
  })

  it('passes over points that lie on one another', () => {
    expect(
      pointAt(
        [
          [0, 0],
          [0, 0],
          [10, 0],
          [10, 0],
        ],
        0.5,
      ),
    ).toEqual([5, 0])
    expect(
      pointAt(
        [
          [3, 4],
          [3, 4],
        ],
        0.5,
      ),
    ).toEqual([3, 4])
  })

  it('says that a line without points has none to give', () => {
    expect(() => pointAt([], 0.5)).toThrow('A line without points has no point to give.')
  })

  it('divides a line in two that are together as long', () => {
    fc.assert(
      fc.property(line, share, (points, at) => {
        const cut = pointAt(points, at)
        const { before, after } = divided(points, at)
        expect(lengthOf([...before, cut]) + lengthOf([cut, ...after])).toBeCloseTo(lengthOf(points), 4)
      }),
      seeded,
    )
  })

  it('is itself again when mirrored twice, and as long when mirrored once', () => {
    fc.assert(
      fc.property(line, points => {
        expect(mirrored(mirrored(points))).toEqual(points.map(([x, y]) => [x + 0, y]))
        expect(lengthOf(mirrored(points))).toBeCloseTo(lengthOf(points), 6)
      }),
      seeded,
    )
  })

  it('joins lines that follow one another without repeating their corners', () => {
    fc.assert(
      fc.property(line, line, (first, second) => {
        const following = [first.at(-1) ?? ([0, 0] as const), ...second]
        const whole = joined(first, following)
        expect(whole).toHaveLength(first.length + second.length)
        expect(lengthOf(whole)).toBeCloseTo(lengthOf(first) + lengthOf(following), 4)
      }),
      seeded,
    )
  })
})

/** The points before and after a share of the way along. */
function divided(points: readonly Point[], at: number) {
  const length = lengthOf(points) * at
  const isBefore = (_: Point, index: number): boolean => lengthOf(points.slice(0, index + 1)) <= length
  return { before: points.filter(isBefore), after: points.filter((point, index) => !isBefore(point, index)) }
}
