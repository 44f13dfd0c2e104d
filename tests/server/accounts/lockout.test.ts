import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countAttempt, freeAttempts, isLocked, noFailures, waitAfter } from '../../../server/accounts/lockout.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Tries as often as allowed for a time, repeating every `pause`. */
function guessesWithin(time: number, pause: number): number {
  let failures = noFailures
  let guesses = 0
  for (let now = 0; now < time; now += pause) {
    if (isLocked(failures, now)) continue
    failures = countAttempt(failures, now)
    guesses += 1
  }
  return guesses
}

describe('lockout', () => {
  it('lets the first four mistakes pass', () => {
    let failures = noFailures
    for (let i = 1; i < freeAttempts; i += 1) failures = countAttempt(failures, i)
    expect(isLocked(failures, freeAttempts)).toBe(false)
    expect(isLocked(countAttempt(failures, 100), 100)).toBe(true)
  })

  it('waits a minute first, twice as long each time, never more than an hour', () => {
    expect([5, 6, 7, 8, 11, 12, 5000].map(count => waitAfter(count) / minute)).toEqual([1, 2, 4, 8, 60, 60, 60])
  })

  it('never lets a wait shrink while attempts go on failing', () => {
    fc.assert(
      fc.property(fc.integer({ min: freeAttempts, max: 10_000 }), count => {
        expect(waitAfter(count + 1)).toBeGreaterThanOrEqual(waitAfter(count))
      }),
    )
  })

  it('leaves a guesser fewer than forty attempts a day, at any pace', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 30 * minute }), pause => {
        expect(guessesWithin(day, pause)).toBeLessThan(40)
      }),
    )
  })

  it('is over by itself at the said time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: day }), (count, begin) => {
        let failures = noFailures
        for (let i = 0; i < count; i += 1) failures = countAttempt(failures, begin)
        expect(isLocked(failures, failures.lockedUntil ?? begin)).toBe(false)
      }),
    )
  })

  it('forgets mistakes after a quiet day', () => {
    let failures = noFailures
    for (let i = 0; i < 20; i += 1) failures = countAttempt(failures, 0)
    expect(countAttempt(failures, day)).toEqual({ count: 1, lockedUntil: null, lastAt: day })
  })
})
