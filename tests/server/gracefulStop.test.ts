import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rawMember } from '../support/server/rawMember.ts'
import { roomsAddress } from '../support/server/roomsAddress.ts'
import { homeOfServer } from '../support/server/startMain.ts'

const soon = { timeout: 30_000, interval: 20 }

describe('a server that is stopped', () => {
  let place: ReturnType<typeof homeOfServer>
  beforeEach(() => {
    place = homeOfServer()
  })
  afterEach(() => place.remove())

  /** A request whose last bytes are not sent yet. */
  async function slowRequest(port: number, body: string) {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket.on('data', chunk => {
      received += chunk
    })
    await once(socket, 'connect')
    const head = `POST /api/accounts/forgotpassword HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`
    socket.write(head + body.slice(0, 5))
    return { received: () => received, finish: () => socket.write(body.slice(5)) }
  }

  const isListening = (port: number) =>
    new Promise<boolean>(resolve => {
      const socket = connect(port, '127.0.0.1')
      socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
      socket.on('connect', () => socket.destroy())
    })

  it('finishes its requests, closes the rooms, and exits well within ten seconds', async () => {
    const { child, address, ended } = place.start()
    const base = await address
    const port = Number(new URL(base).port)
    const headers = { 'content-type': 'application/json', 'x-guest-secret': randomUUID() }
    const post = (path: string, body: object) =>
      fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) }).then(response => response.json())
    const design = randomUUID()
    await post('/api/designs', { id: design, productType: 'SOCCER_KIT' })
    const { ticket } = await post('/api/rooms/tickets', { design })
    const member = await rawMember(roomsAddress(port))
    member.send({ kind: 'hello', ticket })
    await vi.waitFor(() => expect(member.of('welcome')).toHaveLength(1), soon)
    const slow = await slowRequest(port, JSON.stringify({ email: 'dara@angkor.example' }))
    // A response to a later request shows that the server has read the head of the slow one.
    await (await fetch(`${base}/health`)).text()

    const result = performance.now()
    child.kill('SIGTERM')
    await vi.waitFor(async () => expect(await isListening(port)).toBe(false), soon)
    slow.finish()
    await vi.waitFor(() => expect(slow.received()).toContain('{"done":true}'), soon)
    expect(slow.received()).toContain('HTTP/1.1 200 OK')
    expect(await member.ended).toBeGreaterThan(1000)
    expect((await ended).code).toBe(0)
    expect(performance.now() - result).toBeLessThan(10_000)
  })
})
