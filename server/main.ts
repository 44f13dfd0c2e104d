import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readEnvironment } from './environment.ts'
import { listen } from './listen.ts'
import { createServer } from './server.ts'
import { stopOnSignal } from './stopOnSignal.ts'

const home = resolve(import.meta.dirname, '..')

function refuse(...sentences: readonly string[]): never {
  for (const sentence of sentences) console.error(sentence)
  process.exit(1)
}

const environment = readEnvironment(process.env)
if ('problems' in environment) refuse(...environment.problems)

const builtApp = join(home, 'dist')
if (!existsSync(join(builtApp, 'index.html'))) {
  refuse('The app is not built: dist/index.html is missing. Run `npm run build`, or `npm start`, which builds first.')
}

const dataDir = resolve(home, environment.dataDir)
try {
  mkdirSync(dataDir, { recursive: true })
  accessSync(dataDir, constants.W_OK)
} catch {
  refuse(`Nothing can be written to ${dataDir}. Make the folder writable, or name another one with DATA_DIR.`)
}

const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
const server = await createServer({ builtApp, version, now: Date.now })

const listening = await listen(server, environment)
if (listening.kind === 'refused') refuse(listening.why)
console.log(`Kitloom ${version} is at ${listening.address}`)
stopOnSignal(server, environment)
