import { type BufferGeometry, DoubleSide } from 'three'
import { MeshBVH } from 'three-mesh-bvh'
import type { FirstHit } from './rayHits.ts'

/** Fetched after the garment: the package weighs 20 kB and nobody needs it to see a kit. */
export function createTreeHits(): FirstHit {
  const trees = new WeakMap<BufferGeometry, MeshBVH>()
  return ({ geometry }, ray) => {
    const tree = trees.get(geometry) ?? new MeshBVH(geometry, { indirect: true })
    trees.set(geometry, tree)
    return tree.raycastFirst(ray, DoubleSide)
  }
}
