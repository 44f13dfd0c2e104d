import {
  BufferAttribute,
  CanvasTexture,
  DoubleSide,
  Group,
  type Material,
  Matrix4,
  type Mesh,
  SkinnedMesh,
  SRGBColorSpace,
  type Texture,
} from 'three'
import {
  type AvatarStyle,
  type BodyPoints,
  type ChosenWearer,
  type ClipId,
  createSkeleton,
  type ExpressionId,
  expressions,
  type Pose,
  type Skeleton,
  scaleOf,
  styleOf,
} from '../../../engine/avatar/index.ts'
import { readClothFile } from '../readClothFile.ts'
import { type BakedFigure, bakedBoots, bakedFigure, bakedHair } from './bakedFigures.ts'
import { BodyMaterial } from './bodyMaterial.ts'
import { bodyPoints, pointsOf } from './bodyPoints.ts'
import { paintBoot, paintSock, type WornColours } from './clothing.ts'
import { createEyes } from './eyes.ts'
import { newFaceImage, paintFace } from './faceImage.ts'
import { createHeld } from './held.ts'
import type { HoodedHead } from './hoodOverHead.ts'
import { mixHex } from './mixHex.ts'
import { createWearerBones, type WearerBones } from './wearerBones.ts'

/** Somebody to wear a kit, without it. */
export interface Wearer {
  readonly group: Group
  readonly skeleton: Skeleton
  readonly bones: WearerBones
  /** The skin and what is worn on it, which cloth lies over. */
  readonly skin: readonly Mesh[]
  readonly body: BodyPoints
  /** What a hood is drawn over. */
  readonly head: HoodedHead
  /** Takes a pose, the lids shut by a share. */
  show(pose: Pose, lidsShut: number): void
  /** Holds in the pose that is shown whatever a clip asks for, of which a share is over. */
  hold(clip: ClipId, share: number): void
  /** Wears a face from now on. */
  feel(expression: ExpressionId): void
  dispose(): void
}

/**
 * Fetches a figure, its hair and its boots, in a vest unless a shirt is worn. Rejects when one of them cannot be fetched.
 */
export async function createWearer(chosen: ChosenWearer, kit: WornColours, hasShirt: boolean): Promise<Wearer> {
  const [style, figure, boots] = [styleOf(chosen), bakedFigure(chosen.avatar), bakedBoots(chosen.boots)]
  const [vest, bodyMeshes, hair, bootMeshes] = await Promise.all([
    import('./vest.ts').catch(() => null),
    ...[figure.address, bakedHair(chosen.hair), boots.address].map(fetchMeshes),
  ])
  moveHair(hair ?? [], figure)
  moveBoots(bootMeshes ?? [], boots.ankle, figure)
  const skeleton = createSkeleton(figure.joints)
  const scale = scaleOf(chosen)
  const bones = createWearerBones(skeleton)
  const materials = dressingOf(style, { chosen, kit, figure, vest, hasShirt })
  const meshes = [...(bodyMeshes ?? []), ...(hair ?? []), ...(bootMeshes ?? [])].map(({ name, mesh }) => {
    const skinned = new SkinnedMesh(mesh.geometry, materials.of(name))
    skinned.name = name
    skinned.bind(bones.skeleton, new Matrix4())
    skinned.frustumCulled = false
    skinned.castShadow = true
    skinned.receiveShadow = true
    return skinned
  })
  const { headMiddle: middle, headSize: size } = figure
  const eyes = createEyes(style, { middle, size, eyes: figure.eyes }, skeleton)
  const held = createHeld(skeleton, kit)
  const group = new Group().add(...meshes, eyes.group, held.group)
  let felt: ExpressionId = 'calm'
  let shown: Pose | null = null
  return {
    group,
    skeleton,
    bones,
    skin: meshes.filter(({ name }) => covered.has(name)),
    body: bodyPoints(meshes.filter(({ name }) => carrying.has(name))),
    head: {
      ...{ middle, size, skin: meshes.filter(({ name }) => name === 'head' || name === 'beard') },
      hair: meshes.filter(({ name }) => name === 'hair'),
    },
    show(pose, lidsShut) {
      shown = pose
      bones.show(pose, scale)
      eyes.show(pose, scale, Math.max(lidsShut, expressions[felt].lids))
    },
    hold(clip, share) {
      if (shown) held.show(clip, share, { pose: shown, scale })
    },
    feel(expression) {
      if (expression === felt) return
      felt = expression
      materials.paint(expression)
    },
    dispose() {
      for (const { geometry } of meshes) geometry.dispose()
      materials.dispose()
      eyes.dispose()
      held.dispose()
      bones.skeleton.dispose()
    },
  }
}

