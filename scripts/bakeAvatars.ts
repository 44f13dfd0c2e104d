// `npm run bake:avatars [id …]`: shapes the figures that wear kits, their hair and their boots, and writes their meshes.
// What has not changed since it was baked is left as it is, so that a bake that was stopped goes on where it was.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { bootIds, hairStyles } from '../engine/avatar/index.ts'
import { type BakedPiece, bakeBoots, bakeHair, bakeWearer, wearerShapes } from '../engine/tailor/wearer/index.ts'

const folder = 'app/viewer/avatar/baked'
const records = `${folder}/bake.json`
/** Most that a figure may weigh, in bytes gz. */
const heaviest = 350_000

interface BakeRecord extends Readonly<Record<string, unknown>> {
  readonly hash: string
}

const known: Record<string, BakeRecord> = existsSync(records) ? JSON.parse(readFileSync(records, 'utf8')) : {}
const sources = ['engine/tailor/wearer', 'engine/tailor/body', 'engine/tailor/file']
  .flatMap(room => readdirSync(room).map(file => readFileSync(`${room}/${file}`, 'utf8')))
  .join('\n')
const hashOf = (name: string) => createHash('sha256').update(`${name}\n${sources}`).digest('hex').slice(0, 16)

const jobs: readonly (readonly [name: string, bake: () => Promise<BakedPiece>])[] = [
  ...Object.entries(wearerShapes).map(([id, shape]) => [id, () => bakeWearer(id, shape)] as const),
  ...hairStyles.map(style => [`hair-${style}`, () => bakeHair(style)] as const),
  ...bootIds.map(id => [`boots-${id}`, () => bakeBoots(id)] as const),
]
const wanted = process.argv.slice(2)
const unknown = wanted.filter(name => !jobs.some(([job]) => job === name))
if (unknown.length > 0) throw new Error(`Nothing is called ${unknown}. Choose from: ${jobs.map(([name]) => name)}`)

for (const [name, bake] of jobs) {
  const hash = hashOf(name)
  const isBaked = known[name]?.hash === hash && existsSync(`${folder}/${name}.glb`)
  if (isBaked || (wanted.length > 0 && !wanted.includes(name))) continue
  const start = performance.now()
  const { file, ...record } = await bake()
  const bytes = gzipSync(file).length
  const seconds = Math.round((performance.now() - start) / 100) / 10
  console.log(`${name}: ${record.triangles} triangles, ${Math.round(bytes / 1000)} kB gz, ${seconds} s`)
  if (bytes > heaviest) throw new Error(`${name} weighs ${bytes} bytes, more than ${heaviest}. Keep fewer triangles.`)
  writeFileSync(`${folder}/${name}.glb`, file)
  known[name] = { hash, ...record }
  writeFileSync(records, `${JSON.stringify(known, null, 2)}\n`)
}
