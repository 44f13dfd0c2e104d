import { type BufferGeometry, DoubleSide, type Intersection, type Mesh, type Ray } from 'three'
import { MeshBVH } from 'three-mesh-bvh'

/** Where a ray first meets a mesh, on either side of its cloth; ray and hit in the space of the mesh. */
export type FirstHit = (mesh: Mesh, ray: Ray) => Intersection | null | undefined

/** Fetched after the garment: the package weighs 20 kB and nobody needs it to see a kit. */
export function createTreeHits(): FirstHit {
  const trees = new WeakMap<BufferGeometry, MeshBVH>()
  return ({ geometry }, ray) => {
    const tree = trees.get(geometry) ?? new MeshBVH(geometry, { indirect: true })
    trees.set(geometry, tree)
    return tree.raycastFirst(ray, DoubleSide)
  }
}
