import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.js'

const sources = [
  'app',
  'engine',
  'plugins',
  'server/contract',
  'scripts/build',
  'public',
  'index.html',
  'console.html',
  'vite.config.ts',
  'package-lock.json',
]
const stamp = 'dist/.stamp'

/** Builds the app when a source is newer than the last build. */
export function buildWhatIsStale() {
  const builtAt = existsSync(stamp) ? statSync(stamp).mtimeMs : 0
  if (builtAt > 0 && Math.max(...sources.map(newestChange)) <= builtAt) return
  // A source saved while the build runs is newer than it.
  const begin = new Date()
  run('npm', ['run', 'build', '--silent'])
  writeFileSync(stamp, '')
  utimesSync(stamp, begin, begin)
}

/**
 * Milliseconds of the newest change below a path. Folders count: they change when a file is removed.
 * @param {string} path
 * @returns {number}
 */
export function newestChange(path) {
  if (!existsSync(path)) return 0
  const about = statSync(path)
  if (!about.isDirectory()) return about.mtimeMs
  return Math.max(about.mtimeMs, ...readdirSync(path).map(name => newestChange(join(path, name))))
}
