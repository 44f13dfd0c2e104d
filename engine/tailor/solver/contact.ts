import { createFound, type DistanceGrid, distanceAt } from '../body/distanceGrid.ts'
import type { Cloth } from './cloth.ts'
import type { Particles } from './fabric.ts'

interface Contact {
  readonly body: DistanceGrid
  /** From the body's surface to the middle of the cloth, in m. */
  readonly thickness: number
  readonly friction: number
}

/** Nothing is pushed further out than this in one step, in m. */
const longestPush = 0.006

const found = createFound()

/** Pushes vertices out of the body and lets friction hold back what slid along it in this step. */
export function solveContact({ positions, previous, vertexCount, inverseMass }: Particles, contact: Contact): void {
  const { body, thickness, friction } = contact
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    if (inverseMass[vertex] === 0) continue
    const at = vertex * 3
    const px = positions[at] ?? 0
    const py = positions[at + 1] ?? 0
    const pz = positions[at + 2] ?? 0
    distanceAt(body, px, py, pz, found)
    const depth = thickness - (found[0] ?? 1)
    if (depth <= 0) continue
    const nx = found[1] ?? 0
    const ny = found[2] ?? 0
    const nz = found[3] ?? 0
    const push = Math.min(depth, longestPush)
    const x = px + nx * push
    const y = py + ny * push
    const z = pz + nz * push
    const dx = x - (previous[at] ?? 0)
    const dy = y - (previous[at + 1] ?? 0)
    const dz = z - (previous[at + 2] ?? 0)
    const outwards = dx * nx + dy * ny + dz * nz
    const tx = dx - outwards * nx
    const ty = dy - outwards * ny
    const tz = dz - outwards * nz
    const slid = Math.sqrt(tx * tx + ty * ty + tz * tz)
    const held = slid > 1e-12 ? Math.min(1, (friction * push) / slid) : 0
    positions[at] = x - tx * held
    positions[at + 1] = y - ty * held
    positions[at + 2] = z - tz * held
  }
}

/** Pairs of vertices that may come too close within the next steps; two vertices each. */
export type ClosePairs = Int32Array

/** Finds pairs nearer than twice `distance` (m) that are not neighbours on the cloth. */
export function findClosePairs(cloth: Cloth, distance: number): ClosePairs {
  const { positions, vertexCount, neighbours } = cloth
  const cells = fillCells(cloth, distance * 2.2)
  const limit = (distance * 2) ** 2
  const pairs: number[] = []
  for (const { vertices, beside } of cells) {
    for (const vertex of vertices) {
      const x = positions[vertex * 3] ?? 0
      const y = positions[vertex * 3 + 1] ?? 0
      const z = positions[vertex * 3 + 2] ?? 0
      for (const cell of beside) {
        for (const other of cell) {
          if (other <= vertex) continue
          const dx = x - (positions[other * 3] ?? 0)
          const dy = y - (positions[other * 3 + 1] ?? 0)
          const dz = z - (positions[other * 3 + 2] ?? 0)
          if (dx * dx + dy * dy + dz * dz >= limit || neighbours.has(vertex * vertexCount + other)) continue
          pairs.push(vertex, other)
        }
      }
    }
  }
  return Int32Array.from(pairs)
}

interface Cell {
  readonly vertices: readonly number[]
  /** The vertices of this cell and of the 26 around it that have any. */
  readonly beside: readonly (readonly number[])[]
}

function fillCells({ positions, vertexCount }: Cloth, size: number): readonly Cell[] {
  const cells = new Map<number, { at: readonly [number, number, number]; vertices: number[] }>()
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    const at = [0, 1, 2].map(axis => Math.floor((positions[vertex * 3 + axis] ?? 0) / size))
    const [i = 0, j = 0, k = 0] = at
    const key = cellKey(i, j, k)
    const cell = cells.get(key)
    if (cell) cell.vertices.push(vertex)
    else cells.set(key, { at: [i, j, k], vertices: [vertex] })
  }
  return [...cells.values()].map(({ at: [i, j, k], vertices }) => ({
    vertices,
    beside: around.flatMap(([di, dj, dk]) => {
      const found = cells.get(cellKey(i + di, j + dj, k + dk))
      return found ? [found.vertices] : []
    }),
  }))
}

const steps = [-1, 0, 1]
const around = steps.flatMap(i => steps.flatMap(j => steps.map(k => [i, j, k] as const)))

const cellKey = (i: number, j: number, k: number) => ((i + 512) * 1024 + (j + 512)) * 1024 + (k + 512)

/** Pushes pairs that are nearer than `distance` halfway apart. */
export function solveRepulsion({ positions }: Cloth, pairs: ClosePairs, distance: number): void {
  const limit = distance * distance
  for (let pair = 0; pair < pairs.length; pair += 2) {
    const a = (pairs[pair] ?? 0) * 3
    const b = (pairs[pair + 1] ?? 0) * 3
    const ax = positions[a] ?? 0
    const ay = positions[a + 1] ?? 0
    const az = positions[a + 2] ?? 0
    const bx = positions[b] ?? 0
    const by = positions[b + 1] ?? 0
    const bz = positions[b + 2] ?? 0
    const dx = ax - bx
    const dy = ay - by
    const dz = az - bz
    const square = dx * dx + dy * dy + dz * dz
    if (square >= limit || square < 1e-12) continue
    const length = Math.sqrt(square)
    const push = ((distance - length) / length) * 0.25
    positions[a] = ax + dx * push
    positions[a + 1] = ay + dy * push
    positions[a + 2] = az + dz * push
    positions[b] = bx - dx * push
    positions[b + 1] = by - dy * push
    positions[b + 2] = bz - dz * push
  }
}
