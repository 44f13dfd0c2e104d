// `npm run bake:sways [mesh or animation …]`: how the cloth of every garment sways along every animation. What has not
// changed since it was baked is left as it is, so that a bake that was stopped goes on where it was.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { bodyPoints } from '../app/viewer/avatar/bodyPoints.ts'
import {
  type BoundCloth,
  type ClipId,
  clipIds,
  clips,
  createSkeleton,
  readJoints,
  readSway,
  type Sway,
} from '../engine/avatar/index.ts'
import { readGarment } from '../engine/tailor/index.ts'
import {
  type BakedSway,
  bakeSway,
  clearSway,
  clearVersion,
  restingBody,
  settleSway,
  settleVersion,
  type WornCloth,
  wornCloth,
  writeSway,
} from '../engine/tailor/sway/index.ts'
import { swayFile, swayingMeshes } from '../plugins/swayingMeshes.ts'
import { type GarmentFile, underneathOf } from './bake/garmentFiles.ts'
import { allPoints, clothOf, drawnKit, skinOf } from './bakeSways/drawnKit.ts'
import { garmentOf, swayHash, swayRecords, wearer, wearerFile } from './bakeSways/swayHash.ts'

/** Most that a sway may weigh, in bytes. */
const heaviest = 350_000

interface Figures {
  readonly shapes: number
  readonly left: number
  readonly bytes: number
}

interface SwayRecord extends Figures {
  readonly hash: string
  readonly settled?: number
  readonly cleared?: number
}

const known: Record<string, SwayRecord> = existsSync(swayRecords) ? JSON.parse(readFileSync(swayRecords, 'utf8')) : {}
const skinMeshes = await skinOf(wearerFile)
const [skin, wholeSkin] = [bodyPoints(skinMeshes), allPoints(skinMeshes)]
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
    // Trousers settle, and what hangs from the shoulders is cleared of the body.
    const settles = garmentOf(mesh).mesh.hangsFrom === 'waist'
    const isBaked = record?.hash === hash && existsSync(pathOf(mesh, clip))
    if (isBaked && (settles ? record.settled === settleVersion : record.cleared === clearVersion)) continue
    dressed ??= await dress(garmentOf(mesh))
    const start = performance.now()
    // What was baked before there was settling or clearing is finished as it is.
    const isUnfinished = isBaked && record.settled === undefined && record.cleared === undefined
    const swung = isUnfinished ? readSway(inflateRawSync(readFileSync(pathOf(mesh, clip)))) : null
    const baked = settles ? trousers(dressed.outer, clip, swung) : shirt(dressed, clip, swung)
    const figures = baked ? keep(mesh, clip, baked) : record
    if (!figures) throw new Error(`${mesh} does not sway along ${clip}.`)
    known[`${mesh}.${clip}`] = {
      ...figures,
      hash,
      ...(settles ? { settled: settleVersion } : { cleared: clearVersion }),
    }
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
  readonly drawn: BoundCloth
}

type Finished = Pick<BakedSway, 'sway' | 'left'>

/** @param swung how it sways, when only settling is left to do */
function trousers(worn: WornCloth, id: ClipId, swung: Sway | null): BakedSway {
  const clip = clips[id]
  const sway = swung ?? readSway(writeSway(bakeSway({ worn, skeleton, clip, skin }).sway))
  return settleSway({ worn, skeleton, clip, skin, sway })
}

/** @param swung how it sways, when only clearing is left to do; `null` is returned when that changes nothing */
function shirt({ outer, inner, drawn }: Dressed, id: ClipId, swung: Sway | null): Finished | null {
  const clip = clips[id]
  const under = inner && !swung && { worn: inner, frames: trousers(inner, id, null).frames }
  const baked = swung ? null : bakeSway({ worn: outer, skeleton, clip, skin, ...(under && { under }) })
  const sway = swung ?? (baked && readSway(writeSway(baked.sway)))
  if (!sway) return null
  return clearSway({ drawn, skeleton, clip, skin: wholeSkin, sway, ends: outer.cloth.springs.ends }) ?? baked
}

/** Writes the file; says of how many shapes it is, what they leave out on average, in mm, and what it weighs. */
function keep(mesh: string, id: ClipId, { sway, left }: Finished): Figures {
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
  const files = [...underneathOf(garment), garment].map(each => `${each.folder}/${each.file}`)
  const { shirt: pieces } = await drawnKit(files, skinMeshes, skeleton)
  return { inner, outer: await worn(garment, inner), drawn: clothOf(pieces) }
}
