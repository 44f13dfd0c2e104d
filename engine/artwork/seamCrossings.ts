import type { PanelId } from '../document/ids.ts'
import { isCut, type Panel, type Pattern, type Seam } from '../drafting/pattern.ts'
import { boundsHold, boundsOfPoints, isEmptyBounds, overlap } from '../geometry/bounds.ts'
import { transformPoint } from '../geometry/matrix.ts'
import type { Bounds, Matrix, Point } from '../geometry/path.ts'
import { distance, lengthOf, pointAt } from '../geometry/polyline.ts'

/** Where something runs over a seam of its panel. */
export interface SeamCrossing {
  /** The piece over the seam. */
  readonly to: Panel
  /** Points of the seam on the panel, as far as it is crossed. */
  readonly seam: readonly Point[]
  /**
   * From the panel onto that piece, as if both lay flat side by side: it turns and moves, and stretches nothing. `null`
   * where the two edges do not meet so, as on the curve of an armhole, and where nothing is printed, as on rib.
   */
  readonly matrix: Matrix | null
}

/** Points of two edges that are sewn together. */
interface SewnSpot {
  readonly own: Point
  readonly other: Point
}

/** A seam as one of its two panels has it. */
interface Joint {
  readonly to: Panel
  readonly isPrinted: boolean
  readonly bounds: Bounds
  /** At even distances along the seam; worked out when something comes near. */
  spots(): readonly SewnSpot[]
}

/** Between spots, in mm along the seam. */
const spacing = 2
/** As many spots of a seam say which way it runs, however little of it is crossed. */
const minSpots = 20
/** So far from one another, in mm, what meets on the seam may lie on either side of it. */
const maxGap = 0.5

const knownJoints = new WeakMap<Pattern, Map<PanelId, readonly Joint[]>>()

/** The seams of a panel that run through these bounds, in panel mm. */
export function seamCrossings(pattern: Pattern, panel: PanelId, bounds: Bounds): readonly SeamCrossing[] {
  return jointsOf(pattern, panel).flatMap(joint => {
    if (isEmptyBounds(overlap(joint.bounds, bounds))) return []
    const spots = crossedSpots(joint.spots(), bounds)
    if (spots.length === 0) return []
    return [{ to: joint.to, seam: spots.map(({ own }) => own), matrix: joint.isPrinted ? laidTogether(spots) : null }]
  })
}

/** Whether two panels share a seam over which ink could go on; a panel may be sewn to itself, as a sleeve is. */
export const areSewn = (pattern: Pattern, a: PanelId, b: PanelId): boolean =>
  jointsOf(pattern, a).some(({ to, isPrinted }) => isPrinted && to.id === b)

function jointsOf(pattern: Pattern, panel: PanelId): readonly Joint[] {
  const known = knownJoints.get(pattern) ?? new Map<PanelId, readonly Joint[]>()
  knownJoints.set(pattern, known)
  const joints = known.get(panel) ?? pattern.seams.flatMap(seam => jointsOfSeam(pattern, panel, seam))
  known.set(panel, joints)
  return joints
}

function jointsOfSeam({ panels }: Pattern, id: PanelId, { a, b, gathered }: Seam): readonly Joint[] {
  const ways = [
    [a, b],
    [b, a],
  ] as const
  return ways.flatMap(([own, other]): readonly Joint[] => {
    const [panel, to] = [own, other].map(ref => panels.find(candidate => candidate.id === ref.panel))
    const line = panel?.edges.find(edge => edge.name === own.edge)?.points
    const over = to?.edges.find(edge => edge.name === other.edge)?.points
    if (own.panel !== id || !panel || !to || !line || !over || !isCut(to)) return []
    let spots: readonly SewnSpot[] | null = null
    return [
      {
        to,
        isPrinted: !gathered && !panel.rib && !to.rib,
        bounds: boundsOfPoints(line),
        spots() {
          spots ??= spotsAlong(line, over.toReversed())
          return spots
        },
      },
    ]
  })
}

function spotsAlong(own: readonly Point[], other: readonly Point[]): readonly SewnSpot[] {
  const count = Math.max(minSpots, Math.ceil(lengthOf(own) / spacing))
  return Array.from({ length: count + 1 }, (_, at) => ({
    own: pointAt(own, at / count),
    other: pointAt(other, at / count),
  }))
}

/** The part of a seam within bounds, from the first to the last spot there, and as long as its direction asks for. */
function crossedSpots(spots: readonly SewnSpot[], bounds: Bounds): readonly SewnSpot[] {
  const inside = ({ own }: SewnSpot) => boundsHold(bounds, own)
  const first = spots.findIndex(inside)
  if (first === -1) return []
  const last = spots.findLastIndex(inside)
  const more = Math.max(0, minSpots - (last - first))
  const from = Math.max(0, Math.min(first - Math.floor(more / 2), spots.length - 1 - minSpots))
  return spots.slice(from, Math.max(last, from + minSpots) + 1)
}

/** The turn and the move by which the spots come nearest to their counterparts, by least squares. */
function laidTogether(spots: readonly SewnSpot[]): Matrix | null {
  const [ownX, ownY] = middleOf(spots.map(({ own }) => own))
  const [otherX, otherY] = middleOf(spots.map(({ other }) => other))
  let [along, across] = [0, 0]
  for (const { own, other } of spots) {
    const [x, y, u, v] = [own[0] - ownX, own[1] - ownY, other[0] - otherX, other[1] - otherY]
    along += x * u + y * v
    across += x * v - y * u
  }
  const turn = Math.atan2(across, along)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const matrix: Matrix = [cos, sin, -sin, cos, otherX - cos * ownX + sin * ownY, otherY - sin * ownX - cos * ownY]
  const meets = spots.every(({ own, other }) => distance(transformPoint(matrix, ...own), other) <= maxGap)
  return meets ? matrix : null
}

const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
]
