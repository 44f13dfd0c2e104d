import { add, cross, dot, scale, subtract, unit, type Vector } from '../../geometry/vector.ts'
import { type Distance, smoothMin } from '../body/shapes.ts'
import { type Bead, chain } from './solids.ts'

interface HandPlaces {
  readonly wrist: Vector
  readonly elbow: Vector
}

/** Along the hand, towards the thumb, out of the palm; m from the wrist. */
type InHand = readonly [along: number, across: number, out: number, radius: number]

/** Where things of the left hand are. */
export interface HandFrame {
  at(along: number, across: number, out: number): Vector
  /** Where the palm faces, of length 1. */
  readonly palm: Vector
}

/** A hand that hangs from its forearm, the thumb ahead and the palm towards the thigh. */
export function createHandFrame({ wrist, elbow }: HandPlaces, size: number): HandFrame {
  const forearm = subtract(wrist, elbow)
  const along = unit([forearm[0] * 0.9, forearm[1], forearm[2] * 0.78])
  const ahead: Vector = [0.1, 0.08, 1]
  const across = unit(subtract(ahead, scale(along, dot(ahead, along))))
  const normal = cross(along, across)
  const palm = normal[0] < 0 ? normal : scale(normal, -1)
  return {
    palm,
    at: (a, b, c) => add(wrist, scale(add(add(scale(along, a), scale(across, b)), scale(palm, c)), size)),
  }
}

/** The bones of the palm, from the wrist to a knuckle each. */
const palmChains: readonly (readonly InHand[])[] = [
  [
    [-0.008, 0.004, 0, 0.0205],
    [0.03, 0.018, 0.001, 0.0155],
    [0.084, 0.029, 0, 0.0112],
  ],
  [
    [-0.008, 0, 0, 0.021],
    [0.034, 0, 0.001, 0.0155],
    [0.09, 0.0085, -0.002, 0.0118],
  ],
  [
    [-0.008, -0.003, 0, 0.0205],
    [0.034, -0.016, 0.002, 0.015],
    [0.084, -0.012, -0.001, 0.0114],
  ],
  [
    [-0.006, -0.006, 0.001, 0.0195],
    [0.03, -0.025, 0.004, 0.014],
    [0.075, -0.03, 0.002, 0.0105],
  ],
]
/** Pads of thumb and little finger. */
const pads: readonly (readonly InHand[])[] = [
  [
    [0.012, 0.016, 0.011, 0.0135],
    [0.045, 0.027, 0.013, 0.0125],
  ],
  [
    [0.014, -0.02, 0.009, 0.0125],
    [0.055, -0.028, 0.009, 0.0105],
  ],
]
/** Of a finger: where its knuckle is across, its length, its radius, and how far it is bent, each a little more than the last. */
const fingers = [
  { across: 0.0305, start: 0.086, length: 0.071, radius: 0.0092, bend: 0.16 },
  { across: 0.0092, start: 0.091, length: 0.079, radius: 0.0095, bend: 0.24 },
  { across: -0.0122, start: 0.086, length: 0.073, radius: 0.009, bend: 0.32 },
  { across: -0.0312, start: 0.077, length: 0.057, radius: 0.008, bend: 0.42 },
]
const thumb: readonly InHand[] = [
  [0.01, 0.014, 0.007, 0.0165],
  [0.04, 0.036, 0.017, 0.0132],
  [0.066, 0.047, 0.024, 0.011],
  [0.09, 0.051, 0.03, 0.0088],
]
/** Shares of a finger's length at which its joints are, and the thickness there. */
const fingerJoints = [
  [0, 1.04],
  [0.22, 0.96],
  [0.45, 1.02],
  [0.6, 0.9],
  [0.74, 0.94],
  [1, 0.72],
] as const

/** The left hand, relaxed. */
export function createHand(frame: HandFrame, size: number): Distance {
  const bead = ([along, across, out, radius]: InHand): Bead => [...frame.at(along, across, out), radius * size]
  const palms = palmChains.map(each => chain(each.map(bead), 0.008))
  const soft = pads.map(each => chain(each.map(bead), 0.006))
  const long = fingers.map(finger => chain(fingerBeads(finger).map(bead), 0.003))
  const thumbChain = chain(thumb.map(bead), 0.006)
  return (x, y, z) => {
    let palm = 1
    for (const each of palms) palm = smoothMin(palm, each(x, y, z), 0.012)
    for (const each of soft) palm = smoothMin(palm, each(x, y, z), 0.009)
    let finger = 1
    for (const each of long) finger = Math.min(finger, each(x, y, z))
    return smoothMin(smoothMin(palm, finger, 0.006), thumbChain(x, y, z), 0.01)
  }
}

/** Bent towards the palm at each joint in turn. */
function fingerBeads({ across, start, length, radius, bend }: (typeof fingers)[number]): readonly InHand[] {
  let [along, out, angle, last] = [start, 0, bend * 0.6, 0]
  return fingerJoints.map(([share, thick]) => {
    const step = (share - last) * length
    along += step * Math.cos(angle)
    out += step * Math.sin(angle)
    angle += bend * 0.55
    last = share
    return [along, across * (1 + 0.05 * share), out, radius * thick]
  })
}
