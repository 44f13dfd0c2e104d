// `npm run measure:cloth [animation …]`: how the kit moves with its wearer, as a table: of each animation the share of
// cloth that is inside the body, of shirt that is under the shorts, how far cloth is stretched, and how far seams open.
import { readFile } from 'node:fs/promises'
import { Box3, Group, type Mesh } from 'three'
import { bindCloth, hangsFromShoulders } from '../app/viewer/avatar/bindCloth.ts'
import { bodyPoints, pointsOf } from '../app/viewer/avatar/bodyPoints.ts'
import { createWearerBones } from '../app/viewer/avatar/wearerBones.ts'
import type { GarmentModel } from '../app/viewer/garment.ts'
import { readClothFile } from '../app/viewer/readClothFile.ts'
import { clipIds, clips, createSkeleton, frameOf, poseOf, readJoints } from '../engine/avatar/index.ts'
import { panelId } from '../engine/index.ts'
import { shareInside } from './measureCloth/inside.ts'
import { type Surface, seamsOf, skinnedSurface, strainOf, timesOfClip } from './measureCloth/surface.ts'
import { swaying } from './measureCloth/swaying.ts'

const baked = 'app/viewer/avatar/baked'
const records = JSON.parse(await readFile(`${baked}/bake.json`, 'utf8'))
const wanted = clipIds.filter(id => process.argv.length < 3 || process.argv.includes(id))
const skeleton = createSkeleton(readJoints(records.beckham.joints))

const meshesOf = async (path: string): Promise<readonly Mesh[]> => {
  const file = await readFile(path)
  const { children } = await readClothFile(file.buffer.slice(file.byteOffset, file.byteOffset + file.length))
  return children.map(child => child as Mesh)
}
const nameOf = ({ material }: Mesh) => (Array.isArray(material) ? '' : material.name)

const figure = await meshesOf(`${baked}/beckham.glb`)
const skin = figure.filter(mesh => ['head', 'arms', 'legs', 'base'].includes(nameOf(mesh)))
const garments = await Promise.all(
  ['shirt-crew-short', 'shorts'].map(name => meshesOf(`plugins/garments/soccer/${name}.glb`)),
)
const box = { left: 0, top: 0, width: 1, height: 1 }
const pieces = garments.flat().map(mesh => ({ panel: panelId(nameOf(mesh)), box, mesh }))
const kit: GarmentModel = { addresses: [], group: new Group(), pieces, bounds: new Box3(), dispose() {} }
bindCloth(kit, bodyPoints(skin), createWearerBones(skeleton))

const surfaceOf = (meshes: readonly Mesh[]): Surface => {
  const all = meshes.map(({ geometry }) => ({ geometry, ...pointsOf(geometry) }))
  return {
    positions: Float32Array.from(all.flatMap(({ positions }) => [...positions])),
    normals: Float32Array.from(all.flatMap(({ normals }) => [...normals])),
    bones: all.flatMap(({ geometry }) => [...(geometry.attributes.skinIndex?.array ?? [])]),
    shares: all.flatMap(({ geometry }) =>
      Array.from(
        { length: (geometry.attributes.skinWeight?.count ?? 0) * 4 },
        (_, at) => geometry.attributes.skinWeight?.getComponent(Math.floor(at / 4), at % 4) ?? 0,
      ),
    ),
    edges: edgesOf(all.map(({ geometry }) => geometry)),
  }
}

function edgesOf(geometries: readonly Mesh['geometry'][]): readonly number[] {
  let first = 0
  return geometries.flatMap(({ index, attributes }) => {
    const start = first
    first += attributes.position?.count ?? 0
    const corners = [...(index?.array ?? [])]
    return corners.flatMap((corner, at) => [
      start + corner,
      start + (corners[at % 3 === 2 ? at - 2 : at + 1] ?? corner),
    ])
  })
}

const [body, shirt, shorts] = [
  surfaceOf(skin),
  surfaceOf(pieces.filter(({ mesh }) => hangsFromShoulders(mesh)).map(({ mesh }) => mesh)),
  surfaceOf(pieces.filter(({ mesh }) => !hangsFromShoulders(mesh)).map(({ mesh }) => mesh)),
]
const seams = seamsOf(shirt)
const percent = (shares: readonly number[]) => {
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  return `${(100 * mean).toFixed(2)} / ${(100 * Math.max(...shares)).toFixed(2)}`
}

console.log('| animation | shirt in body, % | shorts in body, % | shirt under shorts, % | strain, % | seams open, mm |')
console.log('|---|---|---|---|---|---|')
for (const id of wanted) {
  const { seconds } = clips[id]
  const swayingShirt = swaying('soccer/shirt-crew-short', id, shirt)
  const swayingShorts = swaying('soccer/shorts', id, shorts)
  const frames = timesOfClip(seconds).map(time => {
    const pose = poseOf(skeleton, frameOf(clips[id], time))
    const surfaces = [body, swayingShirt(time / seconds), swayingShorts(time / seconds)]
    const [skinNow, shirtNow, shortsNow] = surfaces.map(each => skinnedSurface(each, skeleton, pose))
    if (!skinNow || !shirtNow || !shortsNow) throw new Error('Nothing is worn.')
    return {
      shirt: shareInside(shirtNow, skinNow),
      shorts: shareInside(shortsNow, skinNow),
      under: shareInside(shirtNow, shortsNow),
      strain: strainOf(shirt, shirtNow),
      open: seams(shirtNow),
    }
  })
  const of = (part: 'shirt' | 'shorts' | 'under') => percent(frames.map(frame => frame[part]))
  const strain = percent(frames.map(frame => frame.strain))
  const open = (1000 * Math.max(...frames.map(frame => frame.open))).toFixed(1)
  console.log(`| ${id} | ${of('shirt')} | ${of('shorts')} | ${of('under')} | ${strain} | ${open} |`)
}
