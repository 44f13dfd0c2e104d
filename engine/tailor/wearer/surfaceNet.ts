import { cross, dot, scale, subtract, unit, type Vector, vectorAt } from '../../geometry/vector.ts'
import type { Distance } from '../body/shapes.ts'

/** A closed surface; three numbers a vertex, three vertices a triangle. */
export interface NetSurface {
  readonly positions: Float32Array
  readonly normals: Float32Array
  readonly triangles: Uint32Array
}

export interface NetBox {
  readonly lowest: Vector
  readonly highest: Vector
}

/** Knots along the sides of a block that is skipped when its middle is far from the surface. */
const block = 6

/** The surface of a shape in a box, in triangles about `spacing` metres long (naive surface nets). */
export function surfaceOf(shape: Distance, box: NetBox, spacing: number): NetSurface {
  return settled(shape, roughSurface(shape, box, spacing), spacing)
}

/** The same where its grid has it, which is up to half a triangle beside the shape. */
export function roughSurface(shape: Distance, box: NetBox, spacing: number): NetSurface {
  const grid = sample(shape, box, spacing)
  const { positions, cellOf } = placeVertices(grid)
  const triangles = joinVertices(grid, cellOf)
  return { positions, normals: faceNormals(positions, triangles), triangles }
}

interface Grid {
  readonly values: Float32Array
  readonly counts: Vector
  readonly origin: Vector
  readonly spacing: number
}

function sample(shape: Distance, { lowest, highest }: NetBox, spacing: number): Grid {
  const count = (axis: 0 | 1 | 2) => Math.ceil((highest[axis] - lowest[axis]) / spacing) + 1
  const counts: Vector = [count(0), count(1), count(2)]
  const [columns, rows, layers] = counts
  const values = new Float32Array(columns * rows * layers)
  const at = (axis: 0 | 1 | 2, index: number) => lowest[axis] + index * spacing
  for (let k = 0; k < layers; k += block) {
    for (let j = 0; j < rows; j += block) {
      for (let i = 0; i < columns; i += block) {
        const middle = shape(at(0, i + block / 2), at(1, j + block / 2), at(2, k + block / 2))
        const isFar = Math.abs(middle) > block * spacing * 1.15
        for (let c = k; c < Math.min(k + block, layers); c++) {
          for (let b = j; b < Math.min(j + block, rows); b++) {
            for (let a = i; a < Math.min(i + block, columns); a++) {
              values[(c * rows + b) * columns + a] = isFar ? middle : shape(at(0, a), at(1, b), at(2, c))
            }
          }
        }
      }
    }
  }
  return { values, counts, origin: lowest, spacing }
}

const cornerPairs = [
  ...([
    [0, 1],
    [0, 2],
    [0, 4],
    [1, 3],
    [1, 5],
    [2, 3],
  ] as const),
  ...([
    [2, 6],
    [3, 7],
    [4, 5],
    [4, 6],
    [5, 7],
    [6, 7],
  ] as const),
]

/** A vertex in each cell that the surface goes through, in the middle of where it cuts the edges. */
function placeVertices({ values, counts, origin, spacing }: Grid) {
  const [columns, rows, layers] = counts
  const layer = columns * rows
  const offsets = [0, 1, columns, columns + 1, layer, layer + 1, layer + columns, layer + columns + 1]
  const cellOf = new Int32Array(values.length).fill(-1)
  const positions: number[] = []
  for (let k = 0; k < layers - 1; k++) {
    for (let j = 0; j < rows - 1; j++) {
      for (let i = 0; i < columns - 1; i++) {
        const knot = k * layer + j * columns + i
        let inside = 0
        for (const offset of offsets) if ((values[knot + offset] ?? 0) < 0) inside++
        if (inside === 0 || inside === 8) continue
        const [x, y, z] = middleOfCuts(offsets.map(offset => values[knot + offset] ?? 0))
        cellOf[knot] = positions.length / 3
        positions.push(origin[0] + (i + x) * spacing, origin[1] + (j + y) * spacing, origin[2] + (k + z) * spacing)
      }
    }
  }
  return { positions: Float32Array.from(positions), cellOf }
}

function middleOfCuts(corners: readonly number[]): Vector {
  let [x, y, z, cuts] = [0, 0, 0, 0]
  for (const [from, to] of cornerPairs) {
    const [a, b] = [corners[from] ?? 0, corners[to] ?? 0]
    if (a < 0 === b < 0) continue
    const t = a / (a - b)
    x += (from & 1) + ((to & 1) - (from & 1)) * t
    y += ((from >> 1) & 1) + (((to >> 1) & 1) - ((from >> 1) & 1)) * t
    z += (from >> 2) + ((to >> 2) - (from >> 2)) * t
    cuts++
  }
  return [x / cuts, y / cuts, z / cuts]
}

