const first = 250
const longest = 4_000

/**
 * Milliseconds to wait after so many failures in a row: doubling up to 4 s, of which a random part of up to a half is
 * left out, so that many pages that lost one server do not all come back in one moment.
 */
export function growingWait(failures: number): number {
  const full = Math.min(longest, first * 2 ** failures)
  const [chance = 0] = crypto.getRandomValues(new Uint32Array(1))
  return Math.round(full * (1 - chance / 2 ** 33))
}
