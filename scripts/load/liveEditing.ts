// Live editing under load: rooms × editors that write at a steady rate; how long until an entry is durably
// acknowledged.
//   node --import tsx scripts/load/liveEditing.ts [rooms] [editors in each] [entries of each a second] [seconds]
// PGlite in a folder of its own, or PostgreSQL when DATABASE_URL is set (an empty database: it is migrated).
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import * as Y from 'yjs'
import { decodeMessage, encodeMessage } from '../../engine/index.ts'
import { roomsPath } from '../../server/contract/rooms.ts'
import { newId } from '../../server/db/newId.ts'

const [rooms = 20, each = 5, rate = 2, seconds = 10] = process.argv.slice(2).map(Number)
const secret = 'a-secret-of-a-guest-under-load'
const designs = Array.from({ length: rooms }, () => newId())
const folder = mkdtempSync(join(tmpdir(), 'kitloom-load-'))

const server = spawn(process.execPath, ['--import', 'tsx', 'tests/support/server/roomsProcess.ts'], {
  env: {
    ...process.env,
    PORT: '0',
    DATA_DIR: folder,
    TEST_DESIGNS: designs.join(','),
    TEST_SECRET: secret,
    TEST_UNLIMITED: '1',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const port = await new Promise<number>(resolve => {
  let output = ''
  server.stdout.on('data', chunk => {
    output += chunk
    const [, found] = /^port (\d+)$/m.exec(output) ?? []
    if (found) resolve(Number(found))
  })
})

const waits: number[] = []
const seen = { refused: 0, closed: 0, passedOn: 0 }

/** Simulates a page with its own client id that writes one entry at a time and times its acknowledgement. */
async function startEditor(design: string, client: number): Promise<() => void> {
  const response = await fetch(`http://127.0.0.1:${port}/api/rooms/tickets`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-guest-secret': secret },
    body: JSON.stringify({ design }),
  })
  const { ticket } = await response.json()
  const socket = new WebSocket(`ws://127.0.0.1:${port}${roomsPath}`)
  const doc = new Y.Doc({ gc: false })
  doc.clientID = client
  const chunk = new Y.Array<unknown>()
  const sent = new Map<number, number>()
  let lamport = 0
  doc.on('update', (update: Uint8Array) => socket.send(encodeMessage({ kind: 'update', update })))
  await new Promise<void>(resolve => {
    socket.on('open', () => socket.send(encodeMessage({ kind: 'hello', ticket })))
    socket.on('close', () => seen.closed++)
    socket.on('message', (data: Buffer) => {
      const message = decodeMessage(new Uint8Array(data))
      if (message?.kind === 'welcome') resolve()
      if (message?.kind === 'refused') seen.refused++
      if (message?.kind === 'update') seen.passedOn++
      if (message?.kind !== 'stored') return
      const stored = message.vector.get(client) ?? 0
      for (const [clock, at] of sent) {
        if (clock > stored) continue
        waits.push(performance.now() - at)
        sent.delete(clock)
      }
    })
  })
  doc.transact(() => {
    chunk.push([[1, `load-${client}#0`, 0]])
    doc.getMap<Y.Array<unknown>>('log').set(`${client.toString(36)}.0`, chunk)
  })
  return () => {
    lamport++
    sent.set(lamport + 2, performance.now())
    const place = { panel: 'front', anchor: 'centre', x: lamport, y: client % 100, turn: 0 }
    chunk.push([['text.move', lamport, lamport * 500, ['layer:abcd1234', { place }]]])
  }
}

const editors: (() => void)[] = []
for (const [index, design] of designs.entries()) {
  const ids = Array.from({ length: each }, (_, editor) => 1 + index * each + editor)
  editors.push(...(await Promise.all(ids.map(client => startEditor(design, client)))))
}
waits.length = 0
const begin = performance.now()
const writing = editors.map((write, index) =>
  setTimeout(() => void timers.push(setInterval(write, 1000 / rate)), (index / editors.length) * (1000 / rate)),
)
const timers: ReturnType<typeof setInterval>[] = []
await new Promise(resolve => setTimeout(resolve, seconds * 1000))
for (const timer of [...writing, ...timers]) clearInterval(timer)
await new Promise(resolve => setTimeout(resolve, 1_000))
const took = (performance.now() - begin - 1_000) / 1000

const sorted = waits.toSorted((a, b) => a - b)
const at = (share: number) => `${(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(1)} ms`
const where = process.env.DATABASE_URL ? 'PostgreSQL' : 'PGlite'
console.log(
  `${where}: ${editors.length} editors in ${rooms} rooms, ${(sorted.length / took).toFixed(0)} entries/s stored`,
)
console.log(`durable acknowledgement: p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, longest ${at(1)}`)
console.log(`passed on ${seen.passedOn}, refused ${seen.refused}, closed ${seen.closed}`)
server.kill('SIGKILL')
rmSync(folder, { recursive: true, force: true })
process.exit(0)
