import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFit } from '../../app/viewer/fit/readFit.ts'
import { baseSize, meshPattern, type Pattern, type Size } from '../../engine/index.ts'
import {
  type FitRecord,
  fitHash,
  readGarment,
  type TailorSettings,
  type WornFit,
  whyNotFitted,
  wornFit,
} from '../../engine/tailor/index.ts'
import { drapedSizes, fitFile } from '../../plugins/drapedSizes.ts'
import { type GarmentFile, garmentFiles, underneathOf } from './garmentFiles.ts'
import { bakeRecords } from './saveBake.ts'

/** A mesh in another size than it was baked in. */
export interface GarmentFit {
  readonly baked: GarmentFile
  readonly size: Size
  readonly file: string
  readonly pattern: Pattern
}

/** By file name; those of failed fits say why there is no file. */
export type FitRecords = Readonly<Record<string, FitRecord>>

/** Every mesh in every draped size. */
export const garmentFits: readonly GarmentFit[] = garmentFiles.flatMap(baked =>
  drapedSizes
    .filter(size => size !== baseSize)
    .map(size => ({
      baked,
      size,
      file: fitFile(baked.file, size),
      pattern: meshPattern(baked.garment, baked.mesh, size),
    })),
)

export const bookOf = ({ folder }: Pick<GarmentFile, 'folder'>): string => `${folder}/fits.json`

/** What is written down of the fits of a garment's meshes. */
export function fitRecords({ folder }: Pick<GarmentFile, 'folder'>): FitRecords {
  const book = bookOf({ folder })
  return existsSync(book) ? JSON.parse(readFileSync(book, 'utf8')) : {}
}

/** As a mesh was baked: its triangles lie where the seed that passed has put them. */
export const settingsOf = (baked: GarmentFile): TailorSettings => ({
  ...baked.settings,
  seed: bakeRecords(baked)[baked.file]?.seed ?? baked.settings.seed,
})

export const bytesOf = ({ folder, file }: Pick<GarmentFile, 'folder' | 'file'>): Buffer =>
  readFileSync(`${folder}/${file}`)

export const hashOfBytes = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The fits of what is worn underneath in the same size, innermost first. */
export const fitsUnderneath = ({ baked, size }: GarmentFit): readonly GarmentFit[] =>
  underneathOf(baked).flatMap(inner => garmentFits.filter(fit => fit.baked === inner && fit.size === size))

/** The hash that the record of an up-to-date fit has. */
export function hashOfFit(fit: GarmentFit): string {
  const { baked, pattern } = fit
  return fitHash(
    { pattern, settings: baked.settings, fileHash: hashOfBytes(bytesOf(baked)) },
    fitsUnderneath(fit).map(hashOfFit),
  )
}

/** A fit as what is worn over it meets it; `null` where none passes its gates: then nothing is worn there. */
export async function wornUnderneath(fit: GarmentFit): Promise<WornFit | null> {
  const { baked, file } = fit
  const record = fitRecords(baked)[file]
  if (!record || whyNotFitted(record).length > 0) return null
  const bytes = bytesOf({ ...baked, file })
  const panels = await readFit(Uint8Array.from(bytes).buffer)
  return wornFit(
    await readGarment(`${baked.folder}/${baked.file}`),
    panel => panels.get(panel)?.moved ?? [],
    record.inputHash,
  )
}
