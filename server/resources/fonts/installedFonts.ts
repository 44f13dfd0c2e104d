import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { excludedFonts, type FontBookEntry, fontBook } from '../../../engine/index.ts'
import { addressOf } from '../../contract/call.ts'
import type { DescribedFont } from '../../contract/fontsource.ts'
import { fontsourceFileCall } from '../../contract/fontsource.ts'

/** An installed font package. */
export interface InstalledFont {
  readonly described: DescribedFont
  /** The absolute paths of its files by name. */
  readonly files: ReadonlyMap<string, string>
}

const metadata = z.object({
  id: z.string(),
  family: z.string(),
  subsets: z.array(z.string()),
  styles: z.array(z.string()),
  defSubset: z.string(),
  lastModified: z.string(),
  category: z.string(),
  license: z.object({ type: z.string() }),
  type: z.string(),
})

const { resolve } = createRequire(import.meta.url)
let reading: Promise<ReadonlyMap<string, InstalledFont>> | null = null

/** The fonts of the installed packages by id, read on first use. */
export function installedFonts(): Promise<ReadonlyMap<string, InstalledFont>> {
  reading ??= readAll(fontBook)
  return reading
}

async function readAll(book: readonly FontBookEntry[]): Promise<ReadonlyMap<string, InstalledFont>> {
  const beside = dirname(dirname(resolve(`${book[0]?.package}/metadata.json`)))
  const names = (await readdir(beside)).filter(name => !excludedFonts.includes(name)).sort()
  const fonts = await Promise.all(names.map(name => readFont(join(beside, name))))
  return new Map(fonts.map(font => [font.described.id, font]))
}

async function readFont(folder: string): Promise<InstalledFont> {
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(join(folder, file), 'utf8'))
  const { license, ...known } = metadata.parse(await read('metadata.json'))
  const unicodeRange = z.record(z.string(), z.string()).parse(await read('unicode.json'))
  const { version } = z.object({ version: z.string() }).parse(await read('package.json'))
  const files = await readdir(join(folder, 'files'))
  const variants = variantsOf(known, files, version)
  const described: DescribedFont = {
    ...known,
    weights: Object.keys(variants).map(Number),
    variable: false,
    license: license.type,
    version,
    unicodeRange,
    variants,
  }
  return { described, files: new Map(files.map(file => [file, join(folder, 'files', file)])) }
}

/** The variants by file name: `koulen-khmer-400-normal.woff2`. */
function variantsOf(
  { id, subsets }: Pick<DescribedFont, 'id' | 'subsets'>,
  files: readonly string[],
  version: string,
): DescribedFont['variants'] {
  const variants: DescribedFont['variants'] = {}
  for (const file of files) {
    const [, subset, weight, style] = /^(.+)-(\d{3})-([a-z]+)\.woff2$/.exec(file.slice(id.length + 1)) ?? []
    if (subset === undefined || weight === undefined || style === undefined || !subsets.includes(subset)) continue
    const woff2 = fontAddress(id, file, version)
    variants[weight] ??= {}
    const styles = variants[weight]
    styles[style] ??= {}
    styles[style][subset] = { url: { woff2, woff: woff2.replace('.woff2', '.woff') } }
  }
  return variants
}

/** The address of a font file. It changes with the version, so it can be cached for long. */
export const fontAddress = (id: string, file: string, version: string): string =>
  `${addressOf(fontsourceFileCall, { params: { id, file } })}?v=${version}`
