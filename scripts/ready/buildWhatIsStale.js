import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.js'

const shared = ['engine', 'plugins', 'package-lock.json']

const app = {
  script: 'build:app',
  stamp: 'dist/.stamp',
  sources: [
    ...shared,
    'app',
    'server/contract',
    'scripts/build',
    'scripts/cardImages.js',
    'public',
    'index.html',
    'console.html',
    'vite.config.ts',
  ],
}

const server = {
  script: 'build:server',
  stamp: 'dist-server/.stamp',
  // It draws the first screens of the app.
  sources: [...shared, 'app', 'server', 'vite.server.config.ts', 'vite.pages.config.ts'],
}

/** Builds the app and the server, each when a source is newer than its last build. */
export function buildWhatIsStale() {
  build(app)
  build(server)
}

/** @param {{ script: string, stamp: string, sources: readonly string[] }} what */
function build({ script, stamp, sources }) {
  const builtAt = existsSync(stamp) ? statSync(stamp).mtimeMs : 0
  if (builtAt > 0 && Math.max(...sources.map(newestChange)) <= builtAt) return
  // A source saved while the build runs is newer than it.
  const begin = new Date()
  run('npm', ['run', script, '--silent'])
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
