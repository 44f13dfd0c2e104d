import { cross, dot, subtract, type Vector, vectorAt } from '../../geometry/vector.ts'
import type { WornPanel } from './principalStretch.ts'

/** A surface: three coordinates per vertex in m, three vertices per triangle. */
export interface Surface {
  readonly positions: Float64Array
  readonly triangles: ArrayLike<number>
}

/** Edge of a cell of the search, in m: somewhat longer than a triangle. */
const cell = 0.012

/**
 * Pairs of triangles that pass through each other, two indices each; neighbours, which share a vertex, do not count.
 * `among` says which triangles to look at; all of them when it is left out.
 */
export function findCrossings(surface: Surface, among?: Iterable<number>): readonly (readonly [number, number])[] {
  const faces = [...(among ?? Array.from({ length: surface.triangles.length / 3 }, (_, index) => index))]
  const boxes = new Map(faces.map(face => [face, boxOf(surface, face)]))
  const cells = new Map<number, number[]>()
  for (const [face, box] of boxes) {
    for (const key of cellsOf(box)) {
      const inside = cells.get(key)
      if (inside) inside.push(face)
      else cells.set(key, [face])
    }
  }
  const found = new Map<number, readonly [number, number]>()
  for (const inside of cells.values()) {
    for (const [at, one] of inside.entries()) {
      for (let next = at + 1; next < inside.length; next++) {
        const other = inside[next] ?? one
        const [a, b] = [boxes.get(one), boxes.get(other)]
        if (!a || !b || !overlaps(a, b) || !crosses(surface, one, other)) continue
        const [low, high] = one < other ? [one, other] : [other, one]
        found.set((low * surface.triangles.length) / 3 + high, [low, high])
      }
    }
  }
  return [...found.values()]
}

/** How many pairs of triangles of a baked garment pass through each other. Panels that are sewn share their places. */
export function countCrossings(panels: readonly Pick<WornPanel, 'positions' | 'triangles'>[]): number {
  const numbers = new Map<string, number>()
  const positions: number[] = []
  const triangles: number[] = []
  for (const panel of panels) {
    for (let corner = 0; corner < panel.triangles.length; corner++) {
      const point = panel.triangles[corner] ?? 0
      const place = [0, 1, 2].map(axis => panel.positions[point * 3 + axis] ?? 0)
      const key = place.map(value => Math.round(value * 2e4)).join()
      const known = numbers.get(key) ?? numbers.size
      if (known === numbers.size) {
        numbers.set(key, known)
        positions.push(...place)
      }
      triangles.push(known)
    }
  }
  return findCrossings({ positions: Float64Array.from(positions), triangles }).length
}

/** Lowest and highest coordinates. */
type Box = readonly [low: Vector, high: Vector]

const cornersOf = ({ positions, triangles }: Surface, face: number): readonly [Vector, Vector, Vector] => [
  vectorAt(positions, triangles[face * 3] ?? 0),
  vectorAt(positions, triangles[face * 3 + 1] ?? 0),
  vectorAt(positions, triangles[face * 3 + 2] ?? 0),
]

function boxOf(surface: Surface, face: number): Box {
  const [a, b, c] = cornersOf(surface, face)
  const pick = (choose: typeof Math.min): Vector => [
    choose(a[0], b[0], c[0]),
    choose(a[1], b[1], c[1]),
    choose(a[2], b[2], c[2]),
  ]
  return [pick(Math.min), pick(Math.max)]
}

const overlaps = ([lowA, highA]: Box, [lowB, highB]: Box): boolean =>
  lowA[0] <= highB[0] &&
  lowB[0] <= highA[0] &&
  lowA[1] <= highB[1] &&
  lowB[1] <= highA[1] &&
  lowA[2] <= highB[2] &&
  lowB[2] <= highA[2]

function cellsOf([low, high]: Box): readonly number[] {
  const at = (value: number) => Math.floor(value / cell) + 512
  const found: number[] = []
  for (let i = at(low[0]); i <= at(high[0]); i++) {
    for (let j = at(low[1]); j <= at(high[1]); j++) {
      for (let k = at(low[2]); k <= at(high[2]); k++) found.push((i * 1024 + j) * 1024 + k)
    }
  }
  return found
}

function crosses(surface: Surface, one: number, other: number): boolean {
  const { triangles } = surface
  for (let a = 0; a < 3; a++) {
    for (let b = 0; b < 3; b++) if (triangles[one * 3 + a] === triangles[other * 3 + b]) return false
  }
  const [first, second] = [cornersOf(surface, one), cornersOf(surface, other)]
  return cuts(first, second) || cuts(second, first)
}

type Corners = readonly [Vector, Vector, Vector]

/** Whether an edge of one triangle passes through the other. */
const cuts = ([a, b, c]: Corners, face: Corners): boolean =>
  passes(a, b, face) || passes(b, c, face) || passes(c, a, face)

function passes(from: Vector, to: Vector, [a, b, c]: Corners): boolean {
  const [along, u, v] = [subtract(to, from), subtract(b, a), subtract(c, a)]
  const normal = cross(u, v)
  const [above, below] = [dot(normal, subtract(from, a)), dot(normal, subtract(to, a))]
  if (above * below >= 0) return false
  const share = above / (above - below)
  const spot = subtract([from[0] + along[0] * share, from[1] + along[1] * share, from[2] + along[2] * share], a)
  const square = dot(normal, normal)
  const [onB, onC] = [dot(cross(spot, v), normal) / square, dot(cross(u, spot), normal) / square]
  return onB >= 0 && onC >= 0 && onB + onC <= 1
}
