import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountLimits } from '../../../server/accounts/rateLimits.ts'
import { networkOf, requestLimits } from '../../../server/limits/limitRequests.ts'
import { elseInMemory, type Limit, type Limits } from '../../../server/limits/limits.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'
import { bearer, signIn } from '../../support/server/people.ts'

const gone: Limits = {
  async consume() {
    throw new Error('Redis is gone.')
  },
  close() {},
}

/** Low limits that a test reaches quickly. */
const fewer = (key: string, limit: Limit): Limit =>
  key.startsWith('requests') ? { ...limit, max: limit.max / 100 } : limit
const fromAddress = requestLimits.fromAddress.max / 100
const ofAccount = requestLimits.ofAccount.max / 100

describe('requests', () => {
  let api: TestServer
  let shared: Limits | null = null
  beforeAll(async () => {
    const services = (usual: TestServer['services']) => {
      const consume: Limits['consume'] = (key, limit) => (shared ?? usual.limits).consume(key, fewer(key, limit))
      return { limits: { consume, close: () => usual.limits.close() }, trustedProxies: ['10.0.0.1'] }
    }
    api = await openTestServer({ services })
  })
  afterAll(() => api.close())

  const codesOf = async (times: number, request: (turn: number) => Promise<{ statusCode: number }>) => {
    const codes = new Map<number, number>()
    for (let turn = 0; turn < times; turn++) {
      const { statusCode } = await request(turn)
      codes.set(statusCode, (codes.get(statusCode) ?? 0) + 1)
    }
    return Object.fromEntries(codes)
  }
  const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
    api.server.inject({
      url: '/.well-known/jwks.json',
      remoteAddress,
      headers: { host: 'angkor.localhost', ...headers },
    })

  it('of one address are counted, whatever X-Forwarded-For it makes up', async () => {
    const max = fromAddress
    const lying = (turn: number) => from('198.51.100.7', { 'x-forwarded-for': `10.9.${turn >> 8}.${turn & 255}` })
    expect(await codesOf(max + 5, lying)).toEqual({ 200: max, 429: 5 })
    const refused = await from('198.51.100.7')
    expect(refused.json().code).toBe('too-many-requests')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await from('198.51.100.8')).statusCode).toBe(200)
    // A trusted proxy forwards the client's address.
    expect((await from('10.0.0.1', { 'x-forwarded-for': '198.51.100.7' })).statusCode).toBe(429)
    expect((await from('10.0.0.1', { 'x-forwarded-for': '198.51.100.9' })).statusCode).toBe(200)
  })

  it('of one account are counted, wherever they come from', async () => {
    const max = ofAccount
    const headers = { host: 'angkor.localhost', ...bearer((await signIn(api)).access_token) }
    const request = (turn: number) =>
      api.server.inject({ url: '/api/oauth/notification', remoteAddress: `192.0.2.${turn % 200}`, headers })
    expect(await codesOf(max + 5, request)).toEqual({ 200: max, 429: 5 })
  })

  it('are counted here while Redis is gone, and signing in is refused', async () => {
    shared = gone
    const { max } = requestLimits.fromAddress
    expect(await codesOf(max + 5, () => from('198.51.100.20'))).toEqual({ 200: max, 429: 5 })
    const tokens = { email: 'dara@angkor.example', password: 'x', clientId: 'web' }
    const response = await api.post('/api/accounts/token', tokens)
    expect(response.json().code).toBe('not-ready')
    shared = null
  })
})

it('limits that came back are used again', async () => {
  let now = 0
  let away = true
  const requests: string[] = []
  const shared: Limits = {
    async consume(key) {
      requests.push(key)
      if (away) throw new Error('Redis is gone.')
      return { kind: 'granted' }
    },
    close() {},
  }
  const limits = elseInMemory(shared, () => now)
  const once = { max: 1, within: 60_000 }
  expect(await limits.consume('a', once)).toEqual({ kind: 'granted' })
  expect((await limits.consume('a', once)).kind).toBe('refused')
  expect(requests).toEqual(['a'])
  away = false
  now = 5_000
  expect(await limits.consume('a', once)).toEqual({ kind: 'granted' })
})

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('an address such as %s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

describe('the limits of accounts', () => {
  it('count everybody in a /64 as one', async () => {
    const api = await openTestServer()
    const { max } = accountLimits.signInFromAddress
    const body = { password: 'x', clientId: 'web' }
    const codes: number[] = []
    for (let turn = 0; turn < max + 2; turn++) {
      const response = await api.server.inject({
        method: 'POST',
        url: '/api/accounts/token',
        remoteAddress: `2001:db8:7:1::${turn.toString(16)}`,
        headers: { host: 'angkor.localhost' },
        payload: { ...body, email: `nobody${turn}@mail.example` },
      })
      codes.push(response.statusCode)
    }
    expect([codes.filter(code => code === 401).length, codes.filter(code => code === 429).length]).toEqual([max, 2])
    await api.close()
  }, 60_000)
})
