import { clamp } from '../../geometry/clamp.ts'
import { type Proportions, unchanged } from './proportions.ts'
import { createProfile, type Distance } from './shapes.ts'

/** Height, half width, depth to the front, depth to the back (metres), exponent of the superellipse. */
type TorsoRow = readonly [height: number, width: number, front: number, back: number, exponent: number]

const shoulders: readonly TorsoRow[] = [
  [1.37, 0.162, 0.112, 0.111, 2.35],
  [1.42, 0.157, 0.097, 0.112, 2.3],
  [1.465, 0.133, 0.073, 0.104, 2.1],
  [1.505, 0.088, 0.046, 0.085, 2],
  [1.545, 0.053, 0.033, 0.07, 2],
  [1.6, 0.038, 0.028, 0.055, 2],
]

/**
 * `athletic` is a man's own shape, which shorts hang on. `padded` fills a shirt below the chest, as for a photograph
 * on a mannequin: on a narrow waist all its ease would gather in one fold, in the middle of the number. `headed` is
 * padded and has a head, which a hood hangs on.
 */
export type Figure = 'athletic' | 'padded' | 'headed'

const figures: Readonly<Record<Exclude<Figure, 'headed'>, readonly TorsoRow[]>> = {
  athletic: [
    [0.76, 0.1, 0.06, 0.075, 2],
    [0.82, 0.145, 0.086, 0.1, 2.2],
    [0.88, 0.162, 0.104, 0.118, 2.3],
    [0.94, 0.166, 0.11, 0.118, 2.3],
    [1.01, 0.16, 0.11, 0.104, 2.25],
    [1.09, 0.147, 0.105, 0.09, 2.2],
    [1.16, 0.146, 0.108, 0.088, 2.2],
    [1.24, 0.151, 0.113, 0.096, 2.3],
    [1.31, 0.16, 0.115, 0.107, 2.35],
    ...shoulders,
  ],
  padded: [
    [0.76, 0.13, 0.07, 0.08, 2],
    [0.82, 0.184, 0.098, 0.104, 2.3],
    [0.88, 0.197, 0.112, 0.116, 2.5],
    [0.94, 0.2, 0.117, 0.118, 2.5],
    [1.01, 0.2, 0.119, 0.116, 2.5],
    [1.09, 0.197, 0.119, 0.112, 2.5],
    [1.16, 0.192, 0.119, 0.11, 2.5],
    [1.24, 0.182, 0.119, 0.108, 2.5],
    [1.31, 0.17, 0.117, 0.109, 2.45],
    ...shoulders,
  ],
}
const bottom = 0.76
const top = 1.6

/** The trunk from the crotch to the neck: superellipses of changing width and depth. */
export function createTorso(figure: Figure, { trunk }: Proportions = unchanged): Distance {
  const rows = figures[figure === 'headed' ? 'padded' : figure]
  const profile = createProfile(
    rows.map(([height, width, front, back, exponent]) => {
      const grown = trunk(height)
      return [height, width * grown, front * grown, back * grown, exponent]
    }),
  )
  const found = new Float64Array(4)

  return (x, y, z) => {
    profile(clamp(y, bottom, top), found)
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
