import type { Point } from '../geometry/path.ts'
import type { EdgeRef, Panel, Pattern, Seam } from './pattern.ts'

// A *corner* is where two edges of a panel meet. A *spot* is where corners meet once the pieces are sewn. A line that
// crosses a seam at a spot runs on smoothly when the corners on its one side add up to 180°: that is a *joint*.

/** A line that crosses seams at one spot. */
export interface SewnCorner {
  /** The corners that the line runs along, such as `front.sideLeft/hem + back.hem/sideLeft`. */
  readonly name: string
  /** Sum of those corners. */
  readonly degrees: number
}

interface Corner {
  readonly panel: Panel
  /** The index of the edge that begins here. */
  readonly at: number
}

/** Every joint of a pattern. Rib stretches until it fits, so its corners make none. */
export function jointsOf(pattern: Pattern): readonly SewnCorner[] {
  return spotsOf(pattern).flatMap(({ corners, closed }) => {
    if (corners.length < 2) return []
    if (!closed) return endsInCorner(corners) || opensInSlit(corners) ? [] : [jointOf(corners)]
    if (corners.length === 4) return crossingLines(corners)
    const through = corners.toSorted((a, b) => degreesOf(b) - degreesOf(a))[0]
    if (corners.length === 3 && through) return [jointOf(corners.filter(corner => corner !== through))]
    return [halved(jointOf(corners))]
  })
}

/** The opening for the face ends where both halves of a hood meet in front of the neck: a corner that is meant. */
const endsInCorner = (corners: readonly Corner[]): boolean =>
  corners.some(({ panel }) => panel.placement.kind === 'hood') &&
  corners.some(({ panel }) => panel.placement.kind !== 'hood')

/** A seam that ends above the hem leaves a slit: both pieces run straight on beside it, and no line crosses there. */
const opensInSlit = (corners: readonly Corner[]): boolean =>
  corners.every(corner => Math.abs(degreesOf(corner) - 180) <= 3)

/** Four pieces meet: two lines cross, and every two neighbours lie on one side of a line. */
const crossingLines = (corners: readonly Corner[]): readonly SewnCorner[] =>
  corners.map((corner, index) => jointOf([corner, corners[(index + 1) % corners.length] ?? corner]))

const jointOf = (corners: readonly Corner[]): SewnCorner => ({
  name: corners.map(nameOf).join(' + '),
  degrees: corners.reduce((sum, corner) => sum + degreesOf(corner), 0),
})

/** Round a spot where no line goes through, all corners make up a whole turn. */
const halved = ({ name, degrees }: SewnCorner): SewnCorner => ({ name, degrees: degrees / 2 })

const nameOf = ({ panel, at }: Corner): string =>
  `${panel.id}.${panel.edges.at(at - 1)?.name ?? ''}/${panel.edges[at]?.name ?? ''}`

/** The angle inside the piece. */
function degreesOf({ panel: { edges }, at }: Corner): number {
  const [before, after] = [edges.at(at - 1)?.points ?? [], edges[at]?.points ?? []]
  const [[corner, next], last] = [after, before.at(-2)]
  if (!corner || !next || !last) return Number.NaN
  const turn = ((bearing(corner, last) - bearing(corner, next)) * 180) / Math.PI
  return turn < 0 ? turn + 360 : turn
}

const bearing = ([ax, ay]: Point, [bx, by]: Point): number => Math.atan2(by - ay, bx - ax)

interface Spot {
  /** In the order in which they lie round the spot. */
  readonly corners: readonly Corner[]
  /** Whether the last is sewn to the first, so that the spot lies inside of the cloth. */
  readonly closed: boolean
}

/** Walks round every spot, from corner to corner over the seams between pieces of cloth. */
function spotsOf({ panels, seams }: Pattern): readonly Spot[] {
  const cloth = panels.filter(({ rib }) => !rib)
  const partners = partnersOf(seams)
  const corners = cloth.flatMap(panel => panel.edges.map((_, at): Corner => ({ panel, at })))
  /** The corner on the other side of the seam that begins at this one, or ends there when `back`. */
  const across = ({ panel, at }: Corner, back: boolean): Corner | undefined => {
    const edge = panel.edges.at(back ? at - 1 : at)
    const partner = edge && partners.get(`${panel.id}.${edge.name}`)
    const other = partner && cloth.find(({ id }) => id === partner.panel)
    const index = other ? other.edges.findIndex(({ name }) => name === partner?.edge) : -1
    if (!other || index < 0) return undefined
    const end = back ? index : (index + 1) % other.edges.length
    return corners.find(corner => corner.panel === other && corner.at === end)
  }
  const seen = new Set<Corner>()
  return corners.flatMap(corner => {
    if (seen.has(corner)) return []
    const first = walk(corner, step => across(step, true))
    const start = first.closed ? corner : (first.corners.at(-1) ?? corner)
    const round = walk(start, step => across(step, false))
    for (const found of round.corners) seen.add(found)
    return [round]
  })
}

function walk(start: Corner, next: (corner: Corner) => Corner | undefined): Spot {
  const corners = [start]
  for (let corner = next(start); corner; corner = next(corner)) {
    if (corner === start) return { corners, closed: true }
    corners.push(corner)
  }
  return { corners, closed: false }
}

function partnersOf(seams: readonly Seam[]): ReadonlyMap<string, EdgeRef> {
  const key = ({ panel, edge }: EdgeRef): string => `${panel}.${edge}`
  return new Map(seams.flatMap(({ a, b }) => [[key(a), b] as const, [key(b), a] as const]))
}
