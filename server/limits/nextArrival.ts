import type { Limit, Taken } from './limits.ts'

/**
 * The generic cell rate algorithm: one number per key says when its bucket will be full again.
 * @param fullAt milliseconds since 1970, or undefined for a key not seen before
 */
export function nextArrival(
  fullAt: number | undefined,
  { most, within }: Limit,
  now: number,
): { readonly taken: Taken; readonly fullAt: number } {
  const each = within / most
  const begin = Math.max(fullAt ?? now, now)
  const wait = begin + each - within - now
  if (wait > 0) return { taken: { kind: 'refused', wait: Math.ceil(wait) }, fullAt: begin }
  return { taken: { kind: 'granted' }, fullAt: begin + each }
}
