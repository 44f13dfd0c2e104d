import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rawMember } from '../support/server/rawMember.ts'
import { roomsAddress } from '../support/server/roomsAddress.ts'
import { homeOfServer } from '../support/server/startMain.ts'

const soon = { timeout: 30_000, interval: 20 }

describe('a server that is told to stop', () => {
  let place: ReturnType<typeof homeOfServer>
  beforeEach(() => {
    place = homeOfServer()
  })
  afterEach(() => place.remove())

  /** A request whose last bytes have not come yet. */
  async function slowRequest(port: number, body: string) {
    const socket = connect(port, '127.0.0.1')
    let heard = ''
    socket.on('data', chunk => {
      heard += chunk
    })
    await once(socket, 'connect')
    const head = `POST /api/accounts/forgotpassword HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`
    socket.write(head + body.slice(0, 5))
    return { heard: () => heard, finish: () => socket.write(body.slice(5)) }
  }

  const isListening = (port: number) =>
    new Promise<boolean>(resolve => {
      const socket = connect(port, '127.0.0.1')
      socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
      socket.on('connect', () => socket.destroy())
    })

  it('finishes what it was asked, sends the rooms away, and ends well within ten seconds', async () => {
    const { child, address, ended } = place.start()
    const base = await address
    const port = Number(new URL(base).port)
    const headers = { 'content-type': 'application/json', 'x-guest-secret': randomUUID() }
    const post = (path: string, body: object) =>
      fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) }).then(answer => answer.json())
    const design = randomUUID()
    await post('/api/designs', { id: design, productType: 'SOCCER_KIT' })
    const { ticket } = await post('/api/rooms/tickets', { design })
    const member = await rawMember(roomsAddress(port))
    member.say({ kind: 'hello', ticket })
    await vi.waitFor(() => expect(member.of('welcome')).toHaveLength(1), soon)
    const slow = await slowRequest(port, JSON.stringify({ email: 'dara@angkor.example' }))
    // The server has read the head of the slow request when it has answered one that came after it.
    await (await fetch(`${base}/health`)).text()

    const told = performance.now()
    child.kill('SIGTERM')
    await vi.waitFor(async () => expect(await isListening(port)).toBe(false), soon)
    slow.finish()
    await vi.waitFor(() => expect(slow.heard()).toContain('{"done":true}'), soon)
    expect(slow.heard()).toContain('HTTP/1.1 200 OK')
    expect(await member.ended).toBeGreaterThan(1000)
    expect((await ended).code).toBe(0)
    expect(performance.now() - told).toBeLessThan(10_000)
  })
})
