import { lengthOf, type Panel, type Point, pointAt } from '../../../engine/index.ts'
import { type EdgeKind, edgeKindOf } from '../paintSeams.ts'
import { addCrease, forPixelsNear, type HeightField, smoothstep } from './heightField.ts'

type Edge = Panel['edges'][number]

/** A place on an edge: where, the way on, and the way into the cloth. */
interface Stop {
  readonly at: Point
  readonly way: Point
  readonly inwards: Point
}

/** Everything that sewing leaves along an edge: what lies double, what the needles pull in, and puckers across. */
export function addSewnEdge(field: HeightField, panel: Panel, edge: Edge, random: () => number): void {
  const kind = edgeKindOf(edge, panel)
  addProfile(field, edge, kind)
  if (kind === 'hem') addRoping(field, edge, random)
  else if (kind !== 'rib') addPuckers(field, edge, kind === 'plain' ? 1 : 0.8, random)
}

function stopAt(edge: Edge, mm: number, length: number): Stop {
  const at = pointAt(edge.points, mm / length)
  const on = pointAt(edge.points, Math.min(1, (mm + 1) / length))
  const before = pointAt(edge.points, Math.max(0, (mm - 1) / length))
  const step = Math.hypot(on[0] - before[0], on[1] - before[1]) || 1
  const way: Point = [(on[0] - before[0]) / step, (on[1] - before[1]) / step]
  // Edges run clockwise with y downwards, so that the cloth is on their right.
  return { at, way, inwards: [-way[1], way[0]] }
}

const moved = ({ at, way, inwards }: Stop, along: number, deep: number): Point => [
  at[0] + way[0] * along + inwards[0] * deep,
  at[1] + way[1] * along + inwards[1] * deep,
]

/** The thread draws every seam together: puckers across it, none like the next. */
function addPuckers(field: HeightField, edge: Edge, strength: number, random: () => number): void {
  const length = lengthOf(edge.points)
  for (let mm = random() * 6; mm < length; mm += 8 * (0.55 + random() * 0.9)) {
    const stop = stopAt(edge, mm, length)
    const deep = 9 + 21 * random() ** 2
    const to = moved(stop, deep * (random() - 0.5) * 0.9, deep)
    const high = 0.8 * strength * (random() * 1.5 - 0.6)
    addCrease(field, { from: stop.at, to, wide: 1.8 + random() * 2, high })
  }
}

/** A turned hem is fed unevenly: it ropes, slanted, and puckers above the needles. */
function addRoping(field: HeightField, edge: Edge, random: () => number): void {
  const length = lengthOf(edge.points)
  for (let mm = 3; mm < length - 3; mm += 7 + random() * 7) {
    const stop = stopAt(edge, mm, length)
    const slanted = { from: moved(stop, 0, 17), to: moved(stop, 11, 2) }
    addCrease(field, { ...slanted, wide: 2.4 + random(), high: 0.4 + random() * 0.35 })
    if (random() > 0.75) continue
    const above = { from: moved(stop, 0, 21), to: moved(stop, (random() - 0.5) * 8, 30 + random() * 16) }
    addCrease(field, { ...above, wide: 2 + random() * 1.8, high: 0.62 * (random() * 1.6 - 0.6) })
  }
}

/** Height in mm and lost light at a distance in mm from an edge. */
type Profile = (distance: number) => readonly [height: number, closed: number]

const dip = (distance: number, at: number, wide: number): number => Math.exp(-(((distance - at) / wide) ** 2))

/** The allowance lies under the stitch: a flat ridge, then the furrow of the needle. */
const topstitched: Profile = distance => [
  0.42 * smoothstep(0.2, 1.6, distance) * (1 - smoothstep(6.5, 9.5, distance)) - 0.26 * dip(distance, 3.5, 1),
  0.42 * dip(distance, 0, 1.1) + 0.2 * dip(distance, 3.5, 0.9),
]

const profiles: Readonly<Record<EdgeKind, Profile>> = {
  // Twice the cloth up to the coverstitch, whose two needles pull it in.
  hem: distance => {
    const needles = dip(distance, 18, 1) + dip(distance, 22, 1)
    return [
      0.55 * (1 - smoothstep(18.5, 23, distance)) - 0.3 * needles,
      0.22 * needles + 0.1 * dip(distance, 23.5, 1.6),
    ]
  },
  topstitched,
  plain: distance => [
    0.5 * smoothstep(0, 4, distance) * (1 - smoothstep(5, 11, distance)),
    0.42 * dip(distance, 0, 1.3),
  ],
  rib: distance => [0, 0.4 * dip(distance, 0, 1.6)],
}

/** Beyond this many mm no profile does anything. */
const reachOf = (kind: EdgeKind): number => (kind === 'hem' ? 27 : 13)

function addProfile(field: HeightField, edge: Edge, kind: EdgeKind): void {
  for (const [pixel, distance] of distancesTo(field, edge, reachOf(kind))) {
    const [height, closed] = profiles[kind](distance)
    field.heights[pixel] = (field.heights[pixel] ?? 0) + height
    field.openness[pixel] = (field.openness[pixel] ?? 1) * (1 - Math.min(1, closed))
  }
}

/** Pixels within reach of an edge, with their distance in mm. */
export function distancesTo(field: HeightField, { points }: Edge, reach: number): ReadonlyMap<number, number> {
  const nearest = new Map<number, number>()
  points.forEach((to, index) => {
    const from = points[index - 1]
    if (!from) return
    const [wayX, wayY] = [to[0] - from[0], to[1] - from[1]]
    const squared = wayX * wayX + wayY * wayY || 1
    forPixelsNear(field, [from, to], reach, (pixel, x, y) => {
      const along = Math.min(1, Math.max(0, ((x - from[0]) * wayX + (y - from[1]) * wayY) / squared))
      const distance = Math.hypot(x - from[0] - wayX * along, y - from[1] - wayY * along)
      if (distance < reach && distance < (nearest.get(pixel) ?? reach)) nearest.set(pixel, distance)
    })
  })
  return nearest
}
