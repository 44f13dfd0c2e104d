import {
  curve,
  directionOf,
  draftPanel,
  type EdgeDraft,
  joined,
  lengthOf,
  mirrored,
  movedBy,
  type Notch,
  type Panel,
  type Point,
  type Polyline,
  squareTo,
  straight,
} from '../../engine/plugin.ts'
import type { ShirtMeasures } from './measures.ts'
import { backNeckline, frontNeckline, type NeckStyle, neckEdges, neckNotch } from './neckline.ts'
import { nameFrom, type Raglan, raglanCurve, upToRaglan } from './raglan.ts'
import { allowance, marksFromArmpit, matchMarks } from './sewing.ts'

/** The lines of one half of the body, x > 0, each run clockwise; neck and hem meet the centre line. */
interface HalfTorso {
  readonly neck: Polyline
  /** `null` where the sleeve reaches up to the neck. */
  readonly shoulder: Polyline | null
  readonly armhole: Polyline
  readonly side: Polyline
  readonly hem: Polyline
}

/**
 * The front of a shirt, x > 0 on the wearer's left; its origin is on the centre line, level with the shoulder's highest
 * point. With `raglan` it ends where the sleeves reach the neck, and its places lie lower.
 */
export function draftFront(measures: ShirtMeasures, neckStyle: NeckStyle, raglan?: Raglan): Panel {
  const { armholeDepth, length, pitchFront } = measures
  const whole = frontNeckline(measures, neckStyle)
  const neck = raglan ? upToRaglan(whole, raglan.reach.front) : whole
  const half = halfTorso(measures, { neck, pitch: pitchFront, drop: 0, isRaglan: raglan !== undefined })
  const chest = pitchFront * (raglan ? 0.48 : 0.58)
  const lower = raglan?.lower.front ?? 0
  return draftPanel({
    id: 'front',
    part: 'shirt',
    placement: { kind: 'torso', side: 'front' },
    edges: [...neckEdges(neck, neckStyle), ...bodyEdges(half, frontFacing)],
    grain: grainOf(measures),
    notches: [neckNotch(neckStyle), ...bodyNotches(half, frontFacing, matchMarks.front)],
    anchors: {
      centreNeck: neck[0] ?? [0, 0],
      centreChest: [0, armholeDepth + lower],
      leftChest: [chest, armholeDepth * 0.58 + lower],
      rightChest: [-chest, armholeDepth * 0.58 + lower],
      centreFront: [0, length * 0.55],
      centreHem: [0, length],
    },
  })
}

/** The back of a shirt, x > 0 on the wearer's right; with `raglan` as the front. */
export function draftBack(measures: ShirtMeasures, raglan?: Raglan): Panel {
  const { armholeDepth, length, pitchBack, backDrop } = measures
  const whole = backNeckline(measures, raglan?.hollow)
  const neck = raglan ? upToRaglan(whole, raglan.reach.back) : whole
  const half = halfTorso(measures, { neck, pitch: pitchBack, drop: backDrop, isRaglan: raglan !== undefined })
  const shoulders = armholeDepth * 0.5
  return draftPanel({
    id: 'back',
    part: 'shirt',
    placement: { kind: 'torso', side: 'back' },
    edges: [...neckEdges(neck, 'crew'), ...bodyEdges(half, backFacing)],
    grain: grainOf(measures),
    notches: [neckNotch('crew'), ...bodyNotches(half, backFacing, matchMarks.back)],
    anchors: {
      centreNeck: neck[0] ?? [0, 0],
      centreShoulders: [0, raglan ? nameFrom(shoulders + raglan.lower.back, half.armhole) : shoulders],
      centreBack: [0, length * 0.42],
      centreHem: [0, length + backDrop],
    },
  })
}

interface TorsoShape {
  readonly neck: Polyline
  readonly pitch: number
  /** How far the hem hangs below the shirt's length in the middle. */
  readonly drop: number
  readonly isRaglan: boolean
}

