import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

const notOurs = new Set([
  'node_modules',
  'dist',
  'dist-server',
  'data',
  'test-results',
  'playwright-report',
  'coverage',
  '.git',
])

/** Every file of the house below `root`, as paths from there with `/`; packages, builds and results left out. */
export function sourceFiles(root: string): readonly string[] {
  const walk = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
      if (notOurs.has(entry.name)) return []
      const path = join(folder, entry.name)
      return entry.isDirectory() ? walk(path) : [relative(root, path).replaceAll('\\', '/')]
    })
  return walk(root).sort()
}
