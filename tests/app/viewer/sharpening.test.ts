import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSharpening } from '../../../app/viewer/sharpening.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function drawnBy(software: boolean, density = 1) {
  let wanted = 0
  const sharpening = createSharpening({ software, density, invalidate: () => void wanted++ })
  return { sharpening, wanted: () => wanted }
}

describe('the density of the stage', () => {
  it('is that of the screen where a graphics card draws, and nothing is drawn twice', () => {
    const { sharpening, wanted } = drawnBy(false, 1.5)
    expect([sharpening.densityOf(true), sharpening.densityOf(false)]).toEqual([1.5, 1.5])
    vi.runAllTimers()
    expect(wanted()).toBe(0)
  })

  it('is coarse in motion, and fine once after it where the processor draws', () => {
    const { sharpening, wanted } = drawnBy(true)
    expect(sharpening.densityOf(true)).toBe(0.6)
    expect(sharpening.densityOf(false)).toBe(1)
    vi.runAllTimers()
    expect(wanted()).toBe(1)
    expect(sharpening.densityOf(false)).toBe(2)
    vi.runAllTimers()
    expect(wanted()).toBe(1)
  })

  it('is not fine while images follow one another', () => {
    const { sharpening, wanted } = drawnBy(true)
    for (let image = 0; image < 5; image++) {
      expect(sharpening.densityOf(false)).toBe(1)
      vi.advanceTimersByTime(100)
    }
    expect(wanted()).toBe(0)
  })

  it('is not asked for by a view that has gone', () => {
    const { sharpening, wanted } = drawnBy(true)
    sharpening.densityOf(false)
    sharpening.dispose()
    vi.runAllTimers()
    expect(wanted()).toBe(0)
  })
})
