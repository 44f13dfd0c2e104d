import type { Distance } from './distance.ts'
import { createProfile, type ProfileRow } from './profile.ts'

/** Height, half width, depth to the front, depth to the back (metres), exponent of the superellipse. */
const rows: readonly ProfileRow[] = [
  [0.76, 0.1, 0.06, 0.075, 2],
  [0.82, 0.145, 0.086, 0.1, 2.2],
  [0.88, 0.162, 0.104, 0.118, 2.3],
  [0.94, 0.166, 0.11, 0.118, 2.3],
  [1.01, 0.16, 0.11, 0.104, 2.25],
  [1.09, 0.147, 0.105, 0.09, 2.2],
  [1.16, 0.146, 0.108, 0.088, 2.2],
  [1.24, 0.151, 0.113, 0.096, 2.3],
  [1.31, 0.16, 0.116, 0.108, 2.35],
  [1.37, 0.164, 0.112, 0.114, 2.35],
  [1.42, 0.159, 0.098, 0.116, 2.3],
  [1.465, 0.136, 0.076, 0.112, 2.1],
  [1.505, 0.098, 0.05, 0.096, 2],
  [1.545, 0.062, 0.036, 0.082, 2],
  [1.6, 0.04, 0.03, 0.06, 2],
]
const bottom = 0.76
const top = 1.6

/** The trunk from the crotch to the neck: superellipses of changing width and depth. */
export function createTorso(): Distance {
  const profile = createProfile(rows)
  const found = new Float64Array(4)

  return (x, y, z) => {
    profile(Math.min(Math.max(y, bottom), top), found)
    const width = found[0] ?? 1
    const depth = (z > 0 ? found[1] : found[2]) ?? 1
    const exponent = found[3] ?? 2
    const across = sectionDistance(Math.abs(x) / width, Math.abs(z) / depth, { width, depth, exponent })
    const beyond = y > top ? y - top : y < bottom ? bottom - y : 0
    if (beyond === 0) return across
    return across > 0 ? Math.hypot(across, beyond) : Math.max(across, beyond)
  }
}

function sectionDistance(u: number, v: number, section: { width: number; depth: number; exponent: number }): number {
  const { width, depth, exponent } = section
  const reach = (u ** exponent + v ** exponent) ** (1 / exponent)
  if (reach < 1e-4) return -Math.min(width, depth)
  const slope = Math.sqrt((u / width) ** 2 + (v / depth) ** 2) / Math.max(Math.sqrt(u * u + v * v), 1e-6)
  return ((reach - 1) / Math.max(slope, 1e-6)) * 0.98
}
