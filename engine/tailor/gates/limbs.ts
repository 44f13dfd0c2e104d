import type { Panel } from '../../drafting/pattern.ts'
import { add, between, cross, dot, magnitude, scale, subtract, unit, type Vector } from '../../geometry/vector.ts'
import { mannequinJoints } from '../body/mannequin.ts'
import type { Proportions } from '../body/proportions.ts'
import { edgeOf } from '../placement/place.ts'
import type { WornPanel } from './principalStretch.ts'

/** Where rings of cloth are looked at: shares of the seam below the arm or inside the leg, from its upper end. */
const levels = [0.2, 0.4, 0.6, 0.8]
/** Triangles with less room on the panel than this are of a hem, in mm². */
const noRoom = 1e-3

/** Whom a garment hangs on. */
export interface Mannequin {
  /** In degrees away from the body. */
  readonly armAngle: number
  readonly proportions: Proportions
}

type LimbedPanel = WornPanel & { readonly panel: Pick<Panel, 'id' | 'placement' | 'edges'> }

/**
 * How many rings of cloth, of all that sleeves and legs are looked at, do not go once round the limb that they are worn
 * on: a sleeve that has come off its arm hangs beside it. Nothing for a garment with neither.
 */
export function measureLimbs(panels: readonly LimbedPanel[], mannequin: Mannequin): { readonly looseRings?: number } {
  const joints = mannequinJoints(mannequin.armAngle, mannequin.proportions)
  const limbs = { sleeve: [joints.shoulder, joints.elbow, joints.wrist], leg: [joints.hip, joints.knee, joints.ankle] }
  const loose = panels.flatMap(({ panel, ...worn }) => {
    const { placement } = panel
    if (placement.kind !== 'sleeve' && placement.kind !== 'leg') return []
    const limb = limbs[placement.kind].map(([x, y, z]): Vector => [placement.side === 'left' ? x : -x, y, z])
    return levelsOf(panel).filter(level => !goesRound(limb, ringAt(worn, level)))
  })
  return panels.some(isLimbed) ? { looseRings: loose.length } : {}
}

/** Whether a panel is worn on an arm or a leg. */
export const isLimbed = ({ panel: { placement } }: { readonly panel: Pick<Panel, 'placement'> }): boolean =>
  placement.kind === 'sleeve' || placement.kind === 'leg'

/** In mm on the panel, below the armpit or the crotch. */
function levelsOf(panel: LimbedPanel['panel']): readonly number[] {
  const { placement } = panel
  const front = placement.kind === 'sleeve' ? placement.front : placement.kind === 'leg' ? placement.front.inseam : ''
  const heights = edgeOf(panel, front).map(([, y]) => y)
  const [upper, lower] = [Math.min(...heights), Math.max(...heights)]
  return levels.map(share => upper + (lower - upper) * share)
}

type Step = readonly [from: Vector, to: Vector]

/** The cloth along a level of its panel as it hangs, a step for each triangle, all of them the same way. */
function ringAt({ positions, flat, triangles }: WornPanel, level: number): readonly Step[] {
  const spotOf = (point: number) => [flat[point * 2] ?? 0, flat[point * 2 + 1] ?? 0] as const
  const placeOf = (point: number): Vector => [
    positions[point * 3] ?? 0,
    positions[point * 3 + 1] ?? 0,
    positions[point * 3 + 2] ?? 0,
  ]
  const steps: Step[] = []
  for (let corner = 0; corner < triangles.length; corner += 3) {
    const points = [triangles[corner] ?? 0, triangles[corner + 1] ?? 0, triangles[corner + 2] ?? 0]
    const [[ax, ay] = [0, 0], [bx, by] = [0, 0], [cx, cy] = [0, 0]] = points.map(spotOf)
    if (Math.abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) < noRoom) continue
    const crossed = points.flatMap((from, side) => {
      const to = points[(side + 1) % 3] ?? from
      const [[x, y], [nextX, nextY]] = [spotOf(from), spotOf(to)]
      if (y < level === nextY < level) return []
      const share = (level - y) / (nextY - y)
      return [{ x: x + (nextX - x) * share, place: between(placeOf(from), placeOf(to), share) }]
    })
    const [first, second] = crossed.toSorted((a, b) => a.x - b.x)
    if (first && second) steps.push([first.place, second.place])
  }
  return steps
}

/** Whether a ring winds once round the part of a limb that is nearest to its middle. */
function goesRound(limb: readonly Vector[], ring: readonly Step[]): boolean {
  if (ring.length === 0) return false
  const middle = scale(ring.map(([from]) => from).reduce(add), 1 / ring.length)
  const [nearest] = limb
    .slice(1)
    .map((to, index) => partOf(limb[index] ?? to, to, middle))
    .toSorted((a, b) => a.away - b.away)
  if (!nearest) return false
  const { from, way } = nearest
  const across = (place: Vector): Vector => {
    const off = subtract(place, from)
    return subtract(off, scale(way, dot(off, way)))
  }
  const turned = ring.reduce((sum, [start, end]) => {
    const [a, b] = [across(start), across(end)]
    return sum + Math.atan2(dot(way, cross(a, b)), dot(a, b))
  }, 0)
  return Math.abs(Math.round(turned / (2 * Math.PI))) === 1
}

function partOf(from: Vector, to: Vector, spot: Vector) {
  const line = subtract(to, from)
  const share = Math.max(0, Math.min(1, dot(subtract(spot, from), line) / dot(line, line)))
  return { from, way: unit(line), away: magnitude(subtract(spot, between(from, to, share))) }
}
