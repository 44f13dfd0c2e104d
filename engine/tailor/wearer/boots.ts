import { createProfile, type Distance, type ProfileRow, smoothMin } from '../body/shapes.ts'
import { chain, cone, smoothMax } from './solids.ts'

/** Along the foot: half its width, its top, how far aside its middle lies. */
const last: readonly ProfileRow[] = [
  [-0.079, 0.009, 0.045, 0],
  [-0.07, 0.0245, 0.07, 0],
  [-0.044, 0.0325, 0.092, 0],
  [-0.012, 0.0335, 0.098, 0],
  [0.022, 0.0345, 0.0865, 0.001],
  [0.06, 0.0395, 0.067, 0.002],
  [0.1, 0.0445, 0.0545, 0.003],
  [0.138, 0.044, 0.0465, 0.001],
  [0.168, 0.035, 0.041, -0.003],
  [0.187, 0.0175, 0.0335, -0.007],
  [0.194, 0.0045, 0.025, -0.008],
]
const [heel, tip] = [-0.079, 0.194]
const cuts = { sole: 0.0165, plate: 0.0195 }

/** Where the studs are, along and across; round ones or blades. */
const studs: Readonly<Record<'round' | 'blades', readonly (readonly [along: number, across: number])[]>> = {
  round: [
    ...([
      [0.15, -0.019],
      [0.15, 0.016],
      [0.118, -0.031],
      [0.118, 0.029],
    ] as const),
    ...([
      [0.082, -0.027],
      [0.082, 0.029],
      [-0.024, -0.017],
      [-0.024, 0.017],
      [-0.056, -0.015],
      [-0.056, 0.015],
    ] as const),
  ],
  blades: [
    ...([
      [0.156, 0],
      [0.132, -0.028],
      [0.132, 0.026],
      [0.1, -0.032],
      [0.1, 0.031],
      [0.07, 0],
    ] as const),
    ...([
      [-0.018, -0.02],
      [-0.018, 0.02],
      [-0.058, -0.014],
      [-0.058, 0.014],
    ] as const),
  ],
}

/** Two pairs: one laced over a low collar, one with a knitted collar round the ankle. */
export function createBoot(kind: 'laced' | 'collared'): Distance {
  const profile = createProfile(last)
  const upperLoft = loft(profile, 0)
  const plateLoft = loft(profile, 0.0024)
  const isLaced = kind === 'laced'
  const ground = studs[isLaced ? 'round' : 'blades'].map(([along, across]) =>
    isLaced
      ? cone([across, 0.019, along], [across, 0.0072, along], 0.0084, 0.006)
      : chain(
          [
            [across, 0.017, along - 0.007, 0.0048],
            [across, 0.01, along, 0.0042],
            [across, 0.017, along + 0.007, 0.0048],
          ],
          0.003,
        ),
  )
  const laces = isLaced ? createLaces(profile) : null
  const ankle = cone([0, 0.07, -0.03], [0, 0.125, -0.028], 0.0445, 0.042)
  const opening = (y: number, z: number) =>
    isLaced
      ? y - (0.09 - 0.095 * Math.max(0, z) + 0.14 * Math.max(0, -z - 0.055))
      : y - 0.118 - 0.25 * Math.max(0, z - 0.01)
  return (x, y, z) => {
    let upper = upperLoft(x, y, z)
    if (!isLaced) upper = smoothMin(upper, ankle(x, y, z), 0.02)
    upper = smoothMax(smoothMax(upper, cuts.sole - y, 0.003), opening(y, z), 0.004)
    const sole = smoothMax(plateLoft(x, Math.max(y, 0.03), z), y - cuts.plate, 0.002)
    const plate = smoothMax(sole, 0.0145 - y, 0.003)
    let distance = smoothMin(upper, plate, 0.0016)
    for (const stud of ground) distance = smoothMin(distance, stud(x, y, z), 0.003)
    return laces && y > 0.04 ? smoothMin(distance, laces(x, y, z), 0.0012) : distance
  }
}

/** Sections along the foot, rounder above than below. A loft has to have an inside, or nothing of it is seen. */
function loft(profile: (at: number, out: Float64Array) => void, wider: number): Distance {
  const found = new Float64Array(3)
  return (x, y, z) => {
    const at = Math.min(tip, Math.max(heel, z))
    profile(at, found)
    const [width, top] = [(found[0] ?? 0) + wider, (found[1] ?? 0) + wider]
    const middle = 0.016 + (top - 0.016) * 0.34
    const isAbove = y > middle
    const height = isAbove ? top - middle : middle - 0.004
    const exponent = isAbove ? 2.15 : 2.6
    const [u, v] = [Math.abs(x - (found[2] ?? 0)) / width, Math.abs(y - middle) / height]
    const section = (u ** exponent + v ** exponent) ** (1 / exponent)
    const slope = Math.sqrt((u / width) ** 2 + (v / height) ** 2) / Math.max(Math.hypot(u, v), 1e-6)
    const distance = section < 1e-4 ? -Math.min(width, height) : (section - 1) / Math.max(slope, 1e-6)
    const beyond = Math.abs(z - at)
    if (beyond === 0) return distance
    return distance > 0 ? Math.hypot(distance, beyond) : beyond
  }
}

function createLaces(profile: (at: number, out: Float64Array) => void): Distance {
  const found = new Float64Array(3)
  const rows = Array.from({ length: 6 }, (_, row) => {
    const along = 0.026 + row * 0.0142
    profile(along, found)
    const top = (found[1] ?? 0) + 0.0008
    const [from, to] = row % 2 === 0 ? [0, 0.004] : [0.004, 0]
    return chain(
      [
        [-0.0165, top - 0.007, along + from, 0.0019],
        [-0.006, top, along + from * 0.6, 0.0024],
        [0.006, top, along + to * 0.6, 0.0024],
        [0.0165, top - 0.007, along + to, 0.0019],
      ],
      0.002,
    )
  })
  return (x, y, z) => rows.reduce((nearest, row) => smoothMin(nearest, row(x, y, z), 0.001), 1)
}
