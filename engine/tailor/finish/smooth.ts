import type { SewnMesh } from '../mesh/clothMesh.ts'
import { findNeighbours } from './neighbours.ts'

export interface Smoothing {
  readonly rounds: number
  /** How far a vertex goes to the middle of its neighbours, 0 to 1. */
  readonly strength: number
}

/** Takes the ripple of the triangles out and keeps the size: a step in and a slightly longer one back (Taubin). */
export function smooth(mesh: SewnMesh, positions: Float64Array, { rounds, strength }: Smoothing): Float64Array {
  const { all, alongEdge } = findNeighbours(mesh)
  const beside = all.map((around, vertex) => alongEdge.get(vertex) ?? [...around])
  let smoothed = positions
  for (let round = 0; round < rounds; round++) {
    smoothed = towardsNeighbours(smoothed, beside, strength)
    smoothed = towardsNeighbours(smoothed, beside, -strength * 1.04)
  }
  return smoothed
}

function towardsNeighbours(positions: Float64Array, beside: readonly (readonly number[])[], strength: number) {
  return positions.map((value, index) => {
    const axis = index % 3
    const around = beside[(index - axis) / 3] ?? []
    if (around.length === 0) return value
    const sum = around.reduce((total, vertex) => total + (positions[vertex * 3 + axis] ?? 0), 0)
    return value + strength * (sum / around.length - value)
  })
}