/** Two triangles round each edge of the grid that the surface cuts. */
function joinVertices({ values, counts }: Grid, cellOf: Int32Array): Uint32Array {
  const [columns, rows, layers] = counts
  const steps = [1, columns, columns * rows] as const
  const triangles: number[] = []
  const quad = (corners: readonly number[], isFlipped: boolean) => {
    const [a = -1, b = -1, c = -1, d = -1] = corners.map(cell => cellOf[cell] ?? -1)
    if (Math.min(a, b, c, d) < 0) return
    if (isFlipped) triangles.push(a, c, b, a, d, c)
    else triangles.push(a, b, c, a, c, d)
  }
  for (let k = 1; k < layers - 1; k++) {
    for (let j = 1; j < rows - 1; j++) {
      for (let i = 1; i < columns - 1; i++) {
        const knot = k * steps[2] + j * steps[1] + i
        const isInside = (values[knot] ?? 0) < 0
        for (const axis of [0, 1, 2] as const) {
          if (isInside === (values[knot + steps[axis]] ?? 0) < 0) continue
          const [u, v] = [steps[(axis + 1) % 3] ?? 1, steps[(axis + 2) % 3] ?? 1]
          quad([knot - u - v, knot - v, knot, knot - u], !isInside)
        }
      }
    }
  }
  return Uint32Array.from(triangles)
}

/** Of the triangles round a vertex, by their areas. */
function faceNormals(positions: Float32Array, triangles: Uint32Array): Float32Array {
  const normals = new Float32Array(positions.length)
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = [triangles[at] ?? 0, triangles[at + 1] ?? 0, triangles[at + 2] ?? 0]
    const [from, left, right] = [vectorAt(positions, a), vectorAt(positions, b), vectorAt(positions, c)]
    const normal = cross(subtract(left, from), subtract(right, from))
    for (const vertex of [a, b, c]) {
      for (const axis of [0, 1, 2] as const)
        normals[vertex * 3 + axis] = (normals[vertex * 3 + axis] ?? 0) + normal[axis]
    }
  }
  for (let at = 0; at < normals.length; at += 3) normals.set(unit(vectorAt(normals, at / 3)), at)
  return normals
}

/** With its vertices moved on to the shape, and facing the way it does there. */
export function settled(shape: Distance, surface: NetSurface, spacing: number): NetSurface {
  const positions = surface.positions.slice()
  const normals = new Float32Array(positions.length)
  for (let at = 0; at < positions.length; at += 3) {
    const [x, y, z] = vectorAt(positions, at / 3)
    const slope = slopeAt(shape, x, y, z)
    const squared = dot(slope, slope) + 1e-9
    const farthest = (spacing * 0.5) / Math.sqrt(squared)
    const step = Math.max(-farthest, Math.min(farthest, shape(x, y, z) / squared))
    const moved = subtract([x, y, z], scale(slope, step))
    positions.set(moved, at)
    normals.set(unit(slopeAt(shape, ...moved)), at)
  }
  return { ...surface, positions, normals }
}

const small = 0.0009
/** Four corners of a cube weight as much of a slope as six sides of one. */
const corners: readonly Vector[] = [
  [1, -1, -1],
  [-1, -1, 1],
  [-1, 1, -1],
  [1, 1, 1],
]

function slopeAt(shape: Distance, x: number, y: number, z: number): Vector {
  let slope: Vector = [0, 0, 0]
  for (const [i, j, k] of corners) {
    const distance = shape(x + i * small, y + j * small, z + k * small)
    slope = [slope[0] + i * distance, slope[1] + j * distance, slope[2] + k * distance]
  }
  return scale(slope, 1 / (4 * small))
}

const rays = [0.017, 0.03, 0.043, 0.056, 0.069]

/** How open the surface lies, 0 to 1 a vertex, by what is above it. Distances have to be true ones, or it goes black. */
export function opennessOf(shape: Distance, { positions, normals }: NetSurface): Float32Array {
  return Float32Array.from({ length: positions.length / 3 }, (_, vertex) => {
    const at = vertex * 3
    let [closed, weight] = [0, 1]
    for (const far of rays) {
      const along = (axis: 0 | 1 | 2) => (positions[at + axis] ?? 0) + (normals[at + axis] ?? 0) * far
      const free = shape(along(0), along(1), along(2))
      closed += (Math.max(0, far - free) / far) * weight
      weight *= 0.72
    }
    return Math.max(0, 1 - closed * 0.42)
  })
}

/** The surface and its mirror image, on both sides of the body. */
export function withMirror({ positions, normals, triangles }: NetSurface): NetSurface {
  const count = positions.length / 3
  const over = (values: Float32Array) => values.map((value, at) => (at % 3 === 0 ? -value : value))
  const farSide = triangles.map((_, at) => {
    const [triangle, corner] = [at - (at % 3), at % 3]
    return (triangles[triangle + (corner === 0 ? 0 : 3 - corner)] ?? 0) + count
  })
  const both = (values: Float32Array) => Float32Array.from([...values, ...over(values)])
  return {
    positions: both(positions),
    normals: both(normals),
    triangles: Uint32Array.from([...triangles, ...farSide]),
  }
}
