// `npx tsx scripts/bake.ts [file …]`: sews and drapes the garments and writes their meshes beside their plugins.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type BakedGarment, type BakeRecords, bakeGarment } from '../engine/tailor/index.ts'
import { type GarmentFile, garmentFiles } from './bake/garmentFiles.ts'

const wanted = process.argv.slice(2)
const baked = new Map<string, BakedGarment>()

for (const garment of garmentFiles) {
  if (wanted.length === 0 || wanted.includes(garment.file)) save(garment, await bake(garment.file))
}

/** Bakes what is worn underneath too, once. */
async function bake(file: string): Promise<BakedGarment> {
  const known = baked.get(file)
  if (known) return known
  const garment = garmentFiles.find(each => each.file === file)
  if (!garment)
    throw new Error(`There is no garment "${file}". Those that ship: ${garmentFiles.map(each => each.file)}`)
  const underneath: BakedGarment[] = []
  for (const inner of garment.underneath) underneath.push(await bake(inner))
  const { pattern, settings } = garment
  const result = await bakeGarment({ file, pattern, settings, underneath, now: () => performance.now() })
  baked.set(file, result)
  return result
}

function save({ folder, file }: GarmentFile, { bytes, record }: BakedGarment): void {
  writeFileSync(`${folder}/${file}`, bytes)
  const book = `${folder}/bake.json`
  const records: BakeRecords = existsSync(book) ? JSON.parse(readFileSync(book, 'utf8')) : {}
  const sorted = Object.entries({ ...records, [file]: record }).sort(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(book, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
  console.log(file, record)
}
