import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Lines that no source file may go beyond, and no file of React components. */
export const limits = { file: 400, component: 250 }

export interface Sizes {
  readonly files: number
  readonly median: number
  /** Nine of ten files are no longer. */
  readonly ninth: number
  readonly longest: { readonly file: string; readonly lines: number }
  readonly tooLong: readonly { readonly file: string; readonly lines: number; readonly limit: number }[]
}

/** Lengths of the TypeScript files among `files`, in lines. */
export function measureSizes(root: string, files: readonly string[]): Sizes {
  const measured = files
    .filter(file => /\.(ts|tsx|js)$/.test(file))
    .map(file => ({ file, lines: countLines(readFileSync(join(root, file), 'utf8')), limit: limitOf(file) }))
    .sort((a, b) => a.lines - b.lines)
  const at = (share: number) => measured[Math.floor((measured.length - 1) * share)]?.lines ?? 0
  return {
    files: measured.length,
    median: at(0.5),
    ninth: at(0.9),
    longest: measured.at(-1) ?? { file: '', lines: 0 },
    tooLong: measured.filter(({ lines, limit }) => lines > limit),
  }
}

const countLines = (text: string) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)

const limitOf = (file: string) => (file.endsWith('.tsx') && !file.startsWith('tests/') ? limits.component : limits.file)
