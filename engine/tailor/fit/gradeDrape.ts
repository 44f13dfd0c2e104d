import { type SewnMesh, vertexTriangles } from '../mesh/clothMesh.ts'

/** Springs that hold every vertex where it was, as a share of the cloth's own: without them the whole would float. */
const hold = 1e-7
/** Flat triangles would pull without limit. */
const minPull = 0.02
const maxSteps = 4000
/** Of what is left to move, for what there was at first. */
const precision = 1e-6

/** The sides of the triangles, each with its pull and with the vector in space, in m, that it should have. */
interface Pulls {
  readonly ends: Int32Array
  readonly strength: Float64Array
  readonly wanted: Float64Array
}

/**
 * Hangs a garment of another size as one hangs: each triangle faces the way it does and is stretched as it is, and has
 * the size of its panel in `graded` (mm, two numbers per point). The places of the vertices, in m, follow by least
 * squares: folds are kept, and grow with the cloth.
 */
export function gradeDrape(mesh: SewnMesh, graded: Float64Array, positions: Float64Array): Float64Array {
  const pulls = pullsOf(mesh, graded, positions)
  const found = positions.slice()
  for (let axis = 0; axis < 3; axis++) solve(pulls, found, axis)
  return found
}

function pullsOf(mesh: SewnMesh, graded: Float64Array, positions: Float64Array): Pulls {
  const vertices = vertexTriangles(mesh)
  const count = mesh.triangles.length
  const pulls = {
    ends: new Int32Array(count * 2),
    strength: new Float64Array(count),
    wanted: new Float64Array(count * 3),
  }
  for (let first = 0; first < count; first += 3) {
    const gradient = gradientOf(mesh, positions, first)
    for (let side = 0; side < 3; side++) {
      const at = first + side
      const [from, to, across] = [at, first + ((side + 1) % 3), first + ((side + 2) % 3)]
      const [x, y] = flatWay(mesh, graded, from, to)
      pulls.ends.set([vertices[from] ?? 0, vertices[to] ?? 0], at * 2)
      pulls.strength[at] = Math.max(
        minPull,
        cotangent(flatWay(mesh, graded, across, from), flatWay(mesh, graded, across, to)),
      )
      for (let axis = 0; axis < 3; axis++) {
        pulls.wanted[at * 3 + axis] = (gradient[axis * 2] ?? 0) * x + (gradient[axis * 2 + 1] ?? 0) * y
      }
    }
  }
  return pulls
}

function flatWay({ triangles }: SewnMesh, flat: Float64Array, from: number, to: number): readonly [number, number] {
  const [a, b] = [triangles[from] ?? 0, triangles[to] ?? 0]
  return [(flat[b * 2] ?? 0) - (flat[a * 2] ?? 0), (flat[b * 2 + 1] ?? 0) - (flat[a * 2 + 1] ?? 0)]
}

function cotangent([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): number {
  return (ax * bx + ay * by) / Math.max(Math.abs(ax * by - ay * bx), 1e-9)
}

/** How the three coordinates of a triangle change with a millimetre across and down its panel. */
function gradientOf(mesh: SewnMesh, positions: Float64Array, first: number): readonly number[] {
  const [ux, uy] = flatWay(mesh, mesh.flat, first, first + 1)
  const [vx, vy] = flatWay(mesh, mesh.flat, first, first + 2)
  const area = ux * vy - uy * vx || 1e-9
  const vertex = (side: number) => mesh.vertexOf[mesh.triangles[first + side] ?? 0] ?? 0
  return [0, 1, 2].flatMap(axis => {
    const at = (side: number) => positions[vertex(side) * 3 + axis] ?? 0
    const [u, v] = [at(1) - at(0), at(2) - at(0)]
    return [(u * vy - v * uy) / area, (v * ux - u * vx) / area]
  })
}

/** Conjugate gradients, from where the vertices are. In place. */
function solve({ ends, strength, wanted }: Pulls, positions: Float64Array, axis: number): void {
  const count = positions.length / 3
  const start = Float64Array.from({ length: count }, (_, vertex) => positions[vertex * 3 + axis] ?? 0)
  const diagonal = new Float64Array(count).fill(hold)
  const residual = new Float64Array(count)
  strength.forEach((pull, at) => {
    const [from, to] = [ends[at * 2] ?? 0, ends[at * 2 + 1] ?? 0]
    diagonal[from] = (diagonal[from] ?? 0) + pull
    diagonal[to] = (diagonal[to] ?? 0) + pull
    const push = pull * ((wanted[at * 3 + axis] ?? 0) - (start[to] ?? 0) + (start[from] ?? 0))
    residual[from] = (residual[from] ?? 0) - push
    residual[to] = (residual[to] ?? 0) + push
  })
  const applied = (values: Float64Array): Float64Array => {
    const result = values.map(value => value * hold)
    strength.forEach((pull, at) => {
      const [from, to] = [ends[at * 2] ?? 0, ends[at * 2 + 1] ?? 0]
      const push = pull * ((values[to] ?? 0) - (values[from] ?? 0))
      result[from] = (result[from] ?? 0) - push
      result[to] = (result[to] ?? 0) + push
    })
    return result
  }
  const moved = new Float64Array(count)
  let eased = residual.map((value, at) => value / (diagonal[at] ?? 1))
  const way = eased.slice()
  let energy = product(residual, eased)
  const enough = energy * precision * precision
  for (let round = 0; round < maxSteps && energy > enough; round++) {
    const along = applied(way)
    const length = energy / product(way, along)
    for (let at = 0; at < count; at++) {
      moved[at] = (moved[at] ?? 0) + length * (way[at] ?? 0)
      residual[at] = (residual[at] ?? 0) - length * (along[at] ?? 0)
    }
    eased = residual.map((value, at) => value / (diagonal[at] ?? 1))
    const next = product(residual, eased)
    for (let at = 0; at < count; at++) way[at] = (eased[at] ?? 0) + (next / energy) * (way[at] ?? 0)
    energy = next
  }
  for (let vertex = 0; vertex < count; vertex++)
    positions[vertex * 3 + axis] = (start[vertex] ?? 0) + (moved[vertex] ?? 0)
}

const product = (a: Float64Array, b: Float64Array): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
