import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openListeningServer } from '../../support/server/listeningServer.ts'
import type { TestServer } from '../../support/server/openTestServer.ts'
import { rawMember } from '../../support/server/rawMember.ts'
import { roomsAddress } from '../../support/server/roomsAddress.ts'

const token = 'a-token-of-the-metrics'

describe('metrics', () => {
  let api: Awaited<ReturnType<typeof openListeningServer>>
  beforeAll(async () => {
    api = await openListeningServer({ services: () => ({ metricsToken: token }) })
  })
  afterAll(() => api.close())

  const request = (
    remoteAddress: string,
    headers: Record<string, string> = {},
    from: TestServer['server'] = api.server,
  ) => from.inject({ url: '/metrics', remoteAddress, headers: { host: 'angkor.localhost', ...headers } })

  it('count responses by route and status, waiting emails, and the resources of the process', async () => {
    await api.get('/whoami')
    await api.get('/api/designs/5f0c4a1e-0000-4000-8000-000000000000')
    await api.post('/api/accounts/forgotpassword', { email: 'dara@angkor.example' })
    const { body, headers } = await request('127.0.0.1')
    expect(headers['content-type']).toContain('text/plain')
    expect(body).toContain('_count{method="GET",route="/whoami",status="200"} 1')
    expect(body).toContain('_count{method="GET",route="/api/designs/:id",status="401"} 1')
    expect(body).toContain('kitloom_outbox_waiting 1')
    expect(body).toContain('kitloom_process_cpu_seconds_total')
    expect(body).not.toContain('5f0c4a1e')
  })

  it('count rooms and the sockets in them', async () => {
    const guest = 'a-guest-secret-of-thirty-letters'
    const design = await api.design(guest)
    const members = [1, 2].map(async () => {
      const member = await rawMember(roomsAddress(api.port), { host: 'angkor.localhost' })
      const given = await api.ticketOf({ 'x-guest-secret': guest }, { design })
      if (given.kind === 'ticket') member.send({ kind: 'hello', ticket: given.ticket })
      await vi.waitFor(() => expect(member.of('welcome')).toHaveLength(1))
      return member
    })
    const inside = await Promise.all(members)
    const { body } = await request('127.0.0.1')
    expect(body).toContain('kitloom_room_sockets 2')
    expect(body).toContain('kitloom_rooms 1')
    for (const member of inside) member.stop()
  })

  it('are for this machine, not for requests through a proxy on it', async () => {
    expect((await request('::1')).statusCode).toBe(200)
    expect((await request('203.0.113.9')).statusCode).toBe(404)
    expect((await request('203.0.113.9', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404)
    expect((await request('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404)
    expect((await request('10.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404)
  })

  it('are only for the token where a proxy stands before the server, which may be on this machine', async () => {
    const behind = await openListeningServer({
      services: () => ({ metricsToken: token, trustedProxies: ['10.0.0.1'] }),
    })
    expect((await request('127.0.0.1', {}, behind.server)).statusCode).toBe(404)
    expect((await request('127.0.0.1', { authorization: `Bearer ${token}` }, behind.server)).statusCode).toBe(200)
    await behind.close()
  })

  it('are for requests with the token, from anywhere', async () => {
    expect((await request('203.0.113.9', { authorization: `Bearer ${token}` })).statusCode).toBe(200)
    expect((await request('203.0.113.9', { authorization: 'Bearer something-else' })).statusCode).toBe(404)
    expect((await request('127.0.0.1', { authorization: 'Bearer something-else' })).statusCode).toBe(404)
  })
})
