// `npm run bake:sways [anew] [mesh or animation …]`: how the cloth of every garment sways along every animation.
// A sway stays as it is while its mesh, figure and animation have not changed, so a bake that was stopped goes on where it
// was. `anew` also bakes again what an earlier version made. Several runs may bake different meshes side by side.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { bodyPoints } from '../app/viewer/avatar/bodyPoints.ts'
import {
  type BodyPoints,
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
  correctSway,
  restingBody,
  settleSway,
  swayVersion,
  type WornCloth,
  wornCloth,
  writeSway,
} from '../engine/tailor/sway/index.ts'
import { swayFile, swayingMeshes } from '../plugins/swayingMeshes.ts'
import { type GarmentFile, underneathOf } from './bake/garmentFiles.ts'
import { allPoints, clothOf, drawnKit, rightSides, skinOf } from './bakeSways/drawnKit.ts'
import { garmentOf, meshNameOf, swayHash, swayRecords, wearer, wearerFile } from './bakeSways/swayHash.ts'

/** Most that a sway may weigh, in bytes. */
const heaviest = 350_000

interface Figures {
  readonly shapes: number
  readonly left: number
  readonly bytes: number
}

interface SwayRecord extends Figures {
  readonly hash: string
  /** The version of the simulation that made it. */
  readonly version: number
  /** Of the processor: how long it took to simulate it, and to clear it of the body. */
  readonly bakeSeconds?: number
  readonly clearSeconds?: number
}

const known = readRecords()
const skinMeshes = await skinOf(wearerFile)
const [skin, wholeSkin] = [bodyPoints(skinMeshes), allPoints(skinMeshes)]
const { joints } = JSON.parse(readFileSync('app/viewer/avatar/baked/bake.json', 'utf8'))[wearer]
const skeleton = createSkeleton(readJoints(joints))
const body = restingBody(wearer)

const isAnew = process.argv.includes('anew')
const wanted = process.argv.slice(2).filter(name => name !== 'anew')
const strange = wanted.filter(name => ![...swayingMeshes, ...clipIds].includes(name))
if (strange.length > 0) throw new Error(`Nothing is called ${strange}. Choose from: ${[...swayingMeshes, ...clipIds]}`)
interface Dressed {
  readonly outer: WornCloth
  readonly settles: boolean
  readonly drawn: BoundCloth
  readonly under: { readonly mesh: string; readonly worn: WornCloth; readonly drawn: BodyPoints } | null
}

type Finished = Pick<BakedSway, 'sway' | 'left'>
type Inner = (NonNullable<Dressed['under']> & { readonly sway: Sway }) | null

const dressedMeshes = new Map<string, Promise<Dressed>>()

function dressedIn(mesh: string): Promise<Dressed> {
  const dressed = dressedMeshes.get(mesh) ?? dress(garmentOf(mesh))
  dressedMeshes.set(mesh, dressed)
  return dressed
}

/** All of a list when none of it is named. */
const chosen = <Name extends string>(names: readonly Name[]): readonly Name[] => {
  const named = names.filter(name => wanted.includes(name))
  return named.length > 0 ? named : names
}

const meshes = chosen(swayingMeshes)
for (const mesh of meshes) for (const clip of chosen(clipIds)) await broughtUpToDate(mesh, clip)

/** How a mesh sways along a clip, baked unless it is up to date. */
async function broughtUpToDate(mesh: string, clip: ClipId): Promise<Sway> {
  const key = `${mesh}.${clip}`
  const hash = swayHash(mesh, clip)
  const record = known[key]
  const isBaked = record?.hash === hash && existsSync(pathOf(mesh, clip))
  const mayBeOlder = !isAnew || !meshes.includes(mesh)
  if (isBaked && (record.version === swayVersion || mayBeOlder)) return read(mesh, clip)
  const dressed = await dressedIn(mesh)
  const inner = dressed.under && { ...dressed.under, sway: await broughtUpToDate(dressed.under.mesh, clip) }
  const start = processorSeconds()
  const baked = bake(dressed, clip, inner)
  const begun = processorSeconds()
  const finished = cleared(dressed, clip, inner, baked)
  const [bakeSeconds, clearSeconds] = [rounded(begun - start), rounded(processorSeconds() - begun)]
  const { shapes, left, bytes } = keep(mesh, clip, finished)
  const kept = { shapes, left, bytes, hash, version: swayVersion, bakeSeconds, clearSeconds }
  known[key] = kept
  // Read anew: another run may bake other meshes beside this one.
  writeFileSync(swayRecords, `${JSON.stringify({ ...readRecords(), [key]: kept }, null, 2)}\n`)
  console.log(`${key}: ${shapes} shapes, ${left} mm left, ${bytes} bytes, ${bakeSeconds} + ${clearSeconds} s`)
  return read(mesh, clip)
}

function readRecords(): Record<string, SwayRecord> {
  return existsSync(swayRecords) ? JSON.parse(readFileSync(swayRecords, 'utf8')) : {}
}

function processorSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

function rounded(seconds: number): number {
  return Math.round(10 * seconds) / 10
}

/** Trousers settle after they were baked. */
function bake({ outer, settles }: Dressed, id: ClipId, inner: Inner): Finished {
  const clip = clips[id]
  const baked = bakeSway({ worn: outer, skeleton, clip, skin, ...(inner && { under: inner }) })
  if (!settles) return baked
  return settleSway({ worn: outer, skeleton, clip, skin, sway: readSway(writeSway(baked.sway)) })
}

/** Taken out of the body and out of what is worn underneath. */
function cleared({ outer, drawn }: Dressed, id: ClipId, inner: Inner, baked: Finished): Finished {
  const asRead = (sway: Sway) => readSway(writeSway(sway))
  const worn = { drawn, skeleton, clip: clips[id], skin: wholeSkin, ends: outer.cloth.springs.ends }
  const input = inner ? { ...worn, under: inner } : worn
  const clear = clearSway({ ...input, sway: asRead(baked.sway) }) ?? baked
  return { ...clear, sway: correctSway({ ...input, sway: asRead(clear.sway) }) ?? clear.sway }
}

/** Writes the file; says of how many shapes it is, what they leave out on average, in mm, and what it weighs. */
function keep(mesh: string, id: ClipId, { sway, left }: Finished): Figures {
  const file = deflateRawSync(writeSway(sway), { level: 9 })
  const path = pathOf(mesh, id)
  if (file.length > heaviest) throw new Error(`${path} weighs ${file.length} bytes, more than ${heaviest}.`)
  writeFileSync(path, file)
  return { shapes: sway.shapes.length, left: Number((1000 * left).toFixed(2)), bytes: file.length }
}

function read(mesh: string, clip: ClipId): Sway {
  return readSway(inflateRawSync(readFileSync(pathOf(mesh, clip))))
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
      joints: skeleton.joints,
      body,
      over,
    })
  const [under] = underneathOf(garment)
  const inner = under ? await worn(under, null) : null
  const files = [...underneathOf(garment), garment].map(each => `${each.folder}/${each.file}`)
  const { shirt, trousers } = await drawnKit(files, skinMeshes, skeleton)
  const settles = garment.mesh.hangsFrom === 'waist'
  return {
    outer: await worn(garment, inner),
    settles,
    drawn: clothOf(settles ? trousers : shirt),
    under: under && inner ? { mesh: meshNameOf(under), worn: inner, drawn: rightSides(trousers) } : null,
  }
}
