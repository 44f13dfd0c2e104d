import { BufferAttribute, type BufferGeometry, Matrix4, type Mesh, SkinnedMesh } from 'three'
import { type BodyPoints, type BoneName, boneIndex, boneNames, clothWeights } from '../../../engine/avatar/index.ts'
import type { GarmentModel } from '../garment.ts'
import type { WearerBones } from './wearerBones.ts'

/** Cloth that reaches above this height, in m for a figure of our base size, hangs from the shoulders. */
const chestHeight = 1.2

/** The garment as one that follows the bones of somebody. It shares its geometry with the one that hangs. */
export function bindCloth(garment: GarmentModel, body: BodyPoints, bones: WearerBones): GarmentModel {
  const group = garment.group.clone(false)
  const pieces = garment.pieces.map(piece => {
    const { geometry } = piece.mesh
    const weights = clothWeights(body, pointsOf(geometry), hangsFromShoulders(piece.mesh) ? asSkin : asTrousers)
    geometry.setAttribute('skinIndex', new BufferAttribute(weights.bones, 4))
    geometry.setAttribute('skinWeight', new BufferAttribute(weights.shares, 4, true))
    const mesh = new SkinnedMesh(geometry, piece.mesh.material)
    mesh.bind(bones.skeleton, new Matrix4())
    mesh.frustumCulled = false
    mesh.castShadow = true
    mesh.receiveShadow = true
    group.add(mesh)
    return { ...piece, mesh }
  })
  return { ...garment, group, pieces }
}

/** All pieces of one file hang together. */
export function hangsFromShoulders({ parent }: Mesh): boolean {
  const heights = (parent?.children ?? []).map(child => {
    const { geometry } = child as Mesh
    if (!geometry.boundingBox) geometry.computeBoundingBox()
    return geometry.boundingBox?.max.y ?? 0
  })
  return Math.max(0, ...heights) > chestHeight
}

const pelvis = boneIndex('pelvis')
const indices = (wanted: (name: BoneName) => boolean): ReadonlySet<number> =>
  new Set(boneNames.flatMap((name, index) => (wanted(name) ? [index] : [])))
const armBones = indices(name => /^(clavicle|arm|fore|hand|fingers)/.test(name))
const headBones = indices(name => name === 'head')

/** A shirt's hem goes with the thighs, or the shorts below would come through it. */
const asSkin = (bone: number): number => bone
/** Hands that hang beside the hips hold no shorts. */
const asTrousers = (bone: number): number => (armBones.has(bone) || headBones.has(bone) ? pelvis : bone)

/** Plain numbers, whatever the file packed them into. */
export function pointsOf({ attributes: { position, normal } }: BufferGeometry): {
  readonly positions: Float32Array
  readonly normals: Float32Array
} {
  const count = position?.count ?? 0
  const [positions, normals] = [new Float32Array(count * 3), new Float32Array(count * 3)]
  for (let at = 0; at < count; at++) {
    for (const axis of [0, 1, 2] as const) {
      positions[at * 3 + axis] = position?.getComponent(at, axis) ?? 0
      normals[at * 3 + axis] = normal?.getComponent(at, axis) ?? 0
    }
  }
  return { positions, normals }
}
