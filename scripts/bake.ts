// `npx tsx scripts/bake.ts [file …]`: sews and drapes the garments and writes their meshes beside their plugins.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type BakedGarment, type BakeRecords, bakeGarment, whyNotShipped } from '../engine/tailor/index.ts'
import { type GarmentFile, garmentFiles, underneathOf } from './bake/garmentFiles.ts'

const wanted = process.argv.slice(2)
const pathOf = ({ folder, file }: GarmentFile): string => `${folder}/${file}`
const isWanted = (garment: GarmentFile): boolean => wanted.some(name => pathOf(garment).endsWith(`/${name}`))
const unknown = wanted.filter(name => !garmentFiles.some(garment => pathOf(garment).endsWith(`/${name}`)))
if (unknown.length > 0) throw new Error(`There is no garment ${unknown}. Choose one of: ${garmentFiles.map(pathOf)}`)

const baked = new Map<GarmentFile, BakedGarment>()
for (const garment of garmentFiles) {
  if (wanted.length === 0 || isWanted(garment)) save(garment, await bake(garment))
}

/** Bakes what is worn underneath too, once. */
async function bake(garment: GarmentFile): Promise<BakedGarment> {
  const known = baked.get(garment)
  if (known) return known
  const underneath: BakedGarment[] = []
  for (const inner of underneathOf(garment)) underneath.push(await bake(inner))
  const { file, pattern, settings } = garment
  const result = await bakeGarment({ file, pattern, settings, underneath, now: () => performance.now() })
  baked.set(garment, result)
  return result
}

/** Writes what passes every gate. What fails is told, and the file and its record stay as they are. */
function save({ folder, file }: GarmentFile, { bytes, record }: BakedGarment): void {
  const failed = whyNotShipped(record)
  if (failed.length > 0) {
    console.error(`${file} is not written:\n  ${failed.join('\n  ')}`)
    process.exitCode = 1
    return
  }
  writeFileSync(`${folder}/${file}`, bytes)
  const book = `${folder}/bake.json`
  const records: BakeRecords = existsSync(book) ? JSON.parse(readFileSync(book, 'utf8')) : {}
  const sorted = Object.entries({ ...records, [file]: record }).sort(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(book, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
  console.log(file, record)
}
