// `npm run measure:cloth [animation …]`: how the kit moves with its wearer, as a table: of each animation the share of
// cloth that is inside the body, of shirt that is under the shorts, how far cloth is stretched, how far seams open, and
// how far feet slide.
import { readFile } from 'node:fs/promises'
import type { Mesh } from 'three'
import {
  boneIndex,
  type Clip,
  clipIds,
  clips,
  createSkeleton,
  frameOf,
  poseOf,
  readJoints,
  type Skeleton,
} from '../engine/avatar/index.ts'
import { allPoints, drawnKit, skinOf } from './bakeSways/drawnKit.ts'
import { wearer, wearerFile } from './bakeSways/swayHash.ts'
import { type Surface, seamsOf, shareInside, skinnedSurface, strainOf, timesOfClip } from './measureCloth/surface.ts'
import { swaying } from './measureCloth/swaying.ts'

const framesPerSecond = 60
/** No higher above where it rests the ball of a foot is taken to stand, in m. */
const onGround = 0.002

const records = JSON.parse(await readFile('app/viewer/avatar/baked/bake.json', 'utf8'))
const wanted = clipIds.filter(id => process.argv.length < 3 || process.argv.includes(id))
const skeleton = createSkeleton(readJoints(records[wearer].joints))
const skin = await skinOf(wearerFile)
const files = ['shirt-crew-short', 'shorts'].map(name => `plugins/garments/soccer/${name}.glb`)
const kit = await drawnKit(files, skin, skeleton)

const surfaceOf = (meshes: readonly Mesh[]): Surface => ({
  ...allPoints(meshes),
  edges: edgesOf(meshes.map(({ geometry }) => geometry)),
})

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

const [body, shirt, shorts] = [surfaceOf(skin), surfaceOf(kit.shirt), surfaceOf(kit.trousers)]
const seams = seamsOf(shirt)
const percent = (shares: readonly number[]) => {
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  return `${(100 * mean).toFixed(2)} / ${(100 * Math.max(...shares)).toFixed(2)}`
}

console.log(
  '| animation | shirt in body, % | shorts in body, % | shirt under shorts, % | strain, % | seams open, mm | feet slide, mm |',
)
console.log('|---|---|---|---|---|---|---|')
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
  const slide = (1000 * slideOf(skeleton, clips[id])).toFixed(1)
  const open = (1000 * Math.max(...frames.map(frame => frame.open))).toFixed(1)
  console.log(`| ${id} | ${of('shirt')} | ${of('shorts')} | ${of('under')} | ${strain} | ${open} | ${slide} |`)
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
