import type { Particles } from './particles.ts'
import type { Springs } from './springs.ts'

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
