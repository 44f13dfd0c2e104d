import { clamp } from '../geometry/clamp.ts'
import { add, dot, magnitude, mirrorVector, scale, subtract, type Vector } from '../geometry/vector.ts'
import type { Joints } from './skeleton.ts'

/** A piece belongs to a sleeve when it reaches as far out as the wrist, less so much, in m. */
const short = 0.02
/** Below the shoulder a sleeve stays as it hangs; its cuff keeps its length. Both in m along the arm. */
const [begin, cuff] = [0.12, 0.07]
/** A narrow cuff is widened at most so much where it is pushed over a thicker part of the arm. */
const widest = 1.15

/**
 * Pushes long sleeves up the arms until their cuffs end at the wrists: they are draped on a figure without hands, and would
 * hang down over those of a wearer. Below the armhole the sleeve is drawn together, and lies where it hung round that part
 * of the arm before. Takes all pieces of cloth that hang from the shoulders, in the rest pose, three coordinates a point
 * in m. Returns where each piece hangs then, `null` for one that stays.
 */
export function pushUpSleeves(
  pieces: readonly ArrayLike<number>[],
  joints: Pick<Joints, 'shoulder' | 'elbow' | 'wrist'>,
): readonly (Float32Array | null)[] {
  const arm = armOf(joints)
  const moved: (Float32Array | null)[] = pieces.map(() => null)
  for (const side of [1, -1] as const) {
    const sleeves = pieces.flatMap((piece, at) => (farthestOut(piece, side) > joints.wrist[0] - short ? [at] : []))
    const points = sleeves.map(at => pointsOf(pieces[at] ?? [], side))
    const along = points.map(each => each.map(arm.along))
    const end = Math.max(0, ...along.map(each => each.reduce((far, value) => Math.max(far, value), 0)))
    if (end <= arm.length) continue
    const tube = tubeOf(arm, points.flat(), along.flat())
    const last = end - cuff
    const shrunk = (arm.length - cuff - begin) / (last - begin)
    const pushed = (from: number) => (from > last ? from - end + arm.length : begin + (from - begin) * shrunk)
    for (const [at, piece] of sleeves.entries()) {
      const places = (points[at] ?? []).map((point, index) => {
        const from = along[at]?.[index] ?? 0
        return from <= begin ? point : tube.moved(point, from, pushed(from))
      })
      moved[piece] = Float32Array.from(places.flatMap(place => (side > 0 ? place : mirrorVector(place))))
    }
  }
  return moved
}

function farthestOut(positions: ArrayLike<number>, side: 1 | -1): number {
  let far = 0
  for (let at = 0; at < positions.length; at += 3) far = Math.max(far, side * (positions[at] ?? 0))
  return far
}

/** As they would be on the left. */
const pointsOf = (positions: ArrayLike<number>, side: 1 | -1): readonly Vector[] =>
  Array.from({ length: positions.length / 3 }, (_, point) => [
    side * (positions[point * 3] ?? 0),
    positions[point * 3 + 1] ?? 0,
    positions[point * 3 + 2] ?? 0,
  ])

interface Arm {
  /** From the shoulder to the wrist. */
  readonly length: number
  at(along: number): Vector
  /** How far down the arm the nearest point of it is, beyond the wrist as if the forearm went on. */
  along(point: Vector): number
}

function armOf({ shoulder, elbow, wrist }: Pick<Joints, 'shoulder' | 'elbow' | 'wrist'>): Arm {
  const [upper, lower] = [magnitude(subtract(elbow, shoulder)), magnitude(subtract(wrist, elbow))]
  const down = scale(subtract(elbow, shoulder), 1 / upper)
  const on = scale(subtract(wrist, elbow), 1 / lower)
  const at = (along: number) =>
    along < upper ? add(shoulder, scale(down, along)) : add(elbow, scale(on, along - upper))
  const along = (point: Vector) => {
    const above = clamp(dot(subtract(point, shoulder), down), 0, upper)
    const below = upper + Math.max(0, dot(subtract(point, elbow), on))
    const far = (value: number) => magnitude(subtract(point, at(value)))
    return far(above) < far(below) ? above : below
  }
  return { length: upper + lower, at, along }
}

interface Tube {
  /** Where a point goes with its sleeve from one place along the arm to another. */
  moved(point: Vector, from: number, to: number): Vector
}

/** Along the arm, in m: between two places where a sleeve is measured, and over how much it is smoothed. */
const [step, smooth] = [0.01, 0.012]

/** How a sleeve hangs round the arm: its middle and how wide it is, all along. */
function tubeOf(arm: Arm, points: readonly Vector[], along: readonly number[]): Tube {
  const offsets = points.map((point, index) => subtract(point, arm.at(along[index] ?? 0)))
  const middle = [0, 1, 2].map(axis =>
    smoothed(
      along,
      offsets.map(offset => offset[axis] ?? 0),
    ),
  )
  const middleAt = (at: number): Vector => [middle[0]?.(at) ?? 0, middle[1]?.(at) ?? 0, middle[2]?.(at) ?? 0]
  const width = smoothed(
    along,
    offsets.map((offset, index) => magnitude(subtract(offset, middleAt(along[index] ?? 0)))),
  )
  return {
    moved(point, from, to) {
      const around = subtract(point, add(arm.at(from), middleAt(from)))
      const wider = clamp(width(to) / width(from), 1, widest)
      return add(add(arm.at(to), middleAt(to)), scale(around, wider))
    },
  }
}

/** The mean of values by their place, smoothed; between two places in proportion. */
function smoothed(places: readonly number[], values: readonly number[]): (place: number) => number {
  const count = Math.ceil(places.reduce((far, place) => Math.max(far, place), 0) / step) + 1
  const [sums, counts] = [new Float64Array(count), new Float64Array(count)]
  for (const [index, place] of places.entries()) {
    const at = Math.floor(place / step)
    sums[at] = (sums[at] ?? 0) + (values[index] ?? 0)
    counts[at] = (counts[at] ?? 0) + 1
  }
  const means = Float64Array.from({ length: count }, (_, at) => {
    let [sum, weight] = [0, 0]
    for (let other = 0; other < count; other++) {
      if (counts[other] === 0) continue
      const share = Math.exp(-(((at - other) * step) ** 2) / (2 * smooth * smooth))
      sum += (share * (sums[other] ?? 0)) / (counts[other] ?? 1)
      weight += share
    }
    return weight > 0 ? sum / weight : 0
  })
  return place => {
    const at = clamp(place / step - 0.5, 0, count - 1)
    const before = means[Math.floor(at)] ?? 0
    return before + (at % 1) * ((means[Math.ceil(at)] ?? before) - before)
  }
}
