import { BufferAttribute, type BufferGeometry, type Mesh } from 'three'
import { type Joints, pushUpSleeves } from '../../../engine/avatar/index.ts'
import { pointsOf } from './bodyPoints.ts'

/** Pushes long sleeves of cloth that hangs from the shoulders up to the wrists. Returns how to give them back as they were. */
export function sleevesAtWrists(cloth: readonly Mesh[], joints: Joints): () => void {
  const geometries = cloth.map(({ geometry }) => geometry)
  const pushed = pushUpSleeves(
    geometries.map(geometry => pointsOf(geometry).positions),
    joints,
  )
  const given = geometries.map(({ attributes }) => attributes.position)
  for (const [at, geometry] of geometries.entries()) place(geometry, pushed[at])
  return () => {
    for (const [at, { attributes }] of geometries.entries()) {
      const position = given[at]
      if (pushed[at] && position) attributes.position = position
    }
  }
}

function place(geometry: BufferGeometry, positions: Float32Array | null | undefined): void {
  if (positions) geometry.setAttribute('position', new BufferAttribute(positions, 3))
}
