import { type SewnMesh, seamLines, vertexTriangles } from '../mesh/clothMesh.ts'

export interface Smoothing {
  readonly rounds: number
  /** How far a vertex goes to the middle of its neighbours, 0 to 1. */
  readonly strength: number
  /** More rounds for seams and edges, along their line: the eye sees every ripple there. */
  readonly lineRounds: number
}

type Beside = readonly (readonly number[])[]

/** Takes the ripple of the triangles out and keeps the size: a step in and a slightly longer one back (Taubin). */
export function smooth(mesh: SewnMesh, positions: Float64Array, smoothing: Smoothing): Float64Array {
  const { around, onLine } = findNeighbours(mesh)
  // Cloth beside a seam is coarser on one side than on the other: seen from all around, its line would shiver.
  const lines = around.map((_, vertex) => onLine.get(vertex) ?? [])
  const everywhere = around.map((beside, vertex) => onLine.get(vertex) ?? beside)
  const evened = repeat(positions, lines, { rounds: smoothing.lineRounds, strength: 0.5 })
  return repeat(evened, everywhere, smoothing)
}

function repeat(positions: Float64Array, beside: Beside, { rounds, strength }: Omit<Smoothing, 'lineRounds'>) {
  let smoothed = positions
  for (let round = 0; round < rounds; round++) {
    smoothed = towardsNeighbours(smoothed, beside, strength)
    smoothed = towardsNeighbours(smoothed, beside, -strength * 1.04)
  }
  return smoothed
}

function towardsNeighbours(positions: Float64Array, beside: Beside, strength: number) {
  return positions.map((value, index) => {
    const axis = index % 3
    const around = beside[(index - axis) / 3] ?? []
    if (around.length === 0) return value
    const sum = around.reduce((total, vertex) => total + (positions[vertex * 3 + axis] ?? 0), 0)
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
