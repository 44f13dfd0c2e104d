import { createFound, distanceAt } from '../body/distanceAt.ts'
import type { DistanceGrid } from '../body/distanceGrid.ts'
import type { Particles } from './particles.ts'

export interface Contact {
  readonly body: DistanceGrid
  /** From the body's surface to the middle of the cloth, in m. */
  readonly thickness: number
  readonly friction: number
}

/** Nothing is pushed further out than this in one step, in m. */
const longestPush = 0.006

const found = createFound()

/** Pushes vertices out of the body and lets friction hold back what slid along it in this step. */
export function solveContact({ positions, previous, vertexCount }: Particles, contact: Contact): void {
  const { body, thickness, friction } = contact
  for (let vertex = 0; vertex < vertexCount; vertex++) {
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
