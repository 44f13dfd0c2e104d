import { type BufferAttribute, type InterleavedBufferAttribute, type Mesh, Vector3 } from 'three'
import { clamp } from '../../engine/index.ts'
import type { ClothPiece } from './clothPiece.ts'
import { textureAt } from './panelBox.ts'

type Attribute = BufferAttribute | InterleavedBufferAttribute

/** A spot of a panel in the world, and the way the cloth faces there. */
interface ClothPoint {
  readonly position: Vector3
  readonly normal: Vector3
}

/** Where panel millimetres hang. `null` for a spot beyond the sewing line. */
export type ClothMap = (spot: readonly [x: number, y: number]) => ClothPoint | null

/** The grid is made when the first spot is asked for. */
export function createClothMap(piece: ClothPiece): ClothMap {
  const { mesh } = piece
  let grid: TriangleGrid | null = null
  return spot => {
    grid ??= triangleGridOf(mesh)
    const found = grid(textureAt(piece.box, spot))
    if (!found) return null
    const { position, normal } = mesh.geometry.attributes
    if (!position || !normal) return null
    return {
      position: mixed(position, found).applyMatrix4(mesh.matrixWorld),
      normal: mixed(normal, found).transformDirection(mesh.matrixWorld),
    }
  }
}

function triangleGridOf({ geometry }: Mesh): TriangleGrid {
  const { uv } = geometry.attributes
  const count = uv?.count ?? 0
  const us = Float32Array.from({ length: count }, (_, at) => uv?.getX(at) ?? 0)
  const vs = Float32Array.from({ length: count }, (_, at) => uv?.getY(at) ?? 0)
  const corners = geometry.index?.array ?? Uint32Array.from({ length: count }, (_, at) => at)
  return createTriangleGrid({ us, vs, corners })
}

const corner = new Vector3()

function mixed(attribute: Attribute, found: NonNullable<ReturnType<TriangleGrid>>): Vector3 {
  const sum = new Vector3()
  found.corners.forEach((at, index) => {
    sum.addScaledVector(corner.fromBufferAttribute(attribute, at), found.shares[index] ?? 0)
  })
  return sum
}

/** Triangles over the unit square. */
interface FlatTriangles {
  readonly us: ArrayLike<number>
  readonly vs: ArrayLike<number>
  /** Three to a triangle, as places in `us` and `vs`. */
  readonly corners: ArrayLike<number>
}

interface TriangleSpot {
  readonly corners: readonly [number, number, number]
  /** How much each corner weighs there; together 1. */
  readonly shares: readonly [number, number, number]
}

/** The triangle that a spot lies in, or `null`. */
type TriangleGrid = (spot: readonly [u: number, v: number]) => TriangleSpot | null

const cells = 64
/** A spot on the line between two triangles may lie in neither by a rounding. */
const tolerance = 0.001

/** Sorts triangles into squares so that each question looks at a few of them only. */
function createTriangleGrid(triangles: FlatTriangles): TriangleGrid {
  const grid = Array.from({ length: cells * cells }, (): number[] => [])
  for (let first = 0; first + 2 < triangles.corners.length; first += 3) {
    for (const cell of cellsUnder(triangles, first)) grid[cell]?.push(first)
  }
  return spot => {
    const [u, v] = spot
    if (u < 0 || u > 1 || v < 0 || v > 1) return null
    for (const first of grid[cellAt(v) * cells + cellAt(u)] ?? []) {
      const found = within(triangles, first, spot)
      if (found) return found
    }
    return null
  }
}

const cellAt = (value: number): number => clamp(Math.floor(value * cells), 0, cells - 1)

function cellsUnder({ us, vs, corners }: FlatTriangles, first: number): readonly number[] {
  const places = [corners[first] ?? 0, corners[first + 1] ?? 0, corners[first + 2] ?? 0]
  const across = places.map(at => us[at] ?? 0)
  const down = places.map(at => vs[at] ?? 0)
  const [left, right] = [cellAt(Math.min(...across)), cellAt(Math.max(...across))]
  const [top, bottom] = [cellAt(Math.min(...down)), cellAt(Math.max(...down))]
  const under: number[] = []
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) under.push(row * cells + column)
  return under
}

function within(
  { us, vs, corners }: FlatTriangles,
  first: number,
  [u, v]: readonly [number, number],
): TriangleSpot | null {
  const [a, b, c] = [corners[first] ?? 0, corners[first + 1] ?? 0, corners[first + 2] ?? 0]
  const [au, av] = [us[a] ?? 0, vs[a] ?? 0]
  const [bu, bv] = [(us[b] ?? 0) - au, (vs[b] ?? 0) - av]
  const [cu, cv] = [(us[c] ?? 0) - au, (vs[c] ?? 0) - av]
  const area = bu * cv - cu * bv
  // Turned-in hems share the coordinates of the edge they hang from: triangles without area.
  if (Math.abs(area) < 1e-12) return null
  const toB = ((u - au) * cv - cu * (v - av)) / area
  const toC = (bu * (v - av) - (u - au) * bv) / area
  if (toB < -tolerance || toC < -tolerance || toB + toC > 1 + tolerance) return null
  return { corners: [a, b, c], shares: [1 - toB - toC, toB, toC] }
}
