import { describe, expect, it } from 'vitest'
import { createPinch, createTurnSpeed } from '../../../app/viewer/pointers.ts'

describe('pinch', () => {
  it('moves with one finger', () => {
    const pinch = createPinch()
    pinch.press(1, [10, 10])
    expect(pinch.move(1, [14, 13])).toEqual({ fingers: 1, moved: [4, 3], spread: 1, middle: [14, 13], pair: null })
  })

  it('spreads with two and moves by their middle', () => {
    const pinch = createPinch()
    pinch.press(1, [0, 0])
    pinch.press(2, [10, 0])
    const pair = [
      [0, 0],
      [20, 0],
    ]
    expect(pinch.move(2, [20, 0])).toEqual({ fingers: 2, moved: [5, 0], spread: 2, middle: [10, 0], pair })
  })

  it('knows nothing of pointers that are not pressed', () => {
    const pinch = createPinch()
    expect(pinch.move(7, [1, 1])).toBeNull()
    expect(pinch.release(7)).toBe(false)
  })

  it('survives two fingers on one spot', () => {
    const pinch = createPinch()
    pinch.press(1, [5, 5])
    pinch.press(2, [5, 5])
    expect(pinch.move(2, [5, 5])?.spread).toBe(1)
  })
})

describe('turnSpeed', () => {
  it('is the turn of the last 80 ms', () => {
    const speed = createTurnSpeed()
    speed.add([9, 9], 0)
    speed.add([0.4, 0.08], 100)
    speed.add([0.4, 0], 120)
    expect(speed.at(130)[0]).toBeCloseTo(0.01)
    expect(speed.at(130)[1]).toBeCloseTo(0.001)
  })

  it('is nothing when the hand has rested', () => {
    const speed = createTurnSpeed()
    speed.add([1, 1], 0)
    expect(speed.at(200)).toEqual([0, 0])
  })
})
