// `npx tsx scripts/bake.ts [file …]`: sews and drapes the garments and writes their meshes beside their plugins.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type BakeRecords, bakeGarment } from '../engine/tailor/index.ts'
import { garmentFiles } from './bake/garmentFiles.ts'

const wanted = process.argv.slice(2)

for (const { folder, file, pattern, settings } of garmentFiles) {
  if (wanted.length > 0 && !wanted.includes(file)) continue
  const { bytes, record } = await bakeGarment({ file, pattern, settings, underneath: [], now: () => performance.now() })
  writeFileSync(`${folder}/${file}`, bytes)
  const book = `${folder}/bake.json`
  const records: BakeRecords = existsSync(book) ? JSON.parse(readFileSync(book, 'utf8')) : {}
  const sorted = Object.entries({ ...records, [file]: record }).sort(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(book, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
  console.log(file, record)
}
