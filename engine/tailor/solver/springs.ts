import type { Fabric, Particles } from './fabric.ts'
import type { Joint } from './joints.ts'

/** Every edge of the mesh keeps its length, but for what the cloth gives. */
export interface Springs {
  /** Two vertices each. */
  readonly ends: Int32Array
  /** In m. */
  readonly rest: Float64Array
  /** In m/N. */
  readonly compliance: Float64Array
  /** 1 where rib or elastic is sewn in stretched. */
  readonly rib: Uint8Array
}

export function createSprings(joints: readonly Joint[], fabric: Fabric): Springs {
  return {
    ends: Int32Array.from(joints.flatMap(({ start, end }) => [start, end])),
    rest: Float64Array.from(joints, ({ length, seam, rib }) => length * (seam && !rib ? fabric.seamShrink : 1)),
    compliance: Float64Array.from(joints, ({ rib }) => (rib ? fabric.ribStretch : fabric.stretch)),
    rib: Uint8Array.from(joints, ({ rib }) => Number(rib)),
  }
}

/** One pass over all springs for a step of `seconds`. */
export function solveSprings({ positions, inverseMass }: Particles, springs: Springs, seconds: number): void {
  const { ends, rest, compliance } = springs
  const perSquare = 1 / (seconds * seconds)
  for (let spring = 0; spring < rest.length; spring++) {
    const start = ends[spring * 2] ?? 0
    const end = ends[spring * 2 + 1] ?? 0
    const a = start * 3
    const b = end * 3
    const ax = positions[a] ?? 0
    const ay = positions[a + 1] ?? 0
    const az = positions[a + 2] ?? 0
    const bx = positions[b] ?? 0
    const by = positions[b + 1] ?? 0
    const bz = positions[b + 2] ?? 0
    const dx = ax - bx
    const dy = ay - by
    const dz = az - bz
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz)
    if (length < 1e-9) continue
    const startMass = inverseMass[start] ?? 0
    const endMass = inverseMass[end] ?? 0
    const give = startMass + endMass + (compliance[spring] ?? 0) * perSquare
    const pull = ((rest[spring] ?? 0) - length) / give / length
    const startPull = pull * startMass
    const endPull = pull * endMass
    positions[a] = ax + dx * startPull
    positions[a + 1] = ay + dy * startPull
    positions[a + 2] = az + dz * startPull
    positions[b] = bx - dx * endPull
    positions[b + 1] = by - dy * endPull
    positions[b + 2] = bz - dz * endPull
  }
}

/** How much longer (positive) or shorter every spring is than at rest, as a share of its length. */
export function strainsOf({ positions }: Particles, { ends, rest }: Springs): Float64Array {
  return rest.map((length, spring) => {
    const a = (ends[spring * 2] ?? 0) * 3
    const b = (ends[spring * 2 + 1] ?? 0) * 3
    const at = (axis: number) => (positions[a + axis] ?? 0) - (positions[b + axis] ?? 0)
    return Math.hypot(at(0), at(1), at(2)) / length - 1
  })
}

/** Of cloth, or of rib and the seams that it is sewn into stretched. */
export const strainsIn = (what: 'cloth' | 'rib', particles: Particles, springs: Springs): Float64Array =>
  strainsOf(particles, springs).filter((_, spring) => (springs.rib[spring] === 1) === (what === 'rib'))

/** The strain that 99 of 100 edges stay below, stretched or pressed. */
export function highStrain(strains: Float64Array): number {
  const sorted = strains.map(Math.abs).sort()
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0
}
