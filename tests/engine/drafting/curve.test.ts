import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boundsHold, boundsOfPoints, grownBounds, type Point } from '../../../engine/index.ts'
import { curve, lengthOf, mirrored } from '../../../engine/plugin.ts'
import { seeded } from '../../support/seeded.ts'

const coordinate = fc.double({ min: -800, max: 800, noNaN: true })
const point = fc.tuple(coordinate, coordinate)

describe('curve', () => {
  it('begins and ends exactly where it is told to', () => {
    fc.assert(
      fc.property(point, point, point, point, (from, leave, arrive, to) => {
        const line = curve(from, leave, arrive, to)
        expect(line[0]).toBe(from)
        expect(line.at(-1)).toBe(to)
      }),
      seeded,
    )
  })

  it('stays within the hull of its four points', () => {
    fc.assert(
      fc.property(point, point, point, point, (from, leave, arrive, to) => {
        const hull = grownBounds(boundsOfPoints([from, leave, arrive, to]), 1e-9)
        expect(curve(from, leave, arrive, to).every(at => boundsHold(hull, at))).toBe(true)
      }),
      seeded,
    )
  })

  it('is at least as long as the way straight and at most as long as the way past its controls', () => {
    fc.assert(
      fc.property(point, point, point, point, (from, leave, arrive, to) => {
        const length = lengthOf(curve(from, leave, arrive, to))
        expect(length).toBeGreaterThanOrEqual(lengthOf([from, to]) - 1e-6)
        expect(length).toBeLessThanOrEqual(lengthOf([from, leave, arrive, to]) + 1e-6)
      }),
      seeded,
    )
  })

  it('leaves its start towards the first control', () => {
    const [first, second] = curve([0, 0], [0, 90], [60, 100], [100, 100])
    expect(first).toEqual([0, 0])
    expect(Math.abs(second?.[0] ?? 9)).toBeLessThan(0.1)
  })

  it('follows a quarter of a circle of 100 mm within 0.05 mm', () => {
    const reach = 100 * 0.5522847
    for (const [x, y] of curve([100, 0], [100, reach], [reach, 100], [0, 100])) {
      expect(Math.abs(Math.hypot(x, y) - 100)).toBeLessThan(0.05)
    }
  })

  it('mirrors as a curve with mirrored controls, run the other way', () => {
    const flip = ([x, y]: Point): Point => [-x, y]
    const [a, b, c, d] = [
      [1, 2],
      [30, 5],
      [60, 80],
      [90, 100],
    ] as const
    const [one, other] = [mirrored(curve(a, b, c, d)), curve(flip(d), flip(c), flip(b), flip(a))]
    for (const [index, [x, y]] of one.entries()) {
      expect(other[index]?.[0]).toBeCloseTo(x, 9)
      expect(other[index]?.[1]).toBeCloseTo(y, 9)
    }
  })
})
