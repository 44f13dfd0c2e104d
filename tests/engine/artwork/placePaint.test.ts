import { describe, expect, it } from 'vitest'
import { placePaint, rotation, transformPaint } from '../../../engine/index.ts'

const bounds = { left: 100, top: 50, right: 300, bottom: 150 }
const stops = [
  { at: 0, colour: '#ff0000' },
  { at: 1, colour: '#0000ff' },
]
const lineAt = (angle: number) => {
  const placed = placePaint({ type: 'linear', angle, stops }, bounds)
  return placed.type === 'linear' ? [...placed.from, ...placed.to] : []
}

describe('a linear paint', () => {
  it.each([
    [0, [200, 150, 200, 50]],
    [90, [100, 100, 300, 100]],
    [180, [200, 50, 200, 150]],
    [270, [300, 100, 100, 100]],
    // As CSS has it: long enough that the corners get the pure colours.
    [45, [125, 175, 275, 25]],
  ])('at %i° runs where CSS runs it', (angle, line) => {
    expect(lineAt(angle)).toEqual(line.map(value => expect.closeTo(value, 9)))
  })

  it('keeps its stops in order', () => {
    const placed = placePaint({ type: 'linear', angle: 0, stops: stops.toReversed() }, bounds)
    expect(placed.type === 'linear' && placed.stops.map(stop => stop.at)).toEqual([0, 1])
  })

  it('turns with what it paints', () => {
    const placed = transformPaint(placePaint({ type: 'linear', angle: 90, stops }, bounds), rotation(90))
    expect(placed).toMatchObject({ from: [expect.closeTo(-100), 100], to: [expect.closeTo(-100), 300] })
  })
})

it('a radial paint reaches the corners', () => {
  const placed = placePaint({ type: 'radial', stops }, bounds)
  expect(placed).toMatchObject({ centre: [200, 100], radius: Math.hypot(100, 50) })
})
