import { Clipper64, ClipType, FillRule, type Paths64 } from 'clipper2-ts'
import { boundsOfPoints } from '../geometry/bounds.ts'
import { pairs, type Ring } from './forms.ts'

/**
 * Where a moving piece must not be: the no-fit polygon of two outlines. Edges are kept by the bands of y and of x that
 * they cross, so that a point is looked at against few of them.
 */
export interface NoFit {
  /** Left, right, top and bottom. */
  readonly box: Float64Array
  /** Four numbers an edge: x, y, x, y. */
  readonly edges: Float64Array
  readonly rows: Bands
  readonly columns: Bands
}

interface Bands {
  /** Bands in a unit. */
  readonly scale: number
  readonly last: number
  /** What of band b is in `edges`: from `starts[b]` to `starts[b + 1]`. */
  readonly starts: Int32Array
  /** Copied to each band that they cross, to be read in a row; four numbers an edge: from and to along the axis, where it is across at `from`, and by how much that changes in a unit. */
  readonly edges: Float64Array
}

/** The no-fit polygon of a moving piece's origin about that of a fixed one. */
export function noFitOf(fixed: Ring, moving: Ring): NoFit {
  const turnedBack = moving.map(value => -value)
  const clipper = new Clipper64()
  clipper.addSubject(convolution(fixed, turnedBack))
  const loops: Paths64 = []
  clipper.execute(ClipType.Union, FillRule.Positive, loops)
  const edges = loops.flatMap(loop =>
    loop.flatMap(({ x, y }, at) => {
      const next = loop[(at + 1) % loop.length] ?? { x, y }
      return [x, y, next.x, next.y]
    }),
  )
  const list = Float64Array.from(edges)
  const bounds = boundsOfPoints(pairs(edges))
  return {
    box: Float64Array.of(bounds.left, bounds.right, bounds.top, bounds.bottom),
    edges: list,
    rows: bandsOf(list, 1, bounds.top, bounds.bottom),
    columns: bandsOf(list, 0, bounds.left, bounds.right),
  }
}

function bandsOf(edges: Float64Array, axis: 0 | 1, from: number, to: number): Bands {
  const count = Math.max(4, Math.min(64, edges.length >> 3))
  const scale = count / Math.max(1, to - from)
  const bandAt = (value: number) => Math.max(0, Math.min(count - 1, Math.floor((value - from) * scale)))
  const bands: number[][] = Array.from({ length: count }, () => [])
  for (let edge = 0; edge < edges.length; edge += 4) {
    const [a, b] = [edges[edge + axis] ?? 0, edges[edge + 2 + axis] ?? 0]
    if (a === b) continue
    for (let band = bandAt(Math.min(a, b)); band <= bandAt(Math.max(a, b)); band++) bands[band]?.push(edge)
  }
  const starts = new Int32Array(count + 1)
  for (const [band, held] of bands.entries()) starts[band + 1] = (starts[band] ?? 0) + held.length * 4
  const inBands = bands.flat().flatMap(edge => {
    const [a = 0, b = 0, across = 0, acrossB = 0] = [axis, axis + 2, 1 - axis, 3 - axis].map(at => edges[edge + at])
    return [a, b, across, (acrossB - across) / (b - a)]
  })
  return { scale, last: count - 1, starts, edges: Float64Array.from(inBands) }
}

/**
 * How far a point within has to go along an axis to be outside, in units; 0 for a point outside or on the rim. Written
 * out with plain loops: this is what nesting spends its time on.
 */