/** What cloth may lie over, and whose bones it follows. */
const covered = new Set(['head', 'arms', 'legs', 'base', 'hair'])
const carrying = new Set(['head', 'arms', 'legs', 'base'])

async function fetchMeshes(address: string) {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`No figure could be read from ${address}: the server answers ${response.status}.`)
  const group = await readClothFile(await response.arrayBuffer())
  return group.children.map(child => {
    const mesh = child as Mesh
    return { name: (mesh.material as Material).name, mesh }
  })
}

type Named = Awaited<ReturnType<typeof fetchMeshes>>

/** Hair is made on a head of size 1 round its middle. */
function moveHair(hair: Named, { headMiddle, headSize }: BakedFigure): void {
  moveVertices(hair, ([x, y, z]) => [
    x * headSize + headMiddle[0],
    y * headSize + headMiddle[1],
    z * headSize + headMiddle[2],
  ])
}

function moveBoots(boots: Named, [x0, y0, z0]: readonly [number, number, number], { joints }: BakedFigure): void {
  const [dx, dy, dz] = [joints.ankle[0] - x0, joints.ankle[1] - y0, joints.ankle[2] - z0]
  moveVertices(boots, ([x, y, z]) => [x + (x > 0 ? dx : -dx), y + dy * Math.min(1, y / y0), z + dz])
}

type Spot = readonly [number, number, number]

function moveVertices(meshes: Named, move: (spot: Spot) => Spot): void {
  for (const { mesh } of meshes) {
    const { positions } = pointsOf(mesh.geometry)
    for (let at = 0; at < positions.length; at += 3) {
      positions.set(move([positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0]), at)
    }
    mesh.geometry.setAttribute('position', new BufferAttribute(positions, 3))
  }
}

interface Dressing {
  readonly chosen: ChosenWearer
  readonly kit: WornColours
  readonly figure: BakedFigure
  /** What draws the edges of the vest, where it could be fetched. */
  readonly vest: typeof import('./vest.ts') | null
  readonly hasShirt: boolean
}

function dressingOf(style: AvatarStyle, { chosen, kit, figure, vest, hasShirt }: Dressing) {
  const faceImage = newFaceImage()
  const paint = (expression: ExpressionId) => paintFace(faceImage, style, figure, expressions[expression])
  paint('calm')
  const [face, sock, boot] = [faceImage, paintSock(kit), paintBoot(chosen.boots)].map(textureOf)
  const worn = { colour: mixHex(kit.main, '#16181d', 0.82), joints: figure.joints }
  const drawnOn = (part: 'head' | 'arms') => vest && (hasShirt ? vest.skinOn : vest.vestOn)(part, worn)
  const [onHead, onArms] = [drawnOn('head'), drawnOn('arms')]
  const skin = { warmth: 1, shine: 0.16, sharpness: 18 }
  const hair = { colour: style.hairColour, shine: 0.4, sharpness: 14 }
  const materials: Readonly<Record<string, BodyMaterial>> = {
    head: new BodyMaterial({
      colour: '#ffffff',
      ...(face ? { map: face } : {}),
      ...skin,
      ...(onHead && { drawn: onHead }),
    }),
    arms: new BodyMaterial({ colour: style.skin, ...skin, ...(onArms && { drawn: onArms }) }),
    base: new BodyMaterial({ colour: worn.colour, shine: 0.12, ...(vest && { drawn: vest.vestTrunk(worn) }) }),
    socks: new BodyMaterial({ colour: '#ffffff', ...(sock ? { map: sock } : {}), shine: 0.03 }),
    boots: new BodyMaterial({ colour: '#ffffff', ...(boot ? { map: boot } : {}), shine: 0.4, sharpness: 40 }),
    hair: new BodyMaterial(hair),
    beard: new BodyMaterial({ ...hair, shine: 0.1 }),
  }
  const other = new BodyMaterial({ colour: style.skin, ...skin })
  for (const material of [...Object.values(materials), other]) material.side = DoubleSide
  return {
    of: (name: string): BodyMaterial => materials[name] ?? other,
    paint(expression: ExpressionId) {
      paint(expression)
      if (face) face.needsUpdate = true
    },
    dispose() {
      for (const material of [...Object.values(materials), other]) material.dispose()
      for (const texture of [face, sock, boot]) texture?.dispose()
    },
  }
}

function textureOf(canvas: HTMLCanvasElement): Texture {
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.flipY = false
  texture.anisotropy = 4
  return texture
}
