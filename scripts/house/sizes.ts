import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The maximum lines of a source file, of a file of React components and of a style sheet. */
export const lineLimits = { file: 400, component: 250, styles: 250 }

export interface Sizes {
  readonly files: number
  readonly median: number
  /** The 90th percentile. */
  readonly ninth: number
  readonly longest: { readonly file: string; readonly lines: number }
  /** Style sheets too, which the figures above leave out. */
  readonly tooLong: readonly { readonly file: string; readonly lines: number; readonly limit: number }[]
}

/** Lengths of the TypeScript files and style sheets among `files`, in lines. */
export function measureSizes(root: string, files: readonly string[]): Sizes {
  const all = files
    .filter(file => /\.(ts|tsx|js|css)$/.test(file))
    .map(file => ({ file, lines: countLines(readFileSync(join(root, file), 'utf8')), limit: limitOf(file) }))
    .sort((a, b) => a.lines - b.lines)
  const measured = all.filter(({ file }) => !file.endsWith('.css'))
  const at = (share: number) => measured[Math.floor((measured.length - 1) * share)]?.lines ?? 0
  return {
    files: measured.length,
    median: at(0.5),
    ninth: at(0.9),
    longest: measured.at(-1) ?? { file: '', lines: 0 },
    tooLong: all.filter(({ lines, limit }) => lines > limit),
  }
}

const countLines = (text: string) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)

const limitOf = (file: string) => {
  if (file.endsWith('.css')) return lineLimits.styles
  return file.endsWith('.tsx') && !file.startsWith('tests/') ? lineLimits.component : lineLimits.file
}
