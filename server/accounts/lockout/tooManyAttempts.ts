import { Problem } from '../../http/problem.ts'

/** @param until milliseconds since 1970 */
export function tooManyAttempts(until: number, now: number): Problem {
  const seconds = Math.max(1, Math.ceil((until - now) / 1000))
  return new Problem('too-many-attempts', { headers: { 'retry-after': String(seconds) } })
}