export function depthAt({ box, rows, columns }: NoFit, x: number, y: number): number {
  const left = box[0] as number
  const top = box[2] as number
  if (x <= left || x >= (box[1] as number) || y <= top || y >= (box[3] as number)) return 0
  let inside = false
  let depth = Number.POSITIVE_INFINITY
  let edges = rows.edges
  let band = Math.min(rows.last, ((y - top) * rows.scale) | 0)
  for (let at = rows.starts[band] as number, end = rows.starts[band + 1] as number; at < end; at += 4) {
    const from = edges[at] as number
    if (from > y === (edges[at + 1] as number) > y) continue
    const gap = x - ((edges[at + 2] as number) + (y - from) * (edges[at + 3] as number))
    if (gap >= 0) {
      inside = !inside
      if (gap < depth) depth = gap
    } else if (-gap < depth) depth = -gap
  }
  if (!inside) return 0
  edges = columns.edges
  band = Math.min(columns.last, ((x - left) * columns.scale) | 0)
  for (let at = columns.starts[band] as number, end = columns.starts[band + 1] as number; at < end; at += 4) {
    const from = edges[at] as number
    if (from > x === (edges[at + 1] as number) > x) continue
    const gap = y - ((edges[at + 2] as number) + (x - from) * (edges[at + 3] as number))
    if (gap < depth && -gap < depth) depth = gap < 0 ? -gap : gap
  }
  return depth
}

/**
 * The convolution of two outlines (Guibas, Ramshaw, Stolfi 1983), as closed walks whose winding number at a point is
 * positive where the outlines overlap. Every node, a corner of one put on a corner of the other, is left as often as it is
 * entered, so that walks taken in any order close.
 */
function convolution(a: Ring, b: Ring): Paths64 {
  const [countA, countB] = [a.length / 2, b.length / 2]
  const leaving = new Map<number, number[]>()
  const step = (from: number, to: number) => leaving.set(from, [...(leaving.get(from) ?? []), to])
  const node = (i: number, j: number) => (i % countA) * countB + (j % countB)
  const [edgesA, edgesB] = [edgeVectors(a), edgeVectors(b)]
  for (let i = 0; i < countA; i++) {
    for (let j = 0; j < countB; j++) {
      const [edgeA, edgeB] = [edgesA[i] as Vector, edgesB[j] as Vector]
      const [beforeA, beforeB] = [edgesA.at(i - 1) as Vector, edgesB.at(j - 1) as Vector]
      const alongB = passes(beforeA, edgeA, edgeB, false)
      if (alongB > 0) step(node(i, j), node(i, j + 1))
      if (alongB < 0) step(node(i, j + 1), node(i, j))
      const alongA = passes(beforeB, edgeB, edgeA, true)
      if (alongA > 0) step(node(i, j), node(i + 1, j))
      if (alongA < 0) step(node(i + 1, j), node(i, j))
    }
  }
  const spot = (at: number) => {
    const [i, j] = [Math.floor(at / countB) * 2, (at % countB) * 2]
    return { x: (a[i] ?? 0) + (b[j] ?? 0), y: (a[i + 1] ?? 0) + (b[j + 1] ?? 0) }
  }
  const walks: Paths64 = []
  for (const [start, ways] of leaving) {
    while (ways.length > 0) {
      const walk = []
      for (let at: number | undefined = start; at !== undefined; at = leaving.get(at)?.pop()) walk.push(spot(at))
      walks.push(walk)
    }
  }
  return walks
}

type Vector = readonly [number, number]

function edgeVectors(ring: Ring): readonly Vector[] {
  const points = [...pairs(ring)]
  return points.map(([x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y]
    return [nextX - x, nextY - y]
  })
}

/**
 * Whether a direction is passed where an outline turns from one edge into the next: 1 forwards, -1 backwards (at a
 * reflex corner), 0 not at all. Of equal directions, those of the first outline come before those of the second.
 */
function passes(from: Vector, to: Vector, direction: Vector, isFirst: boolean): number {
  const turn = cross(from, to)
  if (turn === 0 && dot(from, to) > 0) return 0
  const [low, high] = turn >= 0 ? [from, to] : [to, from]
  const [fromLow, toHigh] = [cross(low, direction), cross(direction, high)]
  const onLow = fromLow === 0 && dot(low, direction) > 0
  const onHigh = toHigh === 0 && dot(high, direction) > 0
  if (onLow || onHigh) return (isFirst ? onHigh : onLow) ? Math.sign(turn) || 1 : 0
  return fromLow > 0 && toHigh > 0 ? Math.sign(turn) || 1 : 0
}

const cross = (a: Vector, b: Vector): number => a[0] * b[1] - a[1] * b[0]
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1]
