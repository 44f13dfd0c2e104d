// Measures how many idle sockets the server holds, and its memory.
//   node --import tsx scripts/load/idleSockets.ts [sockets] [seconds]
// 10,000 sockets need `ulimit -n 11000`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { encodeMessage } from '../../engine/index.ts'
import { newId } from '../../server/db/newId.ts'
import { roomsAddress } from '../../tests/support/server/roomsAddress.ts'
import { guestSecret, startRoomsProcess } from '../../tests/support/server/startRoomsProcess.ts'
import { megabytesOf } from './megabytesOf.ts'

const [wanted = 500, seconds = 10] = process.argv.slice(2).map(Number)
const atOnce = 50
const designs = Array.from({ length: 100 }, () => newId())
const folder = mkdtempSync(join(tmpdir(), 'kitloom-load-'))
const server = await startRoomsProcess(designs, { DATA_DIR: folder, TEST_UNLIMITED: '1' })
const megabytes = () => megabytesOf(server.child.pid)

async function enter(turn: number): Promise<WebSocket> {
  const response = await fetch(`http://127.0.0.1:${server.port}/api/rooms/tickets`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-guest-secret': guestSecret },
    body: JSON.stringify({ design: designs[turn % designs.length] }),
  })
  const { ticket } = await response.json()
  const socket = new WebSocket(roomsAddress(server.port))
  await new Promise<void>((resolve, reject) => {
    socket.on('open', () => socket.send(encodeMessage({ kind: 'hello', ticket })))
    socket.once('message', () => resolve())
    socket.on('error', reject)
  })
  return socket
}

const sockets: WebSocket[] = []
while (sockets.length < wanted) {
  const turns = Array.from({ length: Math.min(atOnce, wanted - sockets.length) }, (_, turn) => sockets.length + turn)
  sockets.push(...(await Promise.all(turns.map(enter))))
}
await new Promise(resolve => setTimeout(resolve, seconds * 1000))
const held = sockets.filter(socket => socket.readyState === socket.OPEN).length
const share = ((100 * held) / wanted).toFixed(2)
const after = megabytes()
console.log(`idle sockets: ${held} of ${wanted} held for ${seconds} s (${share} %)`)
console.log(`memory with the sockets: ${after.toFixed(0)} MB with ${wanted} of them`)
for (const socket of sockets) socket.terminate()
await server.kill()
rmSync(folder, { recursive: true, force: true })
