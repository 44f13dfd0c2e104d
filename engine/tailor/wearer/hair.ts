import type { HairStyle } from '../../avatar/avatars.ts'
import { seededRandom } from '../../geometry/seededRandom.ts'
import { createProfile, type Distance, ellipsoid, smoothMin, smoothStep } from '../body/shapes.ts'
import { cranium } from './head.ts'
import { type Bead, chain, smoothMax } from './solids.ts'

/*
 * Hair for every head, round the middle between the ears of one of size 1: a cap that grows out of the skull, cut along a
 * hairline, and locks swept over it.
 */

/** Along the side of the head, how high hair begins: before the ear, over it, behind it, in the nape. */
const sideLine = createProfile([
  [-0.11, -0.058],
  [-0.07, -0.055],
  [-0.046, -0.034],
  [-0.032, 0.008],
  [-0.016, 0.016],
  [-0.008, -0.016],
  [0.004, -0.02],
  [0.014, 0.01],
  [0.026, 0.04],
  [0.045, 0.058],
])
const foundLine = new Float64Array(1)

/** How far a place lies above the line where hair begins, in m. */
function aboveHairline(x: number, y: number, z: number): number {
  const front = 0.075 - 0.014 * smoothStep(0.026, 0.058, Math.abs(x))
  sideLine(z, foundLine)
  const side = foundLine[0] ?? 0
  return y - (side + (front - side) * smoothStep(0.03, 0.055, z))
}

/** Cut along the hairline, where hair lies close. */
const cut = (distance: number, x: number, y: number, z: number): number =>
  smoothMax(distance, -aboveHairline(x, y, z) * 0.75, 0.0025)

/** How much of its length hair has so far above the hairline. */
const lengthAt = (x: number, y: number, z: number): number =>
  0.22 + 0.78 * smoothStep(-0.002, 0.03, aboveHairline(x, y, z))

/** Grooves between strands, across something that grows by one from strand to strand. */
const grooves = (at: number, deep: number): number => deep * (0.5 - 0.5 * Math.cos(at * 2 * Math.PI)) ** 0.7

/** Of the skull and what of the forehead carries hair. */
const scalp = ellipsoid([0, 0.044, -0.008], [0.0775, 0.0845, 0.098])

/** How long hair is, in m, at a place of the head. */
type Length = (x: number, y: number, z: number) => number

/** Hair of a length that lies in strands, grooves so deep between them. */
const crop =
  (length: Length, groove = 0, slant = 0.15): Distance =>
  (x, y, z) => {
    const combed = groove === 0 ? 0 : grooves((x + slant * z) / 0.0095 + 0.45 * Math.sin(z * 60 + y * 25), groove)
    const long = length(x, y, z) * lengthAt(x, y, z)
    return cut(Math.min(scalp(x, y, z), cranium(x, y, z)) - long + combed, x, y, z)
  }

/** Shorter at the sides. */
const tapered =
  (top: number, sides: number): Length =>
  (_x, y) =>
    sides + (top - sides) * smoothStep(0.02, 0.09, y)

/** Swept up from the forehead, and back. */
const swept: Length = (x, y, z) => {
  const front = Math.exp(-(((z - 0.05) / 0.042) ** 2)) * Math.max(0, 1 - (x / 0.082) ** 2)
  return 0.0045 + 0.0095 * smoothStep(0.045, 0.1, y) + 0.019 * front * smoothStep(0.07, 0.105, y)
}

function curls(): Distance {
  const random = seededRandom(9)
  const cap = crop(tapered(0.014, 0.011))
  const balls: Distance[] = []
  for (let index = 0; index < 260; index++) {
    const turn = index * 2.39996
    const height = 1 - ((index + 0.5) / 260) * 1.42
    const radius = Math.sqrt(Math.max(0, 1 - height * height))
    const [x, y, z] = [Math.cos(turn) * radius * 0.09, 0.044 + height * 0.099, -0.008 + Math.sin(turn) * radius * 0.11]
    if (aboveHairline(x, y, z) < 0.005) continue
    const size = 0.0115 + random() * 0.004
    balls.push(ellipsoid([x, y, z], [size * 1.1, size, size * 1.1]))
  }
  return (x, y, z) => balls.reduce((nearest, ball) => smoothMin(nearest, ball(x, y, z), 0.0042), cap(x, y, z))
}

