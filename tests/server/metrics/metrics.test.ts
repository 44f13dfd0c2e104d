import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openListeningHouse } from '../../support/server/listeningHouse.ts'
import type { House } from '../../support/server/openHouse.ts'
import { rawMember } from '../../support/server/rawMember.ts'
import { roomsAddress } from '../../support/server/roomsAddress.ts'

const token = 'a-token-of-the-metrics'

describe('metrics', () => {
  let house: Awaited<ReturnType<typeof openListeningHouse>>
  beforeAll(async () => {
    house = await openListeningHouse({ services: () => ({ metricsToken: token, trustedProxies: ['10.0.0.1'] }) })
  })
  afterAll(() => house.close())

  const ask = (remoteAddress: string, headers: Record<string, string> = {}, from: House['server'] = house.server) =>
    from.inject({ url: '/metrics', remoteAddress, headers: { host: 'angkor.localhost', ...headers } })

  it('count answers by route and status, letters that wait, and what the process uses', async () => {
    await house.get('/whoami')
    await house.get('/api/designs/5f0c4a1e-0000-4000-8000-000000000000')
    await house.post('/api/accounts/forgotpassword', { email: 'dara@angkor.example' })
    const { body, headers } = await ask('127.0.0.1')
    expect(headers['content-type']).toContain('text/plain')
    expect(body).toContain('_count{method="GET",route="/whoami",status="200"} 1')
    expect(body).toContain('_count{method="GET",route="/api/designs/:id",status="401"} 1')
    expect(body).toContain('kitloom_outbox_waiting 1')
    expect(body).toContain('kitloom_process_cpu_seconds_total')
    expect(body).not.toContain('5f0c4a1e')
  })

  it('count rooms and the sockets in them', async () => {
    const guest = 'a-guest-secret-of-thirty-letters'
    const design = await house.design(guest)
    const members = [1, 2].map(async () => {
      const member = await rawMember(roomsAddress(house.port), { host: 'angkor.localhost' })
      const given = await house.ticketOf({ 'x-guest-secret': guest }, { design })
      if (given.kind === 'ticket') member.say({ kind: 'hello', ticket: given.ticket })
      await vi.waitFor(() => expect(member.of('welcome')).toHaveLength(1))
      return member
    })
    const inside = await Promise.all(members)
    const { body } = await ask('127.0.0.1')
    expect(body).toContain('kitloom_room_sockets 2')
    expect(body).toContain('kitloom_rooms 1')
    for (const member of inside) member.stop()
  })

  it('are for this machine, not for whoever a proxy on it lets through', async () => {
    expect((await ask('::1')).statusCode).toBe(200)
    expect((await ask('203.0.113.9')).statusCode).toBe(404)
    expect((await ask('203.0.113.9', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404)
    expect((await ask('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404)
    expect((await ask('10.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404)
  })

  it('are for whoever knows the token, wherever he is', async () => {
    expect((await ask('203.0.113.9', { authorization: `Bearer ${token}` })).statusCode).toBe(200)
    expect((await ask('203.0.113.9', { authorization: 'Bearer something-else' })).statusCode).toBe(404)
    expect((await ask('127.0.0.1', { authorization: 'Bearer something-else' })).statusCode).toBe(404)
  })
})
