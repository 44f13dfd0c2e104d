import { Problem } from '../http/problem.ts'
import type { Limit, Limits } from './limits.ts'

/** @throws Problem too-many-requests with `retry-after` when one of the limits is reached */
export async function takeOrRefuse(limits: Limits, ...asked: readonly (readonly [string, Limit])[]): Promise<void> {
  for (const [key, limit] of asked) {
    const taken = await limits.take(key, limit).catch(() => {
      throw new Problem('not-ready', { headers: { 'retry-after': '5' } })
    })
    if (taken.kind === 'refused') throw tooMany(taken.wait)
  }
}

const tooMany = (wait: number) => {
  const seconds = Math.max(1, Math.ceil(wait / 1000))
  return new Problem('too-many-requests', {
    detail: `Too many requests. Try again in ${seconds} s.`,
    headers: { 'retry-after': String(seconds) },
  })
}
