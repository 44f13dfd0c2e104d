import { seededRandom, shuffle } from '../../geometry/seededRandom.ts'
import type { ClothMesh } from '../mesh/clothMesh.ts'
import type { Fabric, Particles } from './fabric.ts'
import { createHinges, type Hinges } from './hinges.ts'
import { findJoints, flatArea, type Joint } from './joints.ts'
import { createSprings, type Springs } from './springs.ts'

/** What the solver moves, and what holds it together. */
export interface Cloth extends Particles {
  readonly fabric: Fabric
  readonly springs: Springs
  readonly hinges: Hinges
  /** Vertices one or two edges away, as `lower * vertexCount + higher`: they never push each other apart. */
  readonly neighbours: ReadonlySet<number>
}

/** Cloth at rest flat, hung where `positions` say (which it then moves). */
export function createCloth(mesh: ClothMesh, positions: Float64Array, fabric: Fabric): Cloth {
  const joints = [...findJoints(mesh)]
  // Solved one after the other, so an order with a direction would pull the cloth to one side.
  shuffle(joints, seededRandom(3))
  return {
    fabric,
    vertexCount: mesh.vertexCount,
    positions,
    previous: positions.slice(),
    velocities: new Float64Array(positions.length),
    inverseMass: massOf(mesh, fabric).map(mass => 1 / mass),
    springs: createSprings(joints, fabric),
    hinges: createHinges(joints, fabric),
    neighbours: findNeighbours(joints, mesh.vertexCount),
  }
}

function massOf(mesh: ClothMesh, fabric: Fabric): Float64Array {
  const mass = new Float64Array(mesh.vertexCount)
  for (let index = 0; index < mesh.panelOf.length; index++) {
    const rib = mesh.panels[mesh.panelOf[index] ?? 0]?.panel.rib ?? false
    const [a = 0, b = 0, c = 0] = mesh.triangles.subarray(index * 3, index * 3 + 3)
    const third = (flatArea(mesh, a, b, c) * fabric.mass * (rib ? fabric.ribMass : 1)) / 3
    for (const point of [a, b, c]) {
      const vertex = mesh.vertexOf[point] ?? 0
      mass[vertex] = (mass[vertex] ?? 0) + third
    }
  }
  return mass
}

function findNeighbours(joints: readonly Joint[], vertexCount: number): ReadonlySet<number> {
  const beside: number[][] = Array.from({ length: vertexCount }, () => [])
  for (const { start, end } of joints) {
    beside[start]?.push(end)
    beside[end]?.push(start)
  }
  const pairs = new Set<number>()
  beside.forEach((nearest, vertex) => {
    for (const near of nearest) {
      if (near > vertex) pairs.add(vertex * vertexCount + near)
      for (const next of beside[near] ?? []) if (next > vertex) pairs.add(vertex * vertexCount + next)
    }
  })
  return pairs
}
