import { eyeball, lidOpening, lowerLid, mouthHeight, upperLid } from '../../avatar/face.ts'
import type { Vector } from '../../geometry/vector.ts'
import { type Distance, ellipsoid, smoothMin, smoothStep } from '../body/shapes.ts'
import type { HeadShape } from './headShape.ts'
import { chain, cone, smoothMax } from './solids.ts'

/*
 * A head from its bones outwards: skull, cheekbones and jaw, then what lies on them. Round the middle between the ears, in
 * m; every part is drawn on the left and seen on both sides.
 */

/** The brain's case, the same for everybody, so that all hair fits all heads. */
export const cranium = ellipsoid([0, 0.043, -0.018], [0.0775, 0.0855, 0.0975])

/** Forehead, sides and back, without a face. */
export function createSkull({ jaw, chin, cheekbones, fullness }: HeadShape): Distance {
  const forehead = ellipsoid([0, 0.046, 0.026], [0.061, 0.053, 0.053])
  const face = ellipsoid([0, -0.028, 0.023], [0.0585 * fullness, 0.081, 0.064])
  const cheekbone = ellipsoid([0.0475, -0.02, 0.049], [0.0185, 0.0125, 0.0235])
  const cheek = ellipsoid([0.032, -0.047, 0.056], [0.0245 * fullness, 0.027, 0.0225 * fullness])
  const chewing = ellipsoid([0.037, -0.048, 0.022], [0.021 * fullness, 0.036, 0.034])
  const mandible = chain(
    [
      [0.0565, -0.032, -0.006, 0.0135],
      [0.0445 + 0.02 * (jaw - 1), -0.071, 0.006, 0.0135 * jaw],
      [0.024 * jaw, -0.0965, 0.05, 0.0135 * jaw],
      [0.008, -0.1035, 0.069, 0.0145 * chin],
    ],
    0.012,
  )
  const point = ellipsoid([0, -0.1035, 0.0745], [0.0165 * chin, 0.0135 * chin, 0.0128 * chin])
  const muzzle = ellipsoid([0, -0.06, 0.066], [0.031, 0.027, 0.0245])
  return (wide, y, z) => {
    // A narrow jaw narrows all that lies on it.
    const x = wide / (1 + (jaw - 1) * 0.7 * smoothStep(-0.005, -0.085, y))
    let distance = smoothMin(cranium(x, y, z), forehead(x, y, z), 0.03)
    distance = smoothMin(distance, face(x, y, z), 0.035)
    distance = smoothMin(distance, chewing(x, y, z), 0.024)
    distance = smoothMin(distance, mandible(x, y, z), 0.03)
    distance = smoothMin(distance, point(x, y, z), 0.02)
    distance = smoothMin(distance, cheekbone(x, y, z) + 0.004 * (1 - cheekbones), 0.018)
    distance = smoothMin(distance, cheek(x, y, z), 0.022)
    return smoothMin(distance, muzzle(x, y, z), 0.02)
  }
}

/** The whole head, with its eyes' sockets open for balls. */
export function createHead(shape: HeadShape): Distance {
  const half = createHalfHead(shape)
  return (x, y, z) => half(Math.abs(x), y, z)
}

function createHalfHead(shape: HeadShape): Distance {
  const skull = createSkull(shape)
  const browRidge = chain(
    [
      [0.008, 0.0235, 0.0795, 0.0062],
      [0.027, 0.0285, 0.0765, 0.0072],
      [0.047, 0.024, 0.061, 0.0052],
    ],
    0.004,
  )
  const socket = ellipsoid([eyeball.x, 0.0055, 0.089], [0.0235, 0.0155, 0.0175])
  const nose = createNose(shape)
  const lips = createLips(shape)
  const ear = createEar()
  const lids = createLids(shape)
  const { x: eyeX, y: eyeY, z: eyeZ, radius } = eyeball
  return (x, y, z) => {
    let distance = skull(x, y, z)
    if (z > 0.02) {
      distance = smoothMin(distance, browRidge(x, y, z) + 0.0028 * (1 - shape.brow), 0.012)
      distance = smoothMax(distance, -socket(x, y, z), 0.011)
      distance = smoothMin(distance, nose(x, y, z), 0.0115)
      distance = lips(distance, x, y, z)
    }
    if (x > 0.05) distance = smoothMin(distance, ear(x, y, z), 0.0065)
    if (z > 0.03 && x < 0.07 && Math.abs(y) < 0.04) {
      const ball = Math.hypot(x - eyeX, y - eyeY, z - eyeZ)
      distance = smoothMax(distance, radius * shape.eyes - 0.0014 - ball, 0.0015)
      distance = smoothMin(distance, lids(x, y, z), 0.0034)
    }
    return distance
  }
}

