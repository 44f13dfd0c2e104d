import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { type FaceFile, type FontBookEntry, type FontId, namedFont } from '../../engine/index.ts'

const { resolve } = createRequire(import.meta.url)
const unicodeRanges = z.record(z.string(), z.string())

/** Where a mark can stand over any letter, and letters with marks that few subsets have as one. */
const marks = 'U+0300-036F,U+1E00-1E9F'

/**
 * The files of a face that ships, as paths in the installed packages. .woff, because HarfBuzz does not read WOFF2. The
 * subset of its main script comes first: it has the capitals.
 */
export const installedFaceFiles = ({ package: name, scripts, weight, whole }: FontBookEntry): readonly FaceFile[] =>
  filesOfPackage({ name, main: scripts[0] === 'Khmer' ? 'khmer' : 'latin', variant: `${weight}-normal`, whole })

interface PackageVariant {
  readonly name: string
  /** The subset with the capitals. */
  readonly main: string
  /** `400-normal`. */
  readonly variant: string
  readonly whole?: string | undefined
}

function filesOfPackage({ name, main, variant, whole }: PackageVariant): readonly FaceFile[] {
  const folder = dirname(resolve(`${name}/package.json`))
  const ranges = unicodeRanges.parse(JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')))
  const files = new Set(readdirSync(join(folder, 'files')))
  const slug = name.split('/').at(-1)
  const found = Object.entries(ranges).flatMap(([subset, held]) => {
    // The many subsets of a Chinese, Japanese or Korean face are numbered: "[12]".
    const file = `${slug}-${subset.replace(/[[\]]/g, '')}-${variant}.woff`
    return files.has(file) ? [{ subset, file: join(folder, 'files', file), ranges: held }] : []
  })
  const ordered = [...found.filter(({ subset }) => subset === main), ...found.filter(({ subset }) => subset !== main)]
  return [
    ...ordered.map(({ file, ranges: held }) => ({ file, ranges: held })),
    ...(whole ? [{ file: resolve(whole), ranges: marks }] : []),
  ]
}

const known = new Map<FontId, readonly FaceFile[]>()

/** The files of a face by its id; none for a face that is not installed. */
export function faceFilesOf(font: FontId): readonly FaceFile[] {
  const before = known.get(font)
  if (before) return before
  const files = findFiles(font)
  // Anybody may write the name of a font into a design: what is not here is not kept in mind.
  if (files.length > 0) known.set(font, files)
  return files
}

function findFiles(font: FontId): readonly FaceFile[] {
  const named = namedFont(font)
  if (named?.kind === 'book') return installedFaceFiles(named.entry)
  if (named?.kind !== 'family') return []
  const name = `@fontsource/${named.slug}`
  if (!isInstalled(name)) return []
  return filesOfPackage({ name, main: 'latin', variant: `${named.weight}-${named.style}` })
}

function isInstalled(name: string): boolean {
  try {
    resolve(`${name}/package.json`)
    return true
  } catch {
    return false
  }
}
