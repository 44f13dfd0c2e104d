import { request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { visitorReader } from '../../../server/http/forwarded.ts'
import { createSocketCounts, ownerCount, socketLimits } from '../../../server/rooms/socketCounts.ts'
import { openListeningServer } from '../../support/server/listeningServer.ts'
import { rawMember } from '../../support/server/rawMember.ts'
import { roomsAddress } from '../../support/server/roomsAddress.ts'

const guest = 'a-guest-secret-of-thirty-letters'

describe('sockets', () => {
  let api: Awaited<ReturnType<typeof openListeningServer>>
  beforeAll(async () => {
    api = await openListeningServer({ services: () => ({ trustedProxies: ['127.0.0.1'] }) })
  })
  afterAll(() => api.close())

  const enter = async (design: string, headers: Record<string, string> = { host: 'angkor.localhost' }) => {
    const member = await rawMember(roomsAddress(api.port), headers)
    const given = await api.ticketOf({ 'x-guest-secret': guest }, { design })
    if (given.kind === 'ticket') member.send({ kind: 'hello', ticket: given.ticket })
    return member
  }

  it('find their shop by the host that a trusted proxy passes on', async () => {
    const design = await api.design(guest)
    const member = await enter(design, { host: 'inner:3000', 'x-forwarded-host': 'angkor.localhost' })
    await vi.waitFor(() => expect(member.of('welcome')).toHaveLength(1))
    member.stop()
    const elsewhere = await enter(design, { host: 'angkor.localhost', 'x-forwarded-host': 'mekong.localhost' })
    expect(await elsewhere.ended).toBe(4401)
  })

  it('of a guest are only so many at once, and one that closed makes room', async () => {
    const design = await api.design(guest)
    const members = await Promise.all(Array.from({ length: socketLimits.ofGuest }, () => enter(design)))
    await vi.waitFor(() => expect(members.every(member => member.of('welcome').length === 1)).toBe(true))
    expect(await (await enter(design)).ended).toBe(4429)
    members[0]?.stop()
    await members[0]?.ended
    await vi.waitFor(async () => {
      const next = await enter(design)
      await vi.waitFor(() => expect(next.of('welcome').length + Number(next.closed() !== null)).toBe(1))
      expect(next.closed()).toBeNull()
      members.push(next)
    })
    for (const member of members) member.stop()
  }, 60_000)

  it('that offer another protocol are answered as plain HTTP', async () => {
    const headers = {
      host: 'angkor.localhost',
      connection: 'Upgrade, HTTP2-Settings',
      upgrade: 'h2c',
      'http2-settings': '',
    }
    const body = await new Promise<string>((resolve, reject) => {
      const requested = request({ port: api.port, host: '127.0.0.1', path: '/health', headers }, response => {
        let text = `${response.statusCode} `
        response.on('data', chunk => {
          text += chunk
        })
        response.on('end', () => resolve(text))
      })
      requested.on('error', reject)
      requested.end()
    })
    expect(body).toMatch(/^200 \{"status":"ok"/)
    // Whoever breaks off meanwhile does no harm.
    const socket = connect(api.port, '127.0.0.1')
    socket.write('GET /health HTTP/1.1\r\nHost: angkor.localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n')
    socket.destroy()
    expect((await api.get('/health')).statusCode).toBe(200)
  })
})

describe('counting sockets', () => {
  it('counts by network, by shop and by name', () => {
    const counts = createSocketCounts()
    expect([counts.add('a', 1), counts.add('a', 1), counts.add('b', 1)]).toEqual([true, false, true])
    counts.remove('a')
    expect(counts.add('a', 1)).toBe(true)
    expect(ownerCount({ tenant: 't', owner: null })).toBeNull()
    expect(ownerCount({ tenant: 't', owner: 'guest:1' })).toEqual(['owner t guest:1', socketLimits.ofGuest])
    expect(ownerCount({ tenant: 't', owner: 'account:1' })).toEqual(['owner t account:1', socketLimits.ofOwner])
  })

  it.each([
    ['203.0.113.9', { 'x-forwarded-for': '10.0.0.1' }, '203.0.113.9'],
    ['::ffff:10.0.0.5', { 'x-forwarded-for': '198.51.100.7' }, '198.51.100.7'],
    ['10.0.0.5', { 'x-forwarded-for': '1.2.3.4, 198.51.100.7, 10.0.0.9' }, '198.51.100.7'],
    ['10.0.0.5', {}, '10.0.0.5'],
  ])('finds who asks from %s with %j', (remoteAddress, headers, address) => {
    const read = visitorReader(['uniquelocal'])
    const requested = { headers: { host: 'angkor.localhost:3000', ...headers }, socket: { remoteAddress } }
    expect(read(requested as never)).toEqual({ hostname: 'angkor.localhost', address })
  })
})