function halfTorso(measures: ShirtMeasures, { neck, pitch, drop, isRaglan }: TorsoShape): HalfTorso {
  const { neckHalf, shoulderHalf, shoulderDrop, armholeDepth, hemCurve, length } = measures
  const tip: Point = [shoulderHalf, shoulderDrop]
  const armpit: Point = [measures.chestHalf, armholeDepth]
  const corner: Point = [measures.hemHalf, length - hemCurve]
  const middle: Point = [0, length + drop]
  const shoulder = straight([neckHalf, 0], tip)
  const side = sideCurve(armpit, [measures.waistHalf, (armholeDepth + length) * 0.45], corner)
  const hemward = squareTo(directionOf(side.at(-2) ?? armpit, corner))
  return {
    neck,
    shoulder: isRaglan ? null : shoulder,
    armhole: isRaglan ? raglanCurve(neck.at(-1) ?? tip, side) : armholeCurve([pitch, measures.pitchY], shoulder, side),
    side,
    hem: curve(corner, movedBy(corner, hemward, corner[0] * 0.4), [corner[0] * 0.4, middle[1]], middle),
  }
}

/**
 * Down from the shoulder's tip to the pitch point, steep there, then out to the armpit. It leaves the shoulder seam and
 * meets the side seam at right angles.
 */
function armholeCurve(pitch: Point, shoulder: Polyline, side: Polyline): Polyline {
  const [from = pitch, tip = pitch] = shoulder
  const [armpit = pitch, below = pitch] = side
  const [fall, reach, depth] = [pitch[1] - tip[1], armpit[0] - pitch[0], armpit[1] - pitch[1]]
  const downwards = squareTo(directionOf(from, tip))
  const outwards = squareTo(directionOf(below, armpit))
  return joined(
    curve(tip, movedBy(tip, downwards, fall * 0.38), [pitch[0], pitch[1] - fall * 0.36], pitch),
    curve(pitch, [pitch[0], pitch[1] + depth * 0.62], movedBy(armpit, outwards, -reach * 0.62), armpit),
  )
}

function sideCurve(armpit: Point, waist: Point, hem: Point): Polyline {
  const [above, below] = [(waist[1] - armpit[1]) * 0.4, (hem[1] - waist[1]) * 0.35]
  return joined(
    curve(armpit, [armpit[0] - 2, armpit[1] + above], [waist[0], waist[1] - above], waist),
    curve(waist, [waist[0], waist[1] + below], [hem[0] - 2, hem[1] - below], hem),
  )
}

/** Which of the wearer's sides lies at x > 0 as the piece is seen from outside: the left in front, the right at the back. */
interface Facing {
  readonly plus: 'Left' | 'Right'
  readonly minus: 'Left' | 'Right'
}

const frontFacing: Facing = { plus: 'Left', minus: 'Right' }
const backFacing: Facing = { plus: 'Right', minus: 'Left' }

function bodyEdges(half: HalfTorso, { plus, minus }: Facing): readonly EdgeDraft[] {
  const { seam, hem } = allowance
  const { shoulder } = half
  return [
    ...(shoulder ? [[`shoulder${plus}`, shoulder, seam] as const] : []),
    [`armhole${plus}`, half.armhole, seam],
    [`side${plus}`, half.side, seam],
    ['hem', joined(half.hem, mirrored(half.hem)), hem, 'turned'],
    [`side${minus}`, mirrored(half.side), seam],
    [`armhole${minus}`, mirrored(half.armhole), seam],
    ...(shoulder ? [[`shoulder${minus}`, mirrored(shoulder), seam] as const] : []),
  ]
}

function bodyNotches({ armhole }: HalfTorso, { plus, minus }: Facing, marks: readonly number[]): readonly Notch[] {
  const length = lengthOf(armhole)
  const shares = marksFromArmpit(length, marks).map(distance => distance / length)
  return [
    { edge: 'hem', at: 0.5 },
    ...shares.map(share => ({ edge: `armhole${plus}`, at: 1 - share })),
    ...shares.map(share => ({ edge: `armhole${minus}`, at: share })),
  ]
}

function grainOf({ armholeDepth, length }: ShirtMeasures): readonly [Point, Point] {
  return [
    [0, armholeDepth + 40],
    [0, length - 120],
  ]
}
