import { BufferAttribute, Matrix4, Mesh, SkinnedMesh } from 'three'
import {
  type BodyPoints,
  type BoundWeights,
  clothWeights,
  type SewnCloth,
  shirtFollows,
  trousersFollow,
} from '../../../engine/avatar/index.ts'
import type { GarmentModel } from '../garment.ts'
import { bodyPoints, joinedPoints } from './bodyPoints.ts'
import { sewnPanels } from './sewnPanels.ts'
import type { WearerBones } from './wearerBones.ts'

/** Cloth that reaches above this height, in m for a figure of our base size, hangs from the shoulders. */
const chestHeight = 1.2

/** The garment as one that follows the bones of somebody. It shares its geometry with the one that hangs. */
export function bindCloth(garment: GarmentModel, body: BodyPoints, bones: WearerBones): GarmentModel {
  const group = garment.group.clone(false)
  const outer = garment.pieces.filter(({ lines }) => !lines).map(({ mesh }) => mesh)
  const shirts = outer.filter(hangsFromShoulders)
  const trousers = outer.filter(mesh => !shirts.includes(mesh))
  weigh(trousers, cloth => clothWeights(body, cloth, trousersFollow))
  // A shirt follows the trousers below it. Otherwise a raised thigh would push them through its hem.
  const dressed = joinedPoints(body, bodyPoints(trousers))
  const following = shirtFollows(garment.pieces.flatMap(({ panel, mesh }) => (shirts.includes(mesh) ? [panel] : [])))
  weigh(shirts, cloth => clothWeights(dressed, cloth, following))
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

function weigh(meshes: readonly Mesh[], weightsOf: (cloth: SewnCloth) => BoundWeights): void {
  const { cloth, placeOf } = sewnPanels(meshes.map(({ geometry }) => geometry))
  const weights = weightsOf(cloth)
  let first = 0
  for (const { geometry } of meshes) {
    const places = placeOf.subarray(first, first + (geometry.attributes.position?.count ?? 0))
    first += places.length
    geometry.setAttribute('skinIndex', new BufferAttribute(fours(weights.bones, places), 4))
    geometry.setAttribute('skinWeight', new BufferAttribute(fours(weights.shares, places), 4, true))
  }
}

/** The four values of each of these places. */
function fours(values: Uint8Array, places: Uint32Array): Uint8Array {
  const read = new Uint8Array(places.length * 4)
  for (const [at, place] of places.entries()) read.set(values.subarray(place * 4, place * 4 + 4), at * 4)
  return read
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
