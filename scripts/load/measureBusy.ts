// How long /health waits, and how much memory the server takes, while 40 people read one long log and 10 guests of one
// address upload images of 6 MB, four at a time.
//   node --import tsx scripts/load/measureBusy.ts [seconds]
// PGlite in a folder of its own, or PostgreSQL when DATABASE_URL is set (an empty database: it is migrated).
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { setName } from '../../plugins/index.ts'
import { drawKit } from '../../tests/support/server/drawKit.ts'
import { mainServer } from '../../tests/support/server/mainServer.ts'
import { measureLoad } from './measure.ts'

const seconds = Number(process.argv[2] ?? 10)
const [readers, uploaders, entries] = [40, 10, 3000]
const folder = mkdtempSync(join(tmpdir(), 'kitloom-load-'))
// Everybody has an address of their own, so that no limit of an address is measured.
const server = mainServer({ DATA_DIR: folder, TRUSTED_PROXIES: '127.0.0.1' })
// The first start creates the database, which takes 960 MB once.
await server.start()
await server.stop()
await server.start()
const base = server.address()
const secret = randomUUID()
const as = (host: number, guest: string) => ({ 'x-forwarded-for': `198.51.100.${host}`, 'x-guest-secret': guest })

const id = randomUUID()
const { engine, update } = drawKit()
for (let entry = 0; entry < entries; entry++) engine.dispatch(setName.of({ name: `Kit ${entry}` }))
const json = { ...as(1, secret), 'content-type': 'application/json' }
const post = (path: string, body: object) =>
  fetch(base + path, { method: 'POST', headers: json, body: JSON.stringify(body) })
await post('/api/designs', { id, productType: 'SOCCER_KIT' })
const saved = await post(`/api/designs/${id}/log`, { update: update() })
if (!saved.ok) throw new Error(await saved.text())

const side = 1430
const raw = { width: side, height: side, channels: 3 } as const
const image = await sharp(randomBytes(side * side * 3), { raw })
  .png({ compressionLevel: 0 })
  .toBuffer()
const statuses: Record<string, number> = {}
const count = ({ status }: Response) => {
  statuses[status] = (statuses[status] ?? 0) + 1
}
const upload = async (guest: string) => {
  const form = new FormData()
  // Other bytes behind the end, so that every file is another one.
  const file = () => new Blob([new Uint8Array(image), randomUUID()])
  for (let at = 0; at < 4; at++) form.append('file', file(), 'noise.png')
  const response = await fetch(`${base}/api/uploads`, { method: 'POST', headers: as(2, guest), body: form })
  count(response)
  await response.text()
}

async function pingHealth(during: number): Promise<string> {
  const worker = new Worker(new URL('./pingHealth.js', import.meta.url), { workerData: { base, seconds: during } })
  const [measured] = await once(worker, 'message')
  return String(measured)
}
const alone = await pingHealth(Math.min(seconds, 5))
const [health, reading, uploading] = await Promise.all([
  pingHealth(seconds),
  measureLoad(readers, seconds, async lane => {
    const headers = as(10 + lane, secret)
    const response = await fetch(`${base}/api/designs/${id}`, { headers })
    await response.text()
    await (await fetch(`${base}/api/designs/${id}/log`, { headers })).text()
  }),
  measureLoad(uploaders, seconds, () => upload(randomUUID())),
])
const [, peak] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${server.pid()}/status`, 'utf8')) ?? []
console.log(`health alone              ${alone}`)
console.log(`health meanwhile          ${health}`)
console.log(`${readers} readers of one log: ${reading}`)
console.log(
  `${uploaders} uploaders: ${uploading}; ${JSON.stringify(statuses)}, ${(image.length / 1e6).toFixed(1)} MB a file`,
)
console.log(`peak memory: ${(Number(peak) / 1024).toFixed(0)} MB`)
await server.stop()
rmSync(folder, { recursive: true, force: true })
