// `npm run bake:sways [mesh or animation …]`: how the cloth of every garment sways along every animation. What has not
// changed since it was baked is left as it is, so that a bake that was stopped goes on where it was.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { type ClipId, clipIds, clips, createSkeleton, readJoints, readSway, type Sway } from '../engine/avatar/index.ts'
import { readGarment } from '../engine/tailor/index.ts'
import {
  type BakedSway,
  bakeSway,
  restingBody,
  settleSway,
  settleVersion,
  type WornCloth,
  wornCloth,
  writeSway,
} from '../engine/tailor/sway/index.ts'
import { swayFile, swayingMeshes } from '../plugins/swayingMeshes.ts'
import { type GarmentFile, underneathOf } from './bake/garmentFiles.ts'
import { skinPoints } from './bakeSways/skinPoints.ts'
import { garmentOf, swayHash, swayRecords, wearer, wearerFile } from './bakeSways/swayHash.ts'

/** Most that a sway may weigh, in bytes. */
const heaviest = 350_000

const known: Record<string, { readonly hash: string; readonly settled?: number }> = existsSync(swayRecords)
  ? JSON.parse(readFileSync(swayRecords, 'utf8'))
  : {}
const skin = await skinPoints(wearerFile)
const { joints } = JSON.parse(readFileSync('app/viewer/avatar/baked/bake.json', 'utf8'))[wearer]
const skeleton = createSkeleton(readJoints(joints))
const body = restingBody(wearer)

const wanted = process.argv.slice(2)
const strange = wanted.filter(name => ![...swayingMeshes, ...clipIds].includes(name))
if (strange.length > 0) throw new Error(`Nothing is called ${strange}. Choose from: ${[...swayingMeshes, ...clipIds]}`)
/** All of a list when none of it is named. */
const chosen = <Name extends string>(names: readonly Name[]): readonly Name[] => {
  const named = names.filter(name => wanted.includes(name))
  return named.length > 0 ? named : names
}

for (const mesh of chosen(swayingMeshes)) {
  let dressed: Dressed | null = null
  for (const clip of chosen(clipIds)) {
    const hash = swayHash(mesh, clip)
    const record = known[`${mesh}.${clip}`]
    const settles = garmentOf(mesh).mesh.hangsFrom === 'waist'
    const isBaked = record?.hash === hash && existsSync(`plugins/garments/${swayFile(mesh, clip)}`)
    if (isBaked && (!settles || record.settled === settleVersion)) continue
    dressed ??= await dress(garmentOf(mesh))
    const start = performance.now()
    // What was baked before there was settling is settled as it is.
    const isUnsettled = isBaked && record.settled === undefined
    const figures = bake(
      mesh,
      clip,
      dressed,
      isUnsettled ? readSway(inflateRawSync(readFileSync(pathOf(mesh, clip)))) : null,
    )
    known[`${mesh}.${clip}`] = { hash, ...figures, ...(settles && { settled: settleVersion }) }
    writeFileSync(swayRecords, `${JSON.stringify(known, null, 2)}\n`)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(
      `${mesh} ${clip}: ${figures.shapes} shapes, ${figures.left} mm left, ${figures.bytes} bytes, ${seconds} s`,
    )
  }
}

interface Dressed {
  readonly outer: WornCloth
  readonly inner: WornCloth | null
}

/** Writes the file; says of how many shapes it is, what they leave out on average, in mm, and what it weighs. */
function bake(mesh: string, id: ClipId, { outer, inner }: Dressed, swung: Sway | null) {
  const clip = clips[id]
  const settled = (worn: WornCloth, sway: Sway) => settleSway({ worn, skeleton, clip, skin, sway })
  const trousers = (worn: WornCloth): BakedSway =>
    settled(worn, swung ?? readSway(writeSway(bakeSway({ worn, skeleton, clip, skin }).sway)))
  const hangsFromWaist = garmentOf(mesh).mesh.hangsFrom === 'waist'
  const under = inner && { worn: inner, frames: trousers(inner).frames }
  const { sway, left } = hangsFromWaist
    ? trousers(outer)
    : bakeSway({ worn: outer, skeleton, clip, skin, ...(under && { under }) })
  const file = deflateRawSync(writeSway(sway), { level: 9 })
  const path = pathOf(mesh, id)
  if (file.length > heaviest) throw new Error(`${path} weighs ${file.length} bytes, more than ${heaviest}.`)
  writeFileSync(path, file)
  return { shapes: sway.shapes.length, left: Number((1000 * left).toFixed(2)), bytes: file.length }
}

function pathOf(mesh: string, clip: ClipId): string {
  return `plugins/garments/${swayFile(mesh, clip)}`
}

/** The garment as it is worn, over what is worn underneath. */
async function dress(garment: GarmentFile): Promise<Dressed> {
  const worn = async ({ pattern, settings, folder, file, mesh }: GarmentFile, over: WornCloth | null) =>
    wornCloth({
      pattern,
      settings,
      file: await readGarment(`${folder}/${file}`),
      hangsFromWaist: mesh.hangsFrom === 'waist',
      skin,
      body,
      over,
    })
  const [under] = underneathOf(garment)
  const inner = under ? await worn(under, null) : null
  return { inner, outer: await worn(garment, inner) }
}
