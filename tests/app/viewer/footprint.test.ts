import { describe, expect, it } from 'vitest'
import { type Floor, footprint } from '../../../app/viewer/footprint.ts'

const floor: Floor = { left: -1, back: -1, side: 2, cells: 100 }

type Spot = readonly [number, number, number]

/** The rim of a tube of cloth, in metres. */
const ring = ({ radius = 0.25, x = 0, y = 0.02 }: { radius?: number; x?: number; y?: number }): readonly Spot[] =>
  Array.from({ length: 400 }, (_, index): Spot => {
    const turn = (index / 400) * 2 * Math.PI
    return [x + radius * Math.cos(turn), y, radius * Math.sin(turn)]
  })

const darkAt = (dark: Float32Array, x: number, z: number): number =>
  dark[Math.floor((z + 1) * 50) * 100 + Math.floor((x + 1) * 50)] ?? 0

describe('the shadow on the floor', () => {
  it('is dark inside the cloth too, and has a soft rim', () => {
    const dark = footprint(ring({}), 0, floor)
    const [inside, rim, outside] = [0, 0.3, 0.7].map(x => darkAt(dark, x, 0))
    expect(inside).toBeGreaterThan(0.2)
    expect(rim).toBeGreaterThan(0)
    expect(rim).toBeLessThan(inside ?? 0)
    expect(outside).toBe(0)
  })

  it('has the outline of the garment: light falls between two legs', () => {
    const legs = footprint([...ring({ radius: 0.2, x: -0.5 }), ...ring({ radius: 0.2, x: 0.5 })], 0, floor)
    expect(darkAt(legs, 0, 0)).toBeLessThan(0.05)
    expect(darkAt(legs, 0.5, 0)).toBeCloseTo(darkAt(legs, -0.52, 0), 2)
  })

  it('is fainter and wider of what hangs high', () => {
    const [low, high] = [ring({ y: 0.02 }), ring({ y: 0.8 })].map(points => footprint(points, 0, floor))
    expect(darkAt(high ?? new Float32Array(), 0, 0)).toBeLessThan(darkAt(low ?? new Float32Array(), 0, 0) / 2)
  })

  it('is no darker than a third, whatever hangs there', () => {
    const dark = footprint(
      [0, 0.1, 0.3, 0.9].flatMap(y => ring({ radius: 0.6, y })),
      0,
      floor,
    )
    expect(dark.reduce((max, value) => Math.max(max, value), 0)).toBeLessThanOrEqual(1 / 3)
  })

  it('is none without cloth', () => {
    expect(footprint([], 0, floor).every(value => value === 0)).toBe(true)
  })
})
