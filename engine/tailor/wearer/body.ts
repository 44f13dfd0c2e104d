import type { Vector } from '../../geometry/vector.ts'
import { createMannequin } from '../body/mannequin.ts'
import type { Proportions } from '../body/proportions.ts'
import { type Distance, ellipsoid, smoothMin, smoothStep } from '../body/shapes.ts'
import type { WearerShape } from './figures.ts'
import { createHand } from './hand.ts'
import { createHead } from './head.ts'
import { chain, cone, onBothSides, placed, smoothMax } from './solids.ts'
import { beside, restArms, type WearerJoints } from './wearerJoints.ts'

/** The whole skin of a figure, hands and head included, feet not: they are in boots. */
export function createBody(shape: WearerShape, proportions: Proportions, places: WearerJoints): Distance {
  const mannequin = createMannequin('athletic', restArms, proportions)
  const muscles = onBothSides(createMuscles(shape, places))
  const hand = onBothSides(createHand(places.hand, shape.hands))
  const { headMiddle, joints } = places
  const head = placed(createHead(shape.head), headMiddle, shape.head.size)
  const neck = createNeck(shape, places)
  const wristHeight = joints.wrist[1] + 0.12
  const shoulders = joints.shoulder[1]
  return (x, y, z) => {
    let distance = smoothMin(mannequin(x, y, z), muscles(x, y, z), 0.022)
    if (y > shoulders - 0.06 && Math.abs(x) < 0.2) distance = neck(distance, x, y, z)
    if (y > shoulders + 0.06) distance = smoothMin(distance, head(x, y, z), 0.022)
    if (y < wristHeight && y > 0.5 && Math.abs(x) > 0.25) distance = smoothMin(distance, hand(x, y, z), 0.014)
    return distance
  }
}

/** Its column, the muscles that turn the head, and the pit between the collar bones. */
function createNeck({ head: { neck } }: WearerShape, { headMiddle, joints }: WearerJoints) {
  const [, headY, headZ] = headMiddle
  const base = joints.shoulder[1]
  const column = chain(
    [
      [0, base + 0.03, -0.036, 0.05 * neck],
      [0, base + 0.11, -0.024, 0.0485 * neck],
      [0, headY - 0.055, headZ - 0.016, 0.0475 * neck],
    ],
    0.02,
  )
  const turner = onBothSides(cone([0.014, base + 0.036, 0.022], [0.05, headY - 0.035, headZ - 0.03], 0.0085, 0.013))
  const apple = ellipsoid([0, base + 0.098, 0.02], [0.009, 0.015, 0.011])
  const bone = onBothSides(cone([0.022, base + 0.024, 0.024], [0.125, base + 0.03, -0.012], 0.0075, 0.006))
  return (distance: number, x: number, y: number, z: number): number => {
    // Below the collar nothing may swell, or it comes through the cloth.
    const free = smoothStep(base + 0.03, base + 0.1, y)
    const slim = 0.004 * (1 - free)
    let joined = smoothMin(distance, column(x, y, z) + slim, 0.003 + 0.025 * free)
    joined = smoothMin(joined, turner(x, y, z) + 0.002 + slim, 0.003 + 0.014 * free)
    joined = smoothMin(joined, bone(x, y, z) + 0.003, 0.012)
    return neck > 0.95 ? smoothMin(joined, apple(x, y, z), 0.012) : joined
  }
}

/** What shows through skin at arms and legs of the left side. */
function createMuscles({ muscle }: WearerShape, { joints }: WearerJoints): Distance {
  const { shoulder, elbow, wrist, hip, knee, ankle } = joints
  const along = (from: Vector, to: Vector, [start, end]: readonly [number, number], aside: Vector, radii: Vector) => {
    const [a, b] = [beside(from, to, start, aside), beside(from, to, end, aside)]
    const middle = beside(a, b, 0.5, [0, 0, 0])
    return chain(
      [
        [...a, radii[0] * muscle],
        [...middle, radii[1] * muscle],
        [...b, radii[2] * muscle],
      ],
      0.01,
    )
  }
  const arm = [
    // Biceps, triceps, and the two flanks of the forearm.
    along(shoulder, elbow, [0.35, 0.78], [0.002, 0, 0.017], [0.022, 0.03, 0.018]),
    along(shoulder, elbow, [0.22, 0.66], [0.008, 0.004, -0.019], [0.022, 0.028, 0.018]),
    along(elbow, wrist, [0.02, 0.42], [0.011, 0.004, 0.012], [0.021, 0.0275, 0.016]),
    along(elbow, wrist, [0.06, 0.42], [-0.011, -0.002, -0.006], [0.021, 0.0255, 0.016]),
  ]
  const leg = [
    // Thigh above the knee, kneecap, calf with its two heads, shin.
    along(hip, knee, [0.55, 0.9], [0.016, 0, 0.026], [0.034, 0.034, 0.02]),
    along(hip, knee, [0.62, 0.93], [-0.02, 0, 0.018], [0.032, 0.032, 0.022]),
    ellipsoid(beside(knee, ankle, 0.0, [0, 0.002, 0.034]), [0.022, 0.027, 0.018]),
    along(knee, ankle, [0.14, 0.42], [0.016, 0, -0.03], [0.026, 0.033, 0.018]),
    along(knee, ankle, [0.16, 0.46], [-0.018, 0, -0.027], [0.026, 0.034, 0.018]),
    along(knee, ankle, [0.1, 0.75], [0, 0, 0.016], [0.022, 0.02, 0.014]),
  ]
  // Most places are near neither.
  const [armAt, legAt] = [shoulder[0] - 0.06, hip[1] + 0.05]
  return (x, y, z) => {
    const near = x > armAt && y > wrist[1] - 0.05 ? arm : y < legAt ? leg : none
    let nearest = 1
    for (const part of near) nearest = smoothMin(nearest, part(x, y, z), 0.014)
    return nearest
  }
}

const none: readonly Distance[] = []

/** Worn next to the skin: a tight vest and shorts, so that nobody is naked under a garment of any kind. */
export const createBaseLayer = (body: Distance, { joints }: WearerJoints): Distance => {
  const [top, bottom] = [joints.shoulder[1] - 0.005, joints.knee[1] + 0.2]
  return (x, y, z) => {
    const a = Math.abs(x)
    const neckline = y - (top - (z > 0 ? 0.085 : 0.02) + 0.17 * smoothStep(0.055, 0.105, a))
    const armhole =
      a - (0.138 + 0.03 * smoothStep(top - 0.08, top - 0.2, y) + 0.07 * smoothStep(top - 0.2, top - 0.34, y))
    const cut = smoothMax(smoothMax(neckline, armhole, 0.02), bottom - y, 0.004)
    return smoothMax(body(x, y, z) - 0.0024, cut, 0.002)
  }
}
