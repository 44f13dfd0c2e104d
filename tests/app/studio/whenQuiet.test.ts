import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenQuiet } from '../../../app/studio/whenQuiet.ts'

let fetched = () => {}
const disconnect = vi.fn()
class Observer {
  constructor(listener: () => void) {
    fetched = listener
  }
  observe() {}
  disconnect = disconnect
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('waits while files come, and then once', () => {
  const work = vi.fn()
  whenQuiet(work)
  for (let file = 0; file < 5; file++) {
    vi.advanceTimersByTime(2_900)
    fetched()
  }
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(3_000)
  expect(work).toHaveBeenCalledOnce()
  expect(disconnect).toHaveBeenCalledOnce()
})

it('does not wait for a file where none comes', () => {
  const work = vi.fn()
  whenQuiet(work)
  vi.advanceTimersByTime(3_000)
  expect(work).toHaveBeenCalledOnce()
})
