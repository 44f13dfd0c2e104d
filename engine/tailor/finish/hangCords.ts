import type { Point } from '../../geometry/path.ts'
import { add, cross, dot, magnitude, scale, subtract, unit, type Vector } from '../../geometry/vector.ts'
import { boundsOf } from '../mesh/polyline.ts'
import { metres } from '../placement/place.ts'
import { normalsOf } from './finishGarment.ts'
import { type CordPanel, indexOf, type Layers } from './layers.ts'
import { finderOn, withSheet } from './layOn.ts'
import { type LevelSpot, levelAt } from './setButtons.ts'
import type { FinishedMesh } from './turnHems.ts'

/** How many sides a cord has all round. */
const sides = 12
/** Between rings of points along a cord, in mm. */
const spacing = 4
/** Between a cord and the cloth, in mm, so that cloth may bend between two spots of the path. */
const gap = 1.2
/** The eyelet, in mm: how far the rim reaches beyond the cord, and how high it stands above the cloth. */
const eyelet = { beyond: 2.2, from: 0.2, to: 0.6 }
/** Where a cord bends out of its eyelet, in mm: from this height on, round this radius; its rings are close there. */
const bend = { height: 1.2, radius: 3.6, lying: 14, end: 20, spacing: 0.9 }
/** From the lower end up, in mm: the frayed tail, and the knot above it. */
const [tail, knot] = [13, 9]
/** How thick the knot is, in widths of the cord, and how many spots at the lower end keep room for it. */
const [knotWidth, spotsOfKnot] = [1.75, 3]

/** Hangs cords over the cloth, each a round part of its own. Throws where there is no cloth below. */
export function hangCords(mesh: FinishedMesh, layers: Layers): FinishedMesh {
  return layers.cords.reduce(
    (whole, cord) => withSheet(whole, cordOn(mesh, layers, cord), layers.panels.indexOf(cord)),
    mesh,
  )
}

/** Where the points of cords are on cloth that hangs, by their spot on the cord's panel. */
export const moveCords = (mesh: FinishedMesh, layers: Layers) =>
  new Map(
    layers.cords.map(cord => {
      const placeOf = roundCord(mesh, layers, cord)
      return [cord.id as string, (_: Vector, spot: Point) => placeOf(...spot)] as const
    }),
  )

function cordOn(mesh: FinishedMesh, layers: Layers, cord: CordPanel): FinishedMesh {
  const { round, length } = sizeOf(cord)
  const placeOf = roundCord(mesh, layers, cord)
  const rows = ringsOf(length, round / (2 * Math.PI))
  const points = rows.flatMap(y =>
    Array.from({ length: sides + 1 }, (_, side): Point => [(side / sides - 0.5) * round, y]),
  )
  const whole = {
    flat: Float64Array.from(points.flat()),
    positions: Float64Array.from(
      rows.flatMap(y => Array.from({ length: sides }, (_, side) => placeOf((side / sides - 0.5) * round, y)).flat()),
    ),
    // Both long edges of the panel meet at the back of the cord.
    vertexOf: Int32Array.from(
      points,
      (_, point) => Math.floor(point / (sides + 1)) * sides + ((point % (sides + 1)) % sides),
    ),
    vertexCount: rows.length * sides,
    triangles: Uint32Array.from(
      rows.slice(1).flatMap((_, row) => Array.from({ length: sides }, (_, side) => facesAt(row, side)).flat()),
    ),
    panelOf: new Uint8Array((rows.length - 1) * sides * 2),
  }
  return { ...whole, normals: normalsOf(whole, whole.positions) }
}

function facesAt(row: number, side: number): readonly number[] {
  const [above, below] = [row * (sides + 1) + side, (row + 1) * (sides + 1) + side]
  return [above, below, above + 1, above + 1, below, below + 1]
}

function sizeOf({ edges }: CordPanel): { readonly round: number; readonly length: number } {
  const { left, right, top, bottom } = boundsOf(edges.flatMap(({ points }) => points))
  return { round: right - left, length: bottom - top }
}

/** Distances of the rings from the upper end, in mm: at every corner of the outline, and evenly between them. */
function ringsOf(length: number, radius: number): readonly number[] {
  const corners = outlineOf(length, radius).map(([y]) => y)
  return corners.flatMap((y, at) => {
    const end = corners[at + 1]
    if (end === undefined) return [y]
    const count = Math.max(1, Math.round((end - y) / (end > bend.end ? spacing : bend.spacing)))
    return Array.from({ length: count }, (_, step) => y + ((end - y) * step) / count)
  })
}

/** How far from its middle the outside of a cord is along its length: eyelet, cord, knot and tail; all in mm. */
function outlineOf(length: number, radius: number): readonly Point[] {
  const above = length - tail - knot
  return [
    [0, 0],
    [eyelet.from, radius + eyelet.beyond],
    [eyelet.to, radius + eyelet.beyond],
    [eyelet.to + 0.3, radius],
    [bend.end, radius],
    [above, radius],
    [above + knot * 0.25, radius * knotWidth],
    [above + knot * 0.75, radius * knotWidth],
    [above + knot, radius * 0.9],
    [length - 0.6, radius * 1.25],
    [length, 0],
  ]
}

function radiusAt(outline: readonly Point[], y: number): number {
  const next = outline.findIndex(([end]) => end >= y - 1e-6)
  const [[from, before], [to, after]] = [outline[Math.max(0, next - 1)] ?? [0, 0], outline[Math.max(0, next)] ?? [0, 0]]
  return to === from ? after : before + ((after - before) * (y - from)) / (to - from)
}

