import { faceImageWidth } from '../../avatar/face.ts'
import type { Vector } from '../../geometry/vector.ts'
import { type Distance, smoothStep } from '../body/shapes.ts'
import { createBaseLayer } from './body.ts'
import type { WearerShape } from './figures.ts'
import { createBeard } from './hair.ts'
import { createSkull } from './head.ts'
import { placed, smoothMax } from './solids.ts'
import type { NetBox } from './surfaceNet.ts'
import type { WearerJoints } from './wearerJoints.ts'

export type PartName = 'head' | 'arms' | 'legs' | 'base' | 'socks' | 'beard'

/** A piece of a figure that is meshed on its own. */
export interface Part {
  readonly name: PartName
  readonly shape: Distance
  readonly box: NetBox
  /** Between the knots of the grid that it is meshed on, in m. */
  readonly spacing: number
  /** At most so many triangles are kept. */
  readonly triangles: number
  /** Only the left one is meshed, and seen on both sides. */
  readonly isMirrored: boolean
  /** Where its texture lies, 0 to 1. */
  readonly texture: ((spot: Vector) => readonly [u: number, v: number]) | null
}

/** The picture of a sock goes up to this share of the knee's height. */
const sockTop = 0.915

export function partsOf(shape: WearerShape, places: WearerJoints, body: Distance): readonly Part[] {
  const { joints, headMiddle } = places
  const baseLayer = createBaseLayer(body, places)
  const shoulderY = joints.shoulder[1]
  const [kneeX, kneeY] = [joints.knee[0], joints.knee[1]]
  const headTop = headMiddle[1] + 0.16 * shape.head.size
  const side = (joints.fingertips[0] ?? 0.45) + 0.06
  const sock = createSock(body, kneeY)
  const beard = placed(createBeard(createSkull(shape.head)), headMiddle, shape.head.size)
  const face = (spot: Vector): readonly [number, number] => {
    const [x, y, z] = [spot[0] - headMiddle[0], spot[1] - headMiddle[1], spot[2] - headMiddle[2]]
    // The sides are unrolled, or the back of the head would have a face as well.
    const unrolled = Math.abs(x) + Math.max(0, 0.02 * shape.head.size - z)
    const shown = faceImageWidth * shape.head.size
    return [0.5 + (Math.sign(x) * unrolled) / shown, 0.5 - y / shown]
  }
  const angle = (spot: Vector): readonly [number, number] => [
    Math.atan2(spot[2] - joints.knee[2], Math.abs(spot[0]) - kneeX) / (2 * Math.PI) + 0.5,
    1 - spot[1] / (kneeY * sockTop),
  ]
  const parts: readonly Part[] = [
    {
      ...{ name: 'head', spacing: 0.0023, triangles: 16000, isMirrored: false, texture: face },
      shape: (x, y, z) => smoothMax(body(x, y, z), Math.max(Math.abs(x) - 0.17, shoulderY - 0.14 - y), 0.002),
      box: { lowest: [-0.18, shoulderY - 0.15, -0.16], highest: [0.18, headTop, 0.16] },
    },
    {
      ...{ name: 'arms', spacing: 0.0031, triangles: 8500, isMirrored: true, texture: null },
      shape: (x, y, z) => smoothMax(body(x, y, z), Math.max(0.11 - x, 0.62 - y), 0.002),
      box: { lowest: [0.1, joints.fingertips[1] - 0.06, -0.15], highest: [side, shoulderY + 0.09, 0.16] },
    },
    {
      ...{ name: 'legs', spacing: 0.005, triangles: 3000, isMirrored: true, texture: null },
      shape: (x, y, z) => smoothMax(body(x, y, z), Math.max(0.004 - x, y - (kneeY + 0.25), 0.06 - y), 0.002),
      box: { lowest: [-0.02, 0.05, -0.16], highest: [0.28, kneeY + 0.26, 0.16] },
    },
    {
      ...{ name: 'base', spacing: 0.0065, triangles: 6000, isMirrored: false, texture: null },
      shape: baseLayer,
      box: { lowest: [-0.32, kneeY + 0.18, -0.22], highest: [0.32, shoulderY + 0.03, 0.24] },
    },
    {
      ...{ name: 'socks', spacing: 0.0038, triangles: 3600, isMirrored: true, texture: angle },
      shape: (x, y, z) => smoothMax(sock(x, y, z), -x, 0.002),
      box: { lowest: [0, 0.04, -0.16], highest: [0.25, kneeY, 0.14] },
    },
  ]
  if (!shape.beard) return parts
  const reach = 0.11 * shape.head.size
  return [
    ...parts,
    {
      ...{ name: 'beard', spacing: 0.0024, triangles: 3200, isMirrored: false, texture: null },
      shape: beard,
      box: {
        lowest: [-reach, headMiddle[1] - 0.15, headMiddle[2] - 0.03],
        highest: [reach, headMiddle[1] + 0.04, headMiddle[2] + 0.13],
      },
    },
  ]
}

/** Up to below the knee, with a turned cuff and a shin pad under it. */
function createSock(body: Distance, kneeY: number): Distance {
  const top = kneeY * 0.905
  return (x, y, z) => {
    const cuff = 0.0026 * smoothStep(top - 0.038, top - 0.032, y)
    const pad = 0.003 * smoothStep(0.17, 0.22, y) * smoothStep(top - 0.05, top - 0.12, y) * smoothStep(0, 0.03, z)
    return smoothMax(smoothMax(body(x, y, z) - 0.0048 - cuff - pad, y - top, 0.006), 0.05 - y, 0.004)
  }
}
