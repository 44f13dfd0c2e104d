import { BufferAttribute, Matrix4, Mesh, SkinnedMesh } from 'three'
import {
  type BodyPoints,
  type BoundWeights,
  type ClothPoints,
  clothWeights,
  shirtBone,
  trouserBone,
} from '../../../engine/avatar/index.ts'
import type { GarmentModel } from '../garment.ts'
import { bodyPoints, joinedPoints } from './bodyPoints.ts'
import { sewnPoints } from './sewnPoints.ts'
import type { WearerBones } from './wearerBones.ts'

/** Cloth that reaches above this height, in m for a figure of our base size, hangs from the shoulders. */
const chestHeight = 1.2

/** The garment as one that follows the bones of somebody. It shares its geometry with the one that hangs. */
export function bindCloth(garment: GarmentModel, body: BodyPoints, bones: WearerBones): GarmentModel {
  const group = garment.group.clone(false)
  const outer = garment.pieces.filter(({ lines }) => !lines).map(({ mesh }) => mesh)
  const shirts = outer.filter(hangsFromShoulders)
  const trousers = outer.filter(mesh => !shirts.includes(mesh))
  weigh(trousers, points => clothWeights(body, points, trouserBone))
  // A shirt follows the trousers below it. Otherwise a raised thigh would push them through its hem.
  const dressed = joinedPoints(body, bodyPoints(trousers))
  const boneOf = shirtBone(garment.pieces.flatMap(({ panel, mesh }) => (shirts.includes(mesh) ? [panel] : [])))
  weigh(shirts, points => clothWeights(dressed, points, boneOf))
  for (const { mesh, lines } of garment.pieces) if (lines) lineUp(mesh, lines)
  const pieces = garment.pieces.map(piece => {
    const mesh = new SkinnedMesh(piece.mesh.geometry, piece.mesh.material)
    mesh.bind(bones.skeleton, new Matrix4())
    mesh.frustumCulled = false
    mesh.castShadow = true
    mesh.receiveShadow = true
    group.add(mesh)
    return { ...piece, mesh }
  })
  return { ...garment, group, pieces }
}

function weigh(meshes: readonly Mesh[], weightsOf: (points: ClothPoints) => BoundWeights): void {
  const geometries = meshes.map(({ geometry }) => geometry)
  for (const [at, points] of sewnPoints(geometries).entries()) {
    const { bones, shares } = weightsOf(points)
    geometries[at]?.setAttribute('skinIndex', new BufferAttribute(bones, 4))
    geometries[at]?.setAttribute('skinWeight', new BufferAttribute(shares, 4, true))
  }
}

/** A lining faces the body: if it followed what it faces, it would come through what it lines. */
function lineUp(lining: Mesh, { geometry }: Mesh): void {
  for (const name of ['skinIndex', 'skinWeight']) lining.geometry.setAttribute(name, geometry.getAttribute(name))
}

/** All pieces of one file hang together, and so do linings, which lie beside the files. */
export function hangsFromShoulders({ parent }: Mesh): boolean {
  const heights = (parent?.children ?? []).map(child => {
    if (!(child instanceof Mesh)) return 0
    const { geometry } = child
    if (!geometry.boundingBox) geometry.computeBoundingBox()
    return geometry.boundingBox?.max.y ?? 0
  })
  return Math.max(0, ...heights) > chestHeight
}
