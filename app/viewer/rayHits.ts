import { DoubleSide, type Intersection, Mesh, MeshBasicMaterial, type Ray, Raycaster } from 'three'

/** Where a ray first meets a mesh, on either side of its cloth; ray and hit in the space of the mesh. */
export type FirstHit = (mesh: Mesh, ray: Ray) => Intersection | null | undefined

const bothSides = new MeshBasicMaterial({ side: DoubleSide })

/** Tries every triangle: a millisecond or two for a garment. */
export const firstHitOfAll: FirstHit = ({ geometry }, { origin, direction }) =>
  new Raycaster(origin, direction).intersectObject(new Mesh(geometry, bothSides))[0]
