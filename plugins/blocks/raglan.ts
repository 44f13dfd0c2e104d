import {
  type Cubic,
  curve,
  directionOf,
  distance,
  joined,
  lengthOf,
  movedBy,
  type Panel,
  type Point,
  type Polyline,
  solve,
  squareTo,
} from '../../engine/plugin.ts'
import type { ShirtMeasures } from './measures.ts'
import { partedAt } from './parted.ts'

// A *raglan* sleeve reaches up to the neck and takes the shoulder along: it is sewn to the body from the neckline to the
// armpit. It is cut in one piece, without a dart: the curves of sleeve and body, which both bulge towards each other,
// make the shoulder round.

/** All that the draft of a raglan shirt needs beside the measures of a set-in one, in mm. */
export interface Raglan {
  /** Along the neckline from the shoulder's highest point to where the sleeve begins. */
  readonly reach: { readonly front: number; readonly back: number }
  /** How much lower the places on chest and shoulders lie, where the body is narrower; between the shoulders at least. */
  readonly lower: { readonly front: number; readonly back: number }
  /** How much deeper the back neckline is: without that the cloth below the nape lies in a hard fold. */
  readonly hollow: number
}

/** In which shares a raglan follows from the measures of a set-in shirt. */
export const raglanOf = ({ neckHalf, armholeDepth }: ShirtMeasures): Raglan => ({
  reach: { front: neckHalf * 0.38, back: neckHalf * 0.2 },
  lower: { front: armholeDepth * 0.2, back: armholeDepth * 0.4 },
  hollow: armholeDepth * 0.05,
})

/** What the name of a player needs between the seams: half its width and half its height, with 12 mm and 2 mm of margin. */
const nameRoom = { half: 162, above: 32 }

/**
 * How far down the name between the shoulders lies: `highest`, or where the seams of a small size, at x > 0, leave room for
 * it. No lower than it has to, so that the number below it ends above the folds at the waist.
 */
export function nameFrom(highest: number, armhole: Polyline): number {
  const [, seam = 0] = armhole.find(([x]) => x >= nameRoom.half) ?? []
  return Math.max(highest, seam + nameRoom.above)
}

/** What is left of half a neckline, from the centre line up, where the sleeve takes its end. */
export const upToRaglan = (neckline: Polyline, reach: number): Polyline =>
  partedAt(neckline, lengthOf(neckline) - reach)[0]

/** How far the seam leaves its chord at the neck, in radians, towards the other piece. */
const bulge = { body: 0.2, sleeve: 0.42 }

/** The edge of the body from the neck to the armpit, where it meets the side seam at a right angle. */
export function raglanCurve(neck: Point, side: Polyline): Polyline {
  const [armpit = neck, below = neck] = side
  const chord = distance(neck, armpit)
  return finely(nearArmpit, [
    neck,
    movedBy(neck, turned(directionOf(neck, armpit), -bulge.body), chord * 0.42),
    movedBy(armpit, squareTo(directionOf(below, armpit)), -chord * 0.48),
    armpit,
  ])
}

/**
 * A curve in two parts, each of as many points as a whole one: where it bends fast it would not leave or arrive as it
 * steers, to a degree.
 */
function finely(at: number, [from, leave, arrive, to]: Cubic): Polyline {
  const on = ([ax, ay]: Point, [bx, by]: Point): Point => [ax + (bx - ax) * at, ay + (by - ay) * at]
  const [first, middle, last] = [on(from, leave), on(leave, arrive), on(arrive, to)]
  const [before, after] = [on(first, middle), on(middle, last)]
  const parting = on(before, after)
  return joined(curve(from, first, before, parting), curve(parting, after, last, to))
}

/** Most of the points of a seam lie near the armpit. */
const nearArmpit = 0.86

/** How wide half a sleeve is at the armpits and at the neck, in mm. */
interface HalfWidths {
  readonly biceps: number
  readonly neck: number
}

/**
 * The same edge of half a sleeve at x > 0, as long as that of the body; the armpit lies at y 0. `outwards` is how it
 * arrives there, at a right angle to the seam below the arm.
 */
export function raglanCap({ biceps, neck }: HalfWidths, armhole: number, outwards: Point): Polyline {
  const cap = (height: number): Polyline => {
    const [top, armpit]: readonly [Point, Point] = [
      [neck, -height],
      [biceps, 0],
    ]
    const chord = distance(top, armpit)
    return finely(nearArmpit, [
      top,
      movedBy(top, turned(directionOf(top, armpit), -bulge.sleeve), chord * 0.42),
      movedBy(armpit, outwards, -chord * 0.14),
      armpit,
    ])
  }
  return cap(solve(height => lengthOf(cap(height)), armhole, { from: 20, to: 600, within: 0.001 }))
}

/**
 * The edge of a sleeve at the neck, from its first corner to its second. Each meets its seam so that the neckline runs
 * on smoothly from the body, whose corner beside it has `turns` radians.
 */
export function raglanNeck(first: RaglanCorner, second: RaglanCorner): Polyline {
  const [from, to]: readonly [Point, Point] = [mirror(first.cap[0] ?? [0, 0]), second.cap[0] ?? [0, 0]]
  const reach = distance(from, to) * 0.2
  const [leave, arrive] = [mirror(inwardsFrom(first)), inwardsFrom(second)]
  return finely(0.5, [from, movedBy(from, leave, reach), movedBy(to, arrive, reach), to])
}

export interface RaglanCorner {
  readonly cap: Polyline
  /** The angle of the body's corner, in radians. */
  readonly turns: number
}

function inwardsFrom({ cap, turns }: RaglanCorner): Point {
  const [corner = [0, 0], next = [0, 0]] = cap
  return turned(directionOf(corner, next), Math.PI - turns)
}

/** The angle between neckline and seam at x > 0, in radians. */
export function neckCorner({ edges }: Panel, armhole: string): number {
  const at = edges.findIndex(({ name }) => name === armhole)
  const [corner = [0, 0], below = [0, 0]] = edges[at]?.points ?? []
  const [ax, ay] = directionOf(corner, edges.at(at - 1)?.points.at(-2) ?? corner)
  const [bx, by] = directionOf(corner, below)
  return Math.acos(ax * bx + ay * by)
}

const mirror = ([x, y]: Point): Point => [0 - x, y]

/** Clockwise, as seen with y downwards. */
const turned = ([x, y]: Point, by: number): Point => [
  x * Math.cos(by) - y * Math.sin(by),
  x * Math.sin(by) + y * Math.cos(by),
]
