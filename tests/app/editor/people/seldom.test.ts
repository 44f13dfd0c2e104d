import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { seldom } from '../../../../app/editor/people/PeerCursors.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('passes on the first value at once, then one in every so many milliseconds, and always the last', () => {
  const passed: number[] = []
  const { show } = seldom<number>(value => passed.push(value), 100)
  for (let value = 0; value < 50; value++) {
    show(value)
    vi.advanceTimersByTime(10)
  }
  vi.runAllTimers()
  expect(passed.length).toBeLessThanOrEqual(6)
  expect([passed[0], passed.at(-1)]).toEqual([0, 49])
})

it('is silent once it was stopped', () => {
  const passed: number[] = []
  const { show, stop } = seldom<number>(value => passed.push(value), 100)
  show(1)
  show(2)
  stop()
  vi.runAllTimers()
  expect(passed).toEqual([1])
})