/** Combed back on all sides to a place behind the crown. */
function combed(to: readonly [number, number, number]): Distance {
  const cap = crop(tapered(0.0095, 0.0085))
  const [, toY, toZ] = to
  return (x, y, z) => {
    // Strands run to the knot from everywhere, so they are told apart by their direction from it.
    const along = Math.hypot(y - toY, z - toZ)
    const turn = Math.atan2(x, 0.62 * along + 0.002)
    return cap(x, y, z) + grooves((turn / Math.PI) * 46, 0.0017) * smoothStep(0.012, 0.05, along + Math.abs(x))
  }
}

function bun(): Distance {
  const hair = combed([0, 0.088, -0.098])
  const knot = ellipsoid([0, 0.1, -0.118], [0.034, 0.031, 0.03])
  const twist = chain(
    Array.from({ length: 9 }, (_, at): Bead => {
      const turn = (at / 8) * Math.PI * 2.3
      const ring = 0.026 * (1 - at / 18)
      return [Math.cos(turn) * ring, 0.1 + Math.sin(turn) * ring, -0.122 - at * 0.0022, 0.0125]
    }),
    0.006,
  )
  return (x, y, z) => smoothMin(hair(x, y, z), smoothMin(knot(x, y, z), twist(x, y, z), 0.004), 0.007)
}

function ponytail(): Distance {
  const hair = combed([0, 0.07, -0.108])
  const tie = chain(
    [
      [0, 0.072, -0.104, 0.0165],
      [0, 0.072, -0.122, 0.0165],
    ],
    0.002,
  )
  const random = seededRandom(21)
  const tail = Array.from({ length: 7 }, () => {
    const [dx, dz] = [(random() - 0.5) * 0.024, (random() - 0.5) * 0.016]
    return chain(
      [
        [dx * 0.4, 0.072, -0.118, 0.011],
        [dx, 0.062, -0.15 + dz, 0.0135],
        [dx * 1.3, 0.005, -0.158 + dz, 0.0145],
        [dx * 1.2, -0.07, -0.14 + dz, 0.012],
        [dx * 0.5, -0.135 - random() * 0.02, -0.126, 0.0035],
      ],
      0.012,
    )
  })
  return (x, y, z) => {
    const loose = tail.reduce((nearest, strand) => smoothMin(nearest, strand(x, y, z), 0.004), 1)
    return smoothMin(smoothMin(hair(x, y, z), tie(x, y, z), 0.003), loose, 0.004)
  }
}

const makers: Readonly<Record<HairStyle, () => Distance>> = {
  ...{ curls, bun, ponytail },
  short: () => crop(tapered(0.015, 0.006), 0.003, 0.6),
  quiff: () => crop(swept, 0.0026),
  buzz: () => crop(tapered(0.0042, 0.0034)),
}

export const createHair = (style: HairStyle): Distance => makers[style]()

/** A full beard as a shell on the jaw of a head, which is given without its ears. */
export function createBeard(skull: Distance): Distance {
  return (x, y, z) => {
    const a = Math.abs(x)
    const shell = skull(x, y, z) - 0.0036
    const top =
      -0.05 + 0.024 * smoothStep(0.03, 0.058, a) + 0.052 * smoothStep(0.054, 0.066, a) * smoothStep(0.045, 0.01, z)
    const mouth = 0.0105 - Math.hypot(a * 0.42, y + 0.066, (z - 0.09) * 0.2)
    return smoothMax(smoothMax(smoothMax(shell, y - top, 0.006), mouth, 0.003), -0.001 - z, 0.006)
  }
}
