import { Box3, BufferAttribute, BufferGeometry, Group, Mesh, Object3D } from 'three'
import { expect, it } from 'vitest'
import { bindCloth } from '../../../../app/viewer/avatar/bindCloth.ts'
import { createWearerBones } from '../../../../app/viewer/avatar/wearerBones.ts'
import type { GarmentModel } from '../../../../app/viewer/garment.ts'
import type { PanelBox } from '../../../../app/viewer/panelBox.ts'
import { type BodyPoints, boneIndex, createSkeleton } from '../../../../engine/avatar/index.ts'
import { panelId } from '../../../../engine/index.ts'
import { joints } from '../../../support/wearer.ts'

const box: PanelBox = { left: 0, top: 0, width: 1, height: 1 }
const [pelvis, thigh] = [boneIndex('pelvis'), boneIndex('thighLeft')]

/** A piece of cloth with points so far in front of the hip, and one at this height. */
function piece(name: string, before: number, top: number): GarmentModel['pieces'][number] {
  const mesh = new Mesh(new BufferGeometry())
  mesh.geometry.setAttribute('position', new BufferAttribute(Float32Array.of(0.1, 0.8, before, 0.1, top, before), 3))
  mesh.geometry.setAttribute('normal', new BufferAttribute(Float32Array.of(0, 0, 1, 0, 0, 1), 3))
  return { panel: panelId(name), box, mesh }
}

function kitOf(...pieces: readonly GarmentModel['pieces'][number][]): GarmentModel {
  const group = new Group()
  for (const { mesh } of pieces) group.add(new Object3D().add(mesh))
  return { addresses: [], group, pieces, bounds: new Box3(), dispose() {} }
}

/** A thigh, and a hip as far from a shirt's hem as the thigh is. */
const body: BodyPoints = {
  positions: Float32Array.of(0.1, 0.8, 0, 0.1, 0.8, 0.09),
  normals: Float32Array.of(0, 0, 1, 0, 0, 1),
  bones: Uint8Array.of(thigh, 0, 0, 0, pelvis, 0, 0, 0),
  shares: Float32Array.of(1, 0, 0, 0, 1, 0, 0, 0),
}
const bones = createWearerBones(createSkeleton(joints))

const shareOf = (bone: number, { mesh }: GarmentModel['pieces'][number], point = 0): number => {
  const { skinIndex, skinWeight } = mesh.geometry.attributes
  return [0, 1, 2, 3].reduce(
    (sum, at) => sum + (skinIndex?.getComponent(point, at) === bone ? (skinWeight?.getComponent(point, at) ?? 0) : 0),
    0,
  )
}

it('lets the hem of a shirt go with the trousers below it', () => {
  const shirt = piece('front', 0.045, 1.4)
  bindCloth(kitOf(shirt), body, bones)
  const alone = shareOf(thigh, shirt)
  bindCloth(kitOf(shirt, piece('legFront', 0.02, 0.9)), body, bones)
  expect(shareOf(thigh, shirt)).toBeGreaterThan(alone + 0.2)
})

it('keeps a seam together where its panels face apart, as under an arm', () => {
  const [sleeve, flank] = [piece('sleeveLeft', 0.045, 1.4), piece('front', 0.045, 1.4)]
  sleeve.mesh.geometry.setAttribute('normal', new BufferAttribute(Float32Array.of(0, -1, 0, 0, -1, 0), 3))
  const armpit = { ...body, normals: Float32Array.of(0, -1, 0, 0, 0, 1) }
  bindCloth(kitOf(sleeve, flank), armpit, bones)
  for (const name of ['skinIndex', 'skinWeight']) {
    expect(sleeve.mesh.geometry.getAttribute(name).array).toEqual(flank.mesh.geometry.getAttribute(name).array)
  }
})

it('lets a turned hem follow what the cloth that it is stitched to follows', () => {
  const shirt = piece('front', 0.045, 1.4)
  const { geometry } = shirt.mesh
  // The edge and the top of the cloth, then the hem below its edge, which faces the body.
  const places = [0.1, 0.8, 0.045, 0.12, 0.8, 0.045, 0.1, 1.4, 0.045, 0.1, 0.801, 0.044, 0.12, 0.801, 0.044]
  const sides = [0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, -1, 0, 0, -1]
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(places), 3))
  geometry.setAttribute('normal', new BufferAttribute(Float32Array.from(sides), 3))
  geometry.setAttribute('uv', new BufferAttribute(Float32Array.of(0, 0, 1, 0, 0, 1, 0, 0, 1, 0), 2))
  geometry.setIndex([0, 1, 2, 0, 3, 1, 3, 4, 1])
  // What faces the hem is the pelvis behind it; what faces the same way as the cloth is the thigh.
  bindCloth(kitOf(shirt), { ...body, normals: Float32Array.of(0, 0, 1, 0, 0, -1) }, bones)
  expect(shareOf(thigh, shirt, 0)).toBeGreaterThan(0.8)
  expect(shareOf(thigh, shirt, 3)).toBeCloseTo(shareOf(thigh, shirt, 0), 1)
})

it('lets a lining, which faces the body, follow what it lines', () => {
  const hood = piece('hoodLeft', 0.045, 1.6)
  const lining = { ...piece('hoodLeftLining', 0.044, 1.6), lines: hood.mesh }
  const facingIn = new BufferAttribute(Float32Array.of(0, 0, -1, 0, 0, -1), 3)
  lining.mesh.geometry.setAttribute('normal', facingIn)
  const kit = kitOf(hood)
  kit.group.add(lining.mesh)
  // What faces the lining is the pelvis; what faces the same way as the hood is the thigh.
  const turned = { ...body, normals: Float32Array.of(0, 0, 1, 0, 0, -1) }
  bindCloth({ ...kit, pieces: [hood, lining] }, turned, bones)
  expect(shareOf(thigh, hood)).toBeGreaterThan(0.8)
  expect(shareOf(thigh, lining)).toBe(shareOf(thigh, hood))
})
