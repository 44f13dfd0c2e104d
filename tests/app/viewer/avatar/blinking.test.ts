import { describe, expect, it } from 'vitest'
import { lidsShut } from '../../../../app/viewer/avatar/blinking.ts'

describe('blinking', () => {
  it('shuts the lids for a blink every few seconds, and opens them again', () => {
    const shut = Array.from({ length: 60 * 60 }, (_, frame) => lidsShut(frame / 60))
    const blinks = shut.filter((now, frame) => now > 0 && (shut[frame - 1] ?? 0) === 0).length
    expect(blinks).toBeGreaterThan(12)
    expect(blinks).toBeLessThan(30)
    expect(Math.max(...shut)).toBeGreaterThan(0.9)
    expect(shut.filter(now => now > 0).length).toBeLessThan(shut.length * 0.1)
  })
})
