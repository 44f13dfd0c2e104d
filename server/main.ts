import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openDatabase } from './db/openDatabase.ts'
import { readEnvironment } from './environment.ts'
import { listen, stopOnSignal } from './listen.ts'
import { startMailWorker } from './mail/mailWorker.ts'
import { openServices } from './openServices.ts'
import { startRetention } from './retention.ts'
import { demoAddresses, demoWelcome } from './seeding/seedDemo.ts'
import { createServer } from './server.ts'

const home = resolve(import.meta.dirname, '..')

function refuse(...sentences: readonly string[]): never {
  for (const sentence of sentences) console.error(sentence)
  process.exit(1)
}

const given = readEnvironment(process.env)
if ('problems' in given) refuse(...given.problems)

const builtApp = join(home, 'dist')
if (!existsSync(join(builtApp, 'index.html'))) {
  refuse('The app is not built: dist/index.html is missing. Run `npm run build`, or `npm start`, which builds first.')
}

const environment = { ...given, dataDir: resolve(home, given.dataDir) }
try {
  mkdirSync(environment.dataDir, { recursive: true })
  accessSync(environment.dataDir, constants.W_OK)
} catch {
  refuse(
    `Nothing can be written to ${environment.dataDir}. Make the folder writable, or name another one with DATA_DIR.`,
  )
}

const opened = await openDatabase(environment, error =>
  console.error(`A connection to PostgreSQL broke: ${error.message}`),
)
if (opened.kind === 'refused') refuse(opened.why)

const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
const services = await openServices(environment, { builtApp, version, database: opened.database })
const server = await createServer(services)
// After the last answer; with it goes the lock of the data folder.
server.addHook('onClose', () => opened.database.close())
server.addHook('onClose', () => services.limits.close())
const { mailer } = services
if (mailer) {
  const mailWorker = startMailWorker({ ...services, mailer }, error =>
    server.log.error({ err: error }, 'the emails have to wait'),
  )
  server.addHook('onClose', async () => {
    await mailWorker.stop()
    mailer.close()
  })
}
const retention = startRetention(services, error =>
  server.log.error({ err: error }, 'what has expired was not deleted'),
)
server.addHook('onClose', () => retention.stop())

const listening = await listen(server, environment)
if (listening.kind === 'refused') {
  await server.close()
  refuse(listening.why)
}
stopOnSignal(server, environment)
console.log(`Kitloom ${version} is at ${listening.address}`)
if (!environment.production) for (const line of [...demoAddresses(listening.address), ...demoWelcome]) console.log(line)
