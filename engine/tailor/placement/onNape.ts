import type { Panel } from '../../drafting/pattern.ts'
import type { Point } from '../../geometry/path.ts'
import { add, between, scale, unit, type Vector } from '../../geometry/vector.ts'
import { smoothStep } from '../body/shapes.ts'
import { pointAlong, type SewnPoint } from './onPanels.ts'
import { edgeOf, metres, type PlacementOf, type PlacePoint } from './place.ts'

/** How far a hood stands up from the neck before it falls, and how far its outside is from its inside there, in mm. */
const fold = { stand: 22, apart: 34 }
/** As shares of the way from its front corner to the back: from where on the hood lies, and where it does wholly. */
const rolls = { from: 0.15, whole: 0.85 }
/** The middle of the neck, in m from the middle of the body to the front. */
const neckDepth = -0.035
/** How steep the body is below the neck, in radians below level: behind, at the shoulders and in front. */
const steepness = { back: 0.72, side: 0.3, front: 0.7 }

/**
 * Half a hood that lies on the back like an open sack. Seen from the corner where face and neck meet, it is a fan: its
 * rays run round the neck to the back, and what lies between neck and face falls from the neck, turns, and comes up again.
 */
export function placeHoodDown(hood: Panel, { crown }: PlacementOf<'hood'>, neck: readonly SewnPoint[]): PlacePoint {
  const rays = edgeOf(hood, crown)
    .map(fanOf)
    .sort((a, b) => a.turn - b.turn)
  const [steepest = fanOf([0, -1])] = rays.slice(-1)
  const sign = Math.sign(neck.reduce((sum, { along }) => sum + along, 0))
  const end = Math.max(...neck.map(({ along }) => Math.abs(along)))

  return (x, y) => {
    const { turn, radius } = fanOf([x, y])
    const share = Math.min(1, Math.max(0, turn / steepest.turn))
    const round = Math.min(1, radius / reachAt(rays, turn))
    const { position } = pointAlong(hood, neck, sign * round * end)
    const length = radius * steepest.turn
    const [away, down] = profile(share, length)
    const { along, off, upright } = waysFrom(position)
    const lying = add(scale(along, metres(down)), scale(off, metres(away)))
    const raised = scale(upright, metres(share * length))
    return add(position, between(raised, lying, smoothStep(rolls.from, rolls.whole, round)))
  }
}

interface Ray {
  /** From the neck to the face, in radians. */
  readonly turn: number
  /** In mm. */
  readonly radius: number
}

const fanOf = ([x, y]: Point): Ray => ({ turn: Math.atan2(-y, Math.abs(x)), radius: Math.hypot(x, y) })

/** How far the ray of a direction reaches, to the crown. */
function reachAt(rays: readonly Ray[], turn: number): number {
  const next = rays.findIndex(ray => ray.turn >= turn)
  const to = rays[next] ?? rays[rays.length - 1]
  const from = rays[Math.max(0, next - 1)] ?? to
  if (!from || !to) return 1
  const span = to.turn - from.turn
  return span > 0 ? from.radius + ((to.radius - from.radius) * (turn - from.turn)) / span : to.radius
}

/** Off the body and down along it, in mm, at a share of a line of cloth that is so many mm long. */
function profile(share: number, length: number): Point {
  const size = Math.min(1, length / (2.5 * (fold.stand + fold.apart)))
  const [stand, apart] = [fold.stand * size, fold.apart * size]
  const fall = (length - stand - apart) / 2
  const at = share * length
  if (at < stand) return [at, 0]
  if (at < stand + fall) return [stand, at - stand]
  if (at < stand + fall + apart) return [at - fall, fall]
  return [stand + apart, length - at]
}

/** Along the body below the neck, and off it. */
function waysFrom([x, , z]: Vector): { readonly along: Vector; readonly off: Vector; readonly upright: Vector } {
  const [outX, , outZ] = unit([x, 0, z - neckDepth])
  const steep =
    outZ < 0 ? mix(steepness.side, steepness.back, outZ * outZ) : mix(steepness.side, steepness.front, outZ * outZ)
  const [level, lower] = [Math.cos(steep), Math.sin(steep)]
  return {
    along: [outX * level, -lower, outZ * level],
    off: [outX * lower, level, outZ * lower],
    upright: [outX * 0.3, 0.95, outZ * 0.15],
  }
}

const mix = (from: number, to: number, share: number): number => from + (to - from) * share