/** From a spot of the cord's panel to its place. The middle of the panel looks away from the cloth. */
function roundCord(mesh: FinishedMesh, layers: Layers, cord: CordPanel): (x: number, y: number) => Vector {
  const { round, length } = sizeOf(cord)
  const radius = round / (2 * Math.PI)
  const outline = outlineOf(length, radius)
  const line = lineThrough(knotsOf(spotsBelow(mesh, layers, cord, radius), radius))
  return (x, y) => {
    const { middle, across, outwards } = line(y / length)
    const angle = (x / round) * 2 * Math.PI
    const away = metres(radiusAt(outline, y))
    return add(middle, add(scale(outwards, Math.cos(angle) * away), scale(across, Math.sin(angle) * away)))
  }
}

/** Throws where the eyelet leaves no room for the bend. */
function spotsBelow(mesh: FinishedMesh, layers: Layers, { id, placement }: CordPanel, radius: number) {
  const spots = placement.path.map(({ panel, at }) => {
    const find = finderOn(mesh, indexOf(layers, id, panel), mesh.positions)
    return levelAt(find, { id, panel, at }, radius)
  })
  const [eyeletSpot, next] = spots
  const room = eyeletSpot && next ? magnitude(subtract(next.middle, eyeletSpot.middle)) * 1000 : 0
  if (room >= bend.lying) return spots
  throw new Error(
    `Cord "${id}" has its second spot ${room.toFixed(1)} mm from its eyelet: give it ${bend.lying} mm at least to bend.`,
  )
}

interface Knot {
  readonly at: Vector
  readonly across: Vector
}

/** The cord comes straight out of its eyelet and then lies on the cloth. */
function knotsOf(spots: readonly LevelSpot[], radius: number): readonly Knot[] {
  const over = ({ middle, outwards }: LevelSpot, height: number): Vector => add(middle, scale(outwards, metres(height)))
  return spots.flatMap((spot, index): readonly Knot[] => {
    const thickest = index < spots.length - spotsOfKnot ? radius : radius * knotWidth
    const above = { at: over(spot, thickest + gap), across: spot.across }
    if (index > 0) return [above]
    const knot = (height: number, down: number): Knot => ({
      at: add(over(spot, height), scale(spot.down, metres(down))),
      across: spot.across,
    })
    const round = [0, 1, 2, 3].map(third => {
      const angle = (third * Math.PI) / 6
      return knot(bend.height + bend.radius * Math.sin(angle), bend.radius * (1 - Math.cos(angle)))
    })
    return [knot(0.2, 0), knot(eyelet.to, 0), ...round, knot(radius + gap, bend.lying)]
  })
}

type CordFrame = Omit<LevelSpot, 'down'>

/** Steps between two knots in which a line is measured. */
const steps = 16

/** A smooth line through the knots, by the share of its length. */
function lineThrough(knots: readonly Knot[]): (share: number) => CordFrame {
  const points = knots
    .slice(1)
    .flatMap((_, at) => Array.from({ length: steps }, (_, step) => along(knots, at, step / steps)))
  const end = along(knots, knots.length - 2, 1)
  const all = [...points, end]
  const lengths = [0]
  for (const [at, point] of points.entries()) {
    const next = all[at + 1] ?? end
    lengths.push((lengths.at(-1) ?? 0) + magnitude(subtract(next.at, point.at)))
  }
  const whole = lengths.at(-1) ?? 0
  return share => {
    const wanted = Math.min(1, Math.max(0, share)) * whole
    const next = lengths.findIndex(length => length > wanted)
    const at = next < 0 ? all.length - 2 : Math.max(0, next - 1)
    const [from, to] = [all[at] ?? end, all[at + 1] ?? end]
    const part = (wanted - (lengths[at] ?? 0)) / ((lengths[at + 1] ?? 1) - (lengths[at] ?? 0) || 1)
    const middle = add(from.at, scale(subtract(to.at, from.at), part))
    const along = unit(subtract(to.at, from.at))
    const across = unit(subtract(from.across, scale(along, dot(from.across, along))))
    return { middle, across, outwards: unit(cross(along, across)) }
  }
}

/** A Catmull-Rom spline between a knot and the next, whose knots may be at any distance from each other. */
function along(knots: readonly Knot[], at: number, share: number): Knot {
  const knotAt = (index: number): Knot => knots[Math.min(knots.length - 1, Math.max(0, index))] ?? emptyKnot
  const [a, b, c, d] = [knotAt(at - 1), knotAt(at), knotAt(at + 1), knotAt(at + 2)]
  const apart = (one: Knot, other: Knot): number => magnitude(subtract(other.at, one.at))
  const slope = (one: Knot, middle: Knot, other: Knot): Vector =>
    scale(subtract(other.at, one.at), apart(b, c) / (apart(one, middle) + apart(middle, other)))
  const [s, q, r] = [share, share * share, share * share * share]
  const place = [
    scale(b.at, 2 * r - 3 * q + 1),
    scale(slope(a, b, c), r - 2 * q + s),
    scale(c.at, 3 * q - 2 * r),
    scale(slope(b, c, d), r - q),
  ].reduce(add)
  return { at: place, across: unit(add(scale(b.across, 1 - share), scale(c.across, share))) }
}

const emptyKnot: Knot = { at: [0, 0, 0], across: [1, 0, 0] }
