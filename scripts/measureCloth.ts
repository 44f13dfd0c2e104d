// `npm run measure:cloth [garment, mesh, animation or figure …]`: how a kit moves with its wearer, as a table; that of
// soccer, and on the figure that cloth sways on, when no other is named. Of each animation the share of cloth that is inside the body, of shirt that is under the shorts, how
// far cloth is stretched, how far seams open, and how far feet slide.
import { readFile } from 'node:fs/promises'
import type { Mesh } from 'three'
import {
  avatarIds,
  avatars,
  boneIndex,
  type Clip,
  type ClipId,
  clipIds,
  clips,
  createSkeleton,
  frameOf,
  poseOf,
  readJoints,
  type Skeleton,
} from '../engine/avatar/index.ts'
import { swayingMeshes } from '../plugins/swayingMeshes.ts'
import { underneathOf } from './bake/garmentFiles.ts'
import { allPoints, drawnKit, skinOf } from './bakeSways/drawnKit.ts'
import { figureFile, garmentOf, meshNameOf, wearer } from './bakeSways/swayHash.ts'
import { type Surface, seamsOf, shareInside, skinnedSurface, strainOf, timesOfClip } from './measureCloth/surface.ts'
import { swaying } from './measureCloth/swaying.ts'

const framesPerSecond = 60
/** No higher above where it rests the ball of a foot is taken to stand, in m. */
const onGround = 0.002

const records = JSON.parse(await readFile('app/viewer/avatar/baked/bake.json', 'utf8'))
const named = process.argv.slice(2)
const figure = avatarIds.find(id => named.includes(id)) ?? wearer
const skeleton = createSkeleton(readJoints(records[figure].joints))
const skin = await skinOf(figureFile(figure))

const kits = swayingMeshes.filter(mesh => named.some(name => mesh === name || mesh.startsWith(`${name}/`)))
const wanted = clipIds.filter(id => named.includes(id))
const strange = named.filter(
  name => ![...clipIds, ...avatarIds].some(id => id === name) && !kits.some(mesh => mesh.startsWith(name)),
)
if (strange.length > 0)
  throw new Error(`Nothing is called ${strange}. Choose from: ${[...swayingMeshes, ...clipIds, ...avatarIds]}`)
for (const mesh of kits.length > 0 ? kits : ['soccer/shirt-crew-short']) {
  console.log(`\n${mesh}\n`)
  await printTable(mesh, wanted.length > 0 ? wanted : clipIds)
}

/** The kit as it sways: what hangs from the shoulders, and what hangs from the waist. */
async function printTable(mesh: string, ids: readonly ClipId[]): Promise<void> {
  const garment = garmentOf(mesh)
  const worn = [...underneathOf(garment), garment]
  const kit = await drawnKit(
    worn.map(({ folder, file }) => `${folder}/${file}`),
    skin,
    skeleton,
    avatars[figure].size,
  )
  const meshOf = (hangsFrom: 'shoulders' | 'waist') =>
    meshNameOf(worn.find(each => each.mesh.hangsFrom === hangsFrom) ?? garment)
  const [body, shirt, shorts] = [surfaceOf(skin), surfaceOf(kit.shirt), surfaceOf(kit.trousers)]
  // Who wears trousers alone wants to know of those how far they are stretched.
  const outer = shirt.positions.length > 0 ? shirt : shorts
  const seams = seamsOf(outer)
  console.log(
    '| animation | shirt in body, % | shorts in body, % | shirt under shorts, % | strain, % | seams open, mm | feet slide, mm |',
  )
  console.log('|---|---|---|---|---|---|---|')
  for (const id of ids) {
    const { seconds } = clips[id]
    const [swayingShirt, swayingShorts] = [
      swaying(meshOf('shoulders'), id, shirt, body),
      swaying(meshOf('waist'), id, shorts, body),
    ]
    const frames = timesOfClip(seconds).map(time => {
      const pose = poseOf(skeleton, frameOf(clips[id], time))
      const [skinNow, shirtNow, shortsNow] = [
        skinnedSurface(body, skeleton, pose),
        skinnedSurface(swayingShirt(time / seconds), skeleton, pose),
        skinnedSurface(swayingShorts(time / seconds), skeleton, pose),
      ]
      const outerNow = outer === shirt ? shirtNow : shortsNow
      return {
        shirt: shareInside(shirtNow, skinNow),
        shorts: shareInside(shortsNow, skinNow),
        under: shareInside(shirtNow, shortsNow),
        strain: strainOf(outer, outerNow),
        open: seams(outerNow),
      }
    })
    const of = (part: 'shirt' | 'shorts' | 'under' | 'strain') => percent(frames.map(frame => frame[part]))
    const slide = (1000 * slideOf(skeleton, clips[id])).toFixed(1)
    const open = (1000 * Math.max(...frames.map(frame => frame.open))).toFixed(1)
    console.log(`| ${id} | ${of('shirt')} | ${of('shorts')} | ${of('under')} | ${of('strain')} | ${open} | ${slide} |`)
  }
}

function surfaceOf(meshes: readonly Mesh[]): Surface {
  return { ...allPoints(meshes), edges: edgesOf(meshes.map(({ geometry }) => geometry)) }
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

/** Mean and worst; a dash where there is nothing to measure. */
function percent(shares: readonly number[]): string {
  if (shares.some(Number.isNaN)) return '–'
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  return `${(100 * mean).toFixed(2)} / ${(100 * Math.max(...shares)).toFixed(2)}`
}

/** The farthest that the ball of a foot moves from one frame to the next while it stands in both, in m. */
function slideOf(skeleton: Skeleton, clip: Clip): number {
  let farthest = 0
  const count = Math.round(clip.seconds * framesPerSecond)
  for (let frame = 0; frame < count; frame++) {
    const [from, to] = [frame, frame + 1].map(each => poseOf(skeleton, frameOf(clip, each / framesPerSecond)))
    for (const side of ['Left', 'Right'] as const) {
      const toe = boneIndex(`toe${side}`)
      const [before, after] = [from?.places[toe], to?.places[toe]]
      if (!before || !after || Math.max(before[1], after[1]) > skeleton.joints.ball[1] + onGround) continue
      farthest = Math.max(farthest, Math.hypot(after[0] - before[0], after[2] - before[2]))
    }
  }
  return farthest
}
