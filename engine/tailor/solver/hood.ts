import { magnitude, scale, type Vector, vectorAt } from '../../geometry/vector.ts'
import type { ClothMesh } from '../mesh/clothMesh.ts'
import type { Cloth } from './cloth.ts'
import type { Particles } from './fabric.ts'

/** The vertices of hoods that nothing but hoods is sewn to. */
export function hoodVertices({ panels, vertexOf }: ClothMesh): readonly number[] {
  const [hood, others] = [new Set<number>(), new Set<number>()]
  for (const { panel, first, count } of panels) {
    const found = panel.placement.kind === 'hood' ? hood : others
    for (const vertex of vertexOf.subarray(first, first + count)) found.add(vertex)
  }
  return [...hood].filter(vertex => !others.has(vertex))
}

/** In place: a hood bends so many times as easily as the other cloth. */
export function limpen({ hinges: { corners, compliance } }: Cloth, hood: readonly number[], times: number): void {
  if (times === 1) return
  const isHood = new Set(hood)
  for (let hinge = 0; hinge < compliance.length; hinge++) {
    const own = corners.subarray(hinge * 4, hinge * 4 + 4)
    if (own.every(vertex => isHood.has(vertex))) compliance[hinge] = (compliance[hinge] ?? 0) * times
  }
}

/** What pulls at a hood, upwards and to the front, in m/s². */
export type HoodPull = readonly [up: number, out: number]

/** Of a hood that is drawn, in m/s: slow cloth is caught by the cloth that it comes to. */
const fastest = 0.5

/** For a step of `seconds`. */
export function pullHood({ velocities }: Particles, hood: readonly number[], pull: HoodPull, seconds: number): void {
  const [up, out] = pull
  for (const vertex of hood) {
    const [x, y, z] = vectorAt(velocities, vertex)
    const way: Vector = [x, y + up * seconds, z + out * seconds]
    velocities.set(scale(way, Math.min(1, fastest / (magnitude(way) || 1))), vertex * 3)
  }
}
