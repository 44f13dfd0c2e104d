import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSharpening } from '../../../app/viewer/sharpening.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function drawnBy(software: boolean, density = 1, isSought = false) {
  let wanted = 0
  let held = false
  let drawing = false
  const sharpening = createSharpening({
    ...{ software, density, isSought },
    isHeld: () => held,
    isDrawing: () => drawing,
    invalidate: () => void wanted++,
  })
  const hold = (isHeld: boolean) => {
    held = isHeld
  }
  const draw = (isDrawing: boolean) => {
    drawing = isDrawing
  }
  return { sharpening, hold, draw, wanted: () => wanted }
}

describe('the density of the stage', () => {
  it('is that of the screen where a graphics card draws, and nothing is drawn twice', () => {
    const { sharpening, wanted } = drawnBy(false, 1.5)
    const lasting = { density: 1.5, isPassing: false }
    expect([sharpening.next(true), sharpening.next(false)]).toEqual([lasting, lasting])
    vi.runAllTimers()
    expect(wanted()).toBe(0)
  })

  it('is coarse in motion, and fine once after it where the processor draws', () => {
    const { sharpening, wanted } = drawnBy(true)
    expect(sharpening.next(true)).toEqual({ density: 0.6, isPassing: true })
    vi.advanceTimersByTime(250)
    expect(sharpening.next(false)).toEqual({ density: 1, isPassing: true })
    vi.runAllTimers()
    expect(wanted()).toBe(1)
    expect(sharpening.next(false)).toEqual({ density: 2, isPassing: false })
    vi.runAllTimers()
    expect(wanted()).toBe(1)
  })

  it('is replaced by a fine image on a dense screen as well', () => {
    const { sharpening, wanted } = drawnBy(true, 2)
    expect(sharpening.next(false)).toEqual({ density: 2, isPassing: true })
    vi.runAllTimers()
    expect(wanted()).toBe(1)
    expect(sharpening.next(false)).toEqual({ density: 2, isPassing: false })
  })

  it('takes what came meanwhile into the fine image that follows, and makes one where none follows', () => {
    const { sharpening, wanted } = drawnBy(true)
    sharpening.next(false)
    sharpening.refine()
    vi.runAllTimers()
    expect(wanted()).toBe(1)
    sharpening.refine()
    expect(sharpening.next(false)).toEqual({ density: 2, isPassing: false })
    vi.runAllTimers()
    expect(wanted()).toBe(1)
    sharpening.refine()
    vi.runAllTimers()
    expect(wanted()).toBe(2)
    expect(sharpening.next(false)).toEqual({ density: 2, isPassing: false })
  })

  it('is drawn better at once where a graphics card draws', () => {
    const { sharpening, wanted } = drawnBy(false)
    sharpening.refine()
    expect(wanted()).toBe(1)
  })

  it('is coarser in motion on a slow machine', () => {
    const slow = createSharpening({
      software: true,
      density: 1,
      isHeld: () => false,
      isSlow: () => true,
      invalidate() {},
    })
    expect(slow.next(true)).toEqual({ density: 0.42, isPassing: true })
    expect(slow.next(false).density).toBe(0.42)
    vi.advanceTimersByTime(250)
    expect(slow.next(false).density).toBe(1)
    slow.dispose()
  })

  it('is fine only after the coarse image has been drawn', () => {
    const { sharpening, draw, wanted } = drawnBy(true)
    sharpening.next(false)
    draw(true)
    vi.advanceTimersByTime(5000)
    expect(wanted()).toBe(0)
    draw(false)
    vi.runAllTimers()
    expect([wanted(), sharpening.next(false).density]).toEqual([1, 2])
  })

  it('is coarse and never fine while images follow one another', () => {
    const { sharpening, wanted } = drawnBy(true)
    expect(sharpening.next(false).density).toBe(1)
    for (let image = 0; image < 5; image++) {
      vi.advanceTimersByTime(100)
      expect(sharpening.next(false).density).toBe(0.6)
    }
    expect(wanted()).toBe(0)
  })

  it('is coarse and never fine while somebody holds something, however slowly images come', () => {
    const { sharpening, hold, wanted } = drawnBy(true)
    expect(sharpening.next(false).density).toBe(1)
    hold(true)
    vi.advanceTimersByTime(5000)
    expect([wanted(), sharpening.next(false)]).toEqual([0, { density: 0.6, isPassing: true }])
    vi.advanceTimersByTime(5000)
    expect(wanted()).toBe(0)
    hold(false)
    vi.runAllTimers()
    expect([wanted(), sharpening.next(false).density]).toEqual([1, 2])
  })

  it('is coarse for each version that is sought, however slowly, and fine once it is found', () => {
    const { sharpening, wanted } = drawnBy(true, 1, true)
    expect(sharpening.next(false)).toEqual({ density: 0.6, isPassing: true })
    vi.advanceTimersByTime(5000)
    expect([wanted(), sharpening.next(false)]).toEqual([1, { density: 2, isPassing: false }])
    vi.advanceTimersByTime(5000)
    expect(sharpening.next(false)).toEqual({ density: 0.6, isPassing: true })
    vi.runAllTimers()
    expect([wanted(), sharpening.next(false).density]).toEqual([2, 2])
  })

  it('is that of the screen for what is sought where a graphics card draws', () => {
    expect(drawnBy(false, 1.5, true).sharpening.next(false)).toEqual({ density: 1.5, isPassing: false })
  })

  it('is four pixels for one of a coarse screen, not more', () => {
    const { sharpening } = drawnBy(true, 0.5)
    sharpening.next(false)
    vi.runAllTimers()
    expect(sharpening.next(false).density).toBe(1)
  })

  it('is not asked for by a view that has gone', () => {
    const { sharpening, wanted } = drawnBy(true)
    sharpening.next(false)
    sharpening.dispose()
    vi.runAllTimers()
    expect(wanted()).toBe(0)
  })
})
