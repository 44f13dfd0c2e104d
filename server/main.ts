import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { home, readVersion } from './db/home.ts'
import { openDatabase } from './db/openDatabase.ts'
import { readEnvironment } from './environment.ts'
import { listen, stopOnSignal } from './listen.ts'
import { startMailWorker } from './mail/mailWorker.ts'
import { startSweeping } from './mail/retries.ts'
import { openServices } from './openServices.ts'
import { openPageRenderer } from './pages/openPageRenderer.ts'
import { startRetention } from './retention.ts'
import { demoAddresses, demoWelcome } from './seeding/seedDemo.ts'
import { createServer } from './server.ts'
import { openWebhookSender } from './webhooks/sendWebhook.ts'
import { sendDueWebhooks } from './webhooks/webhookWorker.ts'

function refuse(...sentences: readonly string[]): never {
  for (const sentence of sentences) console.error(sentence)
  process.exit(1)
}

const input = readEnvironment(process.env)
if ('problems' in input) refuse(...input.problems)

const builtApp = join(home, 'dist')
if (!existsSync(join(builtApp, 'index.html'))) {
  refuse(
    'The app is not built: dist/index.html is missing. Run `npm run build`, or `npm start`, which builds it first.',
  )
}

const environment = { ...input, dataDir: resolve(home, input.dataDir) }
try {
  mkdirSync(environment.dataDir, { recursive: true })
  accessSync(environment.dataDir, constants.W_OK)
} catch {
  refuse(`Cannot write to ${environment.dataDir}. Make the folder writable, or set DATA_DIR to another one.`)
}

const opened = await openDatabase(environment, error =>
  console.error(`Lost a connection to PostgreSQL: ${error.message}`),
)
if (opened.kind === 'refused') refuse(opened.why)

const version = readVersion()
const services = await openServices(environment, {
  builtApp,
  version,
  database: opened.database,
  renderPage: openPageRenderer(),
})
const server = await createServer(services)
// This runs after the last response and also releases the lock of the data folder.
server.addHook('onClose', () => opened.database.close())
server.addHook('onClose', () => services.limits.close())
const { mailer } = services
if (mailer) {
  const mailWorker = startMailWorker({ ...services, mailer }, error =>
    server.log.error({ err: error }, 'emails could not be sent, trying again later'),
  )
  server.addHook('onClose', async () => {
    await mailWorker.stop()
    mailer.close()
  })
}
const delivering = { ...services, send: openWebhookSender({ onlyHttps: environment.production }) }
const webhookWorker = startSweeping(
  () => sendDueWebhooks(delivering),
  error => server.log.error({ err: error }, 'webhooks could not be sent, trying again later'),
)
server.addHook('onClose', () => webhookWorker.stop())
const retention = startRetention(services, error => server.log.error({ err: error }, 'expired data was not deleted'))
server.addHook('onClose', () => retention.stop())

const listening = await listen(server, environment)
if (listening.kind === 'refused') {
  await server.close()
  refuse(listening.why)
}
stopOnSignal(server, environment)
console.log(`Kitloom ${version} is running at ${listening.address}`)
if (!environment.production) for (const line of [...demoAddresses(listening.address), ...demoWelcome]) console.log(line)
