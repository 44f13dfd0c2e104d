import { BufferAttribute, BufferGeometry } from 'three'

type Place = readonly [x: number, y: number, z: number]

/** A round thing along the third axis: where its rings are, and how wide each is; `aside` moves a ring along the second. */
export interface TubeRing {
  readonly at: number
  readonly radius: number
  readonly aside?: number
}

/** Something turned on a lathe: rings of points along the third axis, in the light that bodies are in. */
export function tube(rings: readonly TubeRing[], sides = 8): BufferGeometry {
  const geometry = new BufferGeometry()
  const count = rings.length * sides
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(count * 3), 3))
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(count * 3), 3))
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(count * 3).fill(0.98), 3))
  const corners: number[] = []
  for (let ring = 0; ring + 1 < rings.length; ring++) {
    for (let side = 0; side < sides; side++) {
      const [a, b] = [ring * sides + side, ring * sides + ((side + 1) % sides)]
      corners.push(a, b, b + sides, a, b + sides, a + sides)
    }
  }
  geometry.setIndex(corners)
  moveRings(geometry, rings)
  return geometry
}

/** Moves the rings of a tube, as many as it was made of. */
export function moveRings(geometry: BufferGeometry, rings: readonly TubeRing[]): void {
  const { position, normal } = geometry.attributes
  if (!position || !normal) return
  const sides = position.count / rings.length
  for (const [index, { at, radius, aside = 0 }] of rings.entries()) {
    const [before, after] = [rings[Math.max(0, index - 1)], rings[Math.min(rings.length - 1, index + 1)]]
    const [wider, on] = [(after?.radius ?? 0) - (before?.radius ?? 0), (after?.at ?? 0) - (before?.at ?? 0)]
    const length = Math.hypot(wider, on) || 1
    for (let side = 0; side < sides; side++) {
      const turn = (2 * Math.PI * side) / sides
      const place: Place = [radius * Math.cos(turn), radius * Math.sin(turn) + aside, at]
      position.setXYZ(index * sides + side, ...place)
      const out = on / length
      normal.setXYZ(index * sides + side, Math.cos(turn) * out, Math.sin(turn) * out, -wider / length)
    }
  }
  position.needsUpdate = true
  normal.needsUpdate = true
}

/** A ball of radius 1 as rings. */
export const roundRings: readonly TubeRing[] = Array.from({ length: 9 }, (_, ring) => {
  const turn = (Math.PI * ring) / 8
  return { at: -Math.cos(turn), radius: Math.sin(turn) }
})
