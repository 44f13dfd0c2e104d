import { createLocalJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openKeyRing } from '../../../server/accounts/keyRing.ts'
import { publicKeysResponse } from '../../../server/contract/accounts/accessTokens.ts'
import { databases } from '../../support/server/databases.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'
import { bearer, refresh, signIn } from '../../support/server/people.ts'

const day = 24 * 3_600_000

describe.each(databases)('keys of tokens on $name', database => {
  let api: TestServer
  beforeAll(async () => {
    api = await openTestServer({ database })
  })
  afterAll(() => api.close())
  const published = async () => publicKeysResponse.parse((await api.get('/.well-known/jwks.json')).json())

  it('are published for everybody to verify, without their secret halves', async () => {
    const { access_token } = await signIn(api)
    const response = await api.get('/.well-known/jwks.json')
    expect(response.body).not.toContain('"d"')
    const keys = createLocalJWKSet({ keys: publicKeysResponse.parse(response.json()).keys })
    const { payload } = await jwtVerify(access_token, keys, { currentDate: new Date(api.clock.now) })
    expect(payload.aud).toBe('web')
  })

  it('change after 30 days; what the old one signed is believed until it ends', async () => {
    api.clock.now += 30 * day - 100_000
    const old = await signIn(api)
    const before = (await published()).keys.map(({ kid }) => kid)
    api.clock.now += 100_000
    const fresh = await refresh(api, old)
    expect((await api.as(bearer(old.access_token)).get('/api/accounts/details')).statusCode).toBe(200)
    expect((await api.as(bearer(fresh.access_token)).get('/api/accounts/details')).statusCode).toBe(200)
    const during = (await published()).keys.map(({ kid }) => kid)
    expect(during).toHaveLength(2)
    expect(during).toContain(before[0])
    api.clock.now += 3_600_000
    expect((await published()).keys.map(({ kid }) => kid)).toEqual([during.find(kid => kid !== before[0])])
  })

  it('are one for two servers that begin at once', async () => {
    api.clock.now += 31 * day
    const rings = Array.from({ length: 4 }, () => openKeyRing({ database: api.database, now: () => api.clock.now }))
    const kids = await Promise.all(rings.map(async ring => (await ring.signing()).kid))
    expect(new Set(kids).size).toBe(1)
  })

  it('are found by a server that has not heard of a new one yet', async () => {
    const far = openKeyRing({ database: api.database, now: () => api.clock.now })
    await far.signing()
    api.clock.now += 30 * day
    const { kid } = await openKeyRing({ database: api.database, now: () => api.clock.now }).signing()
    expect(await far.verifying(kid)).not.toBeNull()
    expect(await far.verifying('made-up')).toBeNull()
  })
})
