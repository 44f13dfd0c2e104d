import { BufferAttribute, type Mesh } from 'three'
import { type Joints, pushUpSleeves } from '../../../engine/avatar/index.ts'
import { pointsOf } from './bodyPoints.ts'

/** Pushes the long sleeves of a shirt up to the wrists. Returns how to give them back as they were. */
export function sleevesAtWrists(shirt: readonly Mesh[], joints: Joints): () => void {
  const geometries = shirt.map(({ geometry }) => geometry)
  const pushed = pushUpSleeves(
    geometries.map(geometry => pointsOf(geometry).positions),
    joints,
  )
  const given = geometries.map(({ attributes }) => attributes.position)
  for (const [at, geometry] of geometries.entries()) {
    const positions = pushed[at]
    if (positions) geometry.setAttribute('position', new BufferAttribute(positions, 3))
  }
  return () => {
    for (const [at, { attributes }] of geometries.entries()) {
      const position = given[at]
      if (pushed[at] && position) attributes.position = position
    }
  }
}
