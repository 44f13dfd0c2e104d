import { type SewnMesh, seamLines, vertexTriangles } from '../mesh/clothMesh.ts'

export interface Smoothing {
  readonly rounds: number
  /** How far a vertex goes to the middle of its neighbours, 0 to 1. */
  readonly strength: number
  /** More rounds for seams and edges, along their line: the eye sees every ripple there. */
  readonly lineRounds: number
}

type Beside = readonly (readonly number[])[]

export interface Smoothed {
  readonly positions: Float64Array
  /** As `SewnMesh` has it. */
  readonly flat: Float64Array
}

/**
 * Takes the ripple of the triangles out and keeps the size: a step in and a slightly longer one back (Taubin). What
 * moves in space moves on the panel alike: otherwise the print would be stretched where triangles are uneven.
 */
export function smooth(mesh: SewnMesh, positions: Float64Array, smoothing: Smoothing): Smoothed {
  const neighbours = findNeighbours(mesh)
  const onPanel = findPanelNeighbours(mesh, neighbours)
  return {
    positions: evened({ values: positions, size: 3 }, neighbours, smoothing),
    flat: evened({ values: mesh.flat, size: 2 }, onPanel, smoothing),
  }
}

/** So many coordinates for each vertex, or for each point. */
interface Coordinates {
  readonly values: Float64Array
  readonly size: 2 | 3
}

function evened(start: Coordinates, { around, onLine }: Neighbours, smoothing: Smoothing): Float64Array {
  // Cloth beside a seam is coarser on one side than on the other: seen from all around, its line would shiver.
  const lines = around.map((_, vertex) => onLine.get(vertex) ?? [])
  const everywhere = around.map((beside, vertex) => onLine.get(vertex) ?? beside)
  const values = repeat(start, lines, { rounds: smoothing.lineRounds, strength: 0.5 })
  return repeat({ ...start, values }, everywhere, smoothing)
}

function repeat(start: Coordinates, beside: Beside, { rounds, strength }: Omit<Smoothing, 'lineRounds'>) {
  let smoothed = start
  for (let round = 0; round < rounds; round++) {
    for (const step of [strength, -strength * 1.04]) {
      smoothed = { ...smoothed, values: towardsNeighbours(smoothed, beside, step) }
    }
  }
  return smoothed.values
}

function towardsNeighbours({ values, size }: Coordinates, beside: Beside, strength: number) {
  return values.map((value, index) => {
    const axis = index % size
    const around = beside[(index - axis) / size] ?? []
    if (around.length === 0) return value
    const sum = around.reduce((total, vertex) => total + (values[vertex * size + axis] ?? 0), 0)
    return value + strength * (sum / around.length - value)
  })
}

export interface Neighbours {
  /** The vertices that every vertex shares an edge with. */
  readonly around: readonly (readonly number[])[]
  /** Of vertices on seams and free edges: those beside them on that line, or none where lines cross. */
  readonly onLine: ReadonlyMap<number, readonly number[]>
}

export function findNeighbours(mesh: SewnMesh): Neighbours {
  const around = Array.from({ length: mesh.vertexCount }, () => new Set<number>())
  const corners = vertexTriangles(mesh)
  corners.forEach((from, corner) => {
    const to = corners[corner % 3 === 2 ? corner - 2 : corner + 1] ?? from
    around[from]?.add(to)
    around[to]?.add(from)
  })
  return { around: around.map(set => [...set]), onLine: seamLines(mesh) }
}

/**
 * The same for points, each on its own panel. On an outline they have those beside them on the same edge; corners have
 * none, for they stay where they are.
 */
export function findPanelNeighbours(mesh: SewnMesh, { onLine }: Neighbours): Neighbours {
  const { vertexOf } = mesh
  const alone = findNeighbours({
    ...mesh,
    vertexOf: Int32Array.from(vertexOf, (_, point) => point),
    vertexCount: vertexOf.length,
  })
  const lines = [...alone.onLine].map(([point, beside]) => {
    const line = onLine.get(vertexOf[point] ?? 0) ?? []
    const along = beside.filter(other => line.includes(vertexOf[other] ?? 0))
    return [point, along.length === 2 ? along : []] as const
  })
  return { around: alone.around, onLine: new Map(lines) }
}
