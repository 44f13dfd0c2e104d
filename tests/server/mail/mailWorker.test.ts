import { expect, it } from 'vitest'
import { maxAttempts, waitBeforeRetry } from '../../../server/mail/retries.ts'

it('waits longer each time, six hours at most, and tries for more than a day', () => {
  const waits = Array.from({ length: maxAttempts }, (_, done) => waitBeforeRetry(done + 1))
  expect(waits.slice(0, 4)).toEqual([5_000, 10_000, 20_000, 40_000])
  expect(waits).toEqual([...waits].sort((a, b) => a - b))
  expect(Math.max(...waits)).toBe(6 * 3_600_000)
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(24 * 3_600_000)
})
