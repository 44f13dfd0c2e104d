import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useColourwayCycle } from '../../../../app/screens/home/Hero.tsx'

let isStill = false
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }))
})
afterEach(() => {
  cleanup()
  isStill = false
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const begin = (isHeld = false) => renderHook(held => useColourwayCycle(held), { initialProps: isHeld })
const wait = (times: number) => {
  for (let time = 0; time < times; time++) act(() => void vi.advanceTimersByTime(5001))
}

describe('the colourways', () => {
  it('go once round and rest', () => {
    const { result } = begin()
    const seen = [result.current[0]]
    for (let time = 0; time < 5; time++) {
      wait(1)
      seen.push(result.current[0])
    }
    expect(seen).toEqual(['laterite', 'monsoon', 'sandstone', 'laterite', 'laterite', 'laterite'])
  })

  it('stay with the one that was chosen', () => {
    const { result } = begin()
    act(() => result.current[1]('sandstone'))
    wait(2)
    expect(result.current[0]).toBe('sandstone')
  })

  it('wait while somebody is at them', () => {
    const { result, rerender } = begin(true)
    wait(2)
    expect(result.current[0]).toBe('laterite')
    rerender(false)
    wait(1)
    expect(result.current[0]).toBe('monsoon')
  })

  it('do not move where less motion is wished for', () => {
    isStill = true
    const { result } = begin()
    wait(2)
    expect(result.current[0]).toBe('laterite')
  })
})
