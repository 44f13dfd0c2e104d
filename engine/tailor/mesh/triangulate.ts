import { createRequire } from 'node:module'
import Delaunator from 'delaunator'
import type { Point } from '../../geometry/path.ts'
import { boundsOf, distanceToOutline, isInside } from './polyline.ts'

export type Triangle = readonly [a: number, b: number, c: number]

interface Triangulation {
  /** The outline's points first, in their order. */
  readonly points: readonly Point[]
  /** Counter-clockwise seen from the outside of the cloth (where y points down). */
  readonly triangles: readonly Triangle[]
}

interface TriangulationOptions {
  /** Between neighbouring points, in mm. */
  readonly spacing: number
  readonly random: () => number
}

/** Fills a closed outline with triangles that are nearly equilateral and without a visible grain. */
export function triangulate(outline: readonly Point[], options: TriangulationOptions): Triangulation {
  let points: readonly Point[] = [...outline, ...scatter(outline, options)]
  let triangles = connect(points, outline)
  for (let round = 0; round < 4; round++) {
    points = relax(points, triangles, outline.length)
    triangles = connect(points, outline)
  }
  return { points, triangles: triangles.map(triangle => seenFromOutside(points, triangle)) }
}

/** A hexagonal grid, shaken, with room to the outline. */
function scatter(outline: readonly Point[], { spacing, random }: TriangulationOptions): readonly Point[] {
  const { left, top, right, bottom } = boundsOf(outline)
  const rowHeight = spacing * 0.866
  const shake = spacing * 0.35
  const found: Point[] = []
  let row = 0
  for (let y = top + rowHeight / 2; y < bottom; y += rowHeight) {
    for (let x = left + (row % 2) * (spacing / 2); x < right; x += spacing) {
      const point: Point = [x + (random() - 0.5) * shake, y + (random() - 0.5) * shake]
      if (isInside(outline, ...point) && distanceToOutline(outline, ...point) > spacing * 0.62) found.push(point)
    }
    row++
  }
  return found
}

function connect(points: readonly Point[], outline: readonly Point[]): readonly Triangle[] {
  const delaunay = new Delaunator(Float64Array.from(points.flat()))
  forceEdges(
    delaunay,
    outline.map((_, index) => [index, (index + 1) % outline.length]),
  )
  const found: Triangle[] = []
  for (let corner = 0; corner < delaunay.triangles.length; corner += 3) {
    const triangle: Triangle = [
      delaunay.triangles[corner] ?? 0,
      delaunay.triangles[corner + 1] ?? 0,
      delaunay.triangles[corner + 2] ?? 0,
    ]
    const [x, y] = middleOf(points, triangle)
    if (isInside(outline, x, y)) found.push(triangle)
  }
  return found
}

/** Every inner point goes most of the way to the middle of its neighbours. */
function relax(points: readonly Point[], triangles: readonly Triangle[], fixed: number): readonly Point[] {
  const sums = points.map(() => ({ x: 0, y: 0, count: 0 }))
  for (const triangle of triangles) {
    for (const from of triangle) {
      for (const to of triangle) {
        const sum = sums[to]
        const point = points[from]
        if (from === to || !sum || !point) continue
        sum.x += point[0]
        sum.y += point[1]
        sum.count++
      }
    }
  }
  return points.map((point, index) => {
    const sum = sums[index]
    if (index < fixed || !sum || sum.count === 0) return point
    return [point[0] + 0.6 * (sum.x / sum.count - point[0]), point[1] + 0.6 * (sum.y / sum.count - point[1])]
  })
}

function middleOf(points: readonly Point[], [a, b, c]: Triangle): Point {
  const [p, q, r] = [points[a], points[b], points[c]]
  if (!p || !q || !r) return [Number.NaN, Number.NaN]
  return [(p[0] + q[0] + r[0]) / 3, (p[1] + q[1] + r[1]) / 3]
}

function seenFromOutside(points: readonly Point[], [a, b, c]: Triangle): Triangle {
  const [p, q, r] = [points[a], points[b], points[c]]
  if (!p || !q || !r) return [a, b, c]
  const area = (q[0] - p[0]) * (r[1] - p[1]) - (r[0] - p[0]) * (q[1] - p[1])
  return area > 0 ? [a, c, b] : [a, b, c]
}

interface Constrain {
  new (delaunay: Delaunator<Float64Array>, edges: readonly (readonly [number, number])[]): object
}

// Required and not imported: its types are its TypeScript source, which does not compile under our settings.
const Constrainautor: Constrain = createRequire(import.meta.url)('@kninnug/constrainautor')

/** Changes the triangulation so that it contains the edges, pairs of point indices. */
function forceEdges(delaunay: Delaunator<Float64Array>, edges: readonly (readonly [number, number])[]): void {
  new Constrainautor(delaunay, edges)
}
