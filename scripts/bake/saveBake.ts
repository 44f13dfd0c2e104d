import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type BakedGarment, type BakeRecords, whyNotShipped } from '../../engine/tailor/index.ts'
import type { GarmentFile } from './garmentFiles.ts'

/** What is written down of the baked files of a garment. */
export function bakeRecords({ folder }: Pick<GarmentFile, 'folder'>): BakeRecords {
  const book = bookOf(folder)
  return existsSync(book) ? JSON.parse(readFileSync(book, 'utf8')) : {}
}

const bookOf = (folder: string): string => `${folder}/bake.json`

/**
 * Writes what passes every gate, and its record. Of what fails, file and record stay as they are; the gates that it does
 * not pass come back, in words.
 */
export function saveBake(
  { folder, file }: Pick<GarmentFile, 'folder' | 'file'>,
  { bytes, record }: Pick<BakedGarment, 'bytes' | 'record'>,
): readonly string[] {
  const failed = whyNotShipped(record)
  if (failed.length > 0) return failed
  writeFileSync(`${folder}/${file}`, bytes)
  const sorted = Object.entries({ ...bakeRecords({ folder }), [file]: record }).sort(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(bookOf(folder), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
  return []
}