function createNose({ noseWidth, noseLength, noseBridge }: HeadShape): Distance {
  const length = 0.031 * noseLength
  const tipAt: Vector = [0, -length, 0.1005 + 0.004 * (noseBridge - 1)]
  const bridge = chain(
    [
      [0, 0.013, 0.0765 + 0.004 * (noseBridge - 1), 0.0062],
      [0, -0.008, 0.0865 + 0.006 * (noseBridge - 1), 0.0068],
      [0, -length + 0.002, tipAt[2] - 0.004, 0.0092],
    ],
    0.005,
  )
  const tip = ellipsoid(tipAt, [0.0108 * noseWidth, 0.0092, 0.0095])
  const wing = ellipsoid([0.0118 * noseWidth, -length - 0.0025, 0.0905], [0.0066 * noseWidth, 0.0064, 0.0092])
  const septum = cone([0, -length - 0.006, 0.0965], [0, -length - 0.008, 0.085], 0.0042, 0.005)
  const nostril = ellipsoid([0.0066 * noseWidth, -length - 0.0095, 0.0955], [0.0034, 0.0036, 0.0055])
  return (x, y, z) => {
    let distance = smoothMin(bridge(x, y, z), tip(x, y, z), 0.006)
    distance = smoothMin(distance, wing(x, y, z), 0.0065)
    distance = smoothMin(distance, septum(x, y, z), 0.003)
    return smoothMax(distance, -nostril(x, y, z), 0.002)
  }
}

function createLips({ lips }: HeadShape): (distance: number, x: number, y: number, z: number) => number {
  const upper = chain(
    [
      [0, mouthHeight + 0.0046, 0.0893, 0.0041 * lips],
      [0.0065, mouthHeight + 0.0054, 0.0887, 0.0043 * lips],
      [0.0235, mouthHeight + 0.0006, 0.0806, 0.0022],
    ],
    0.003,
  )
  const lower = chain(
    [
      [0, mouthHeight - 0.0058, 0.088, 0.0053 * lips],
      [0.0105, mouthHeight - 0.005, 0.0866, 0.0048 * lips],
      [0.0225, mouthHeight - 0.0005, 0.0804, 0.0022],
    ],
    0.003,
  )
  return (distance, x, y, z) => {
    if (y > -0.035 || y < -0.095) return distance
    return smoothMin(distance, smoothMin(upper(x, y, z), lower(x, y, z), 0.0008), 0.0052)
  }
}

function createEar(): Distance {
  const shell = ellipsoid([0, 0, 0], [0.0062, 0.0305, 0.0185])
  const bowl = ellipsoid([0.0062, 0.001, 0.003], [0.0058, 0.0195, 0.0105])
  const ridge = ellipsoid([0.0015, 0.003, -0.0035], [0.0045, 0.0155, 0.0032])
  const lobe = ellipsoid([-0.0006, -0.0255, 0.005], [0.0055, 0.0085, 0.0078])
  const [aside, backwards] = [0.36, 0.16]
  return (x, y, z) => {
    const [dx, dy, dz] = [x - 0.0752, y - 0.001, z + 0.008]
    const [x1, z1] = [dx * Math.cos(aside) + dz * Math.sin(aside), dz * Math.cos(aside) - dx * Math.sin(aside)]
    const [y2, z2] = [
      dy * Math.cos(backwards) + z1 * Math.sin(backwards),
      z1 * Math.cos(backwards) - dy * Math.sin(backwards),
    ]
    const solid = smoothMin(shell(x1, y2, z2), lobe(x1, y2, z2), 0.006)
    return smoothMin(smoothMax(solid, -bowl(x1, y2, z2), 0.0045), ridge(x1, y2, z2), 0.003)
  }
}

/** A shell round the ball, with an almond cut out of it. */
function createLids({ eyes, eyeTilt }: HeadShape): Distance {
  const { x: eyeX, y: eyeY, z: eyeZ, radius } = eyeball
  return (x, y, z) => {
    const [dx, dy, dz] = [(x - eyeX) / eyes, (y - eyeY) / eyes, (z - eyeZ) / eyes]
    const shell = Math.abs(Math.hypot(dx, dy, dz) - radius - 0.0006) - 0.002
    if (dz < 0) return Math.max(shell, -dz) * eyes
    const u = dx / lidOpening.width
    const level = dy - dx * eyeTilt
    const opening = smoothMax(level - upperLid(u), lowerLid(u) - level, 0.002)
    const cut = smoothMax(opening, Math.abs(dx) - lidOpening.width, 0.002)
    const crease = 0.0007 * smoothStep(0.0035, 0.002, Math.abs(level - upperLid(u * 0.9) - 0.0052))
    return smoothMax(shell + crease, -cut, 0.0016) * eyes
  }
}
