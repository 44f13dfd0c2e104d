import { createLocalJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openKeyRing } from '../../../server/accounts/keyRing.ts'
import { publicKeysAnswer } from '../../../server/contract/accounts/accessTokens.ts'
import { databases } from '../../support/server/databases.ts'
import { type House, openHouse } from '../../support/server/openHouse.ts'
import { bearer, refresh, signIn } from '../../support/server/people.ts'

const day = 24 * 3_600_000

describe.each(databases)('keys of tokens on $name', database => {
  let house: House
  beforeAll(async () => {
    house = await openHouse({ database })
  })
  afterAll(() => house.close())
  const published = async () => publicKeysAnswer.parse((await house.get('/.well-known/jwks.json')).json())

  it('are published for everybody to verify, without their secret halves', async () => {
    const { access_token } = await signIn(house)
    const answer = await house.get('/.well-known/jwks.json')
    expect(answer.body).not.toContain('"d"')
    const keys = createLocalJWKSet({ keys: publicKeysAnswer.parse(answer.json()).keys })
    const { payload } = await jwtVerify(access_token, keys, { currentDate: new Date(house.clock.now) })
    expect(payload.aud).toBe('web')
  })

  it('change after 30 days; what the old one signed is believed until it ends', async () => {
    house.clock.now += 30 * day - 100_000
    const old = await signIn(house)
    const before = (await published()).keys.map(({ kid }) => kid)
    house.clock.now += 100_000
    const fresh = await refresh(house, old)
    expect((await house.as(bearer(old.access_token)).get('/api/accounts/details')).statusCode).toBe(200)
    expect((await house.as(bearer(fresh.access_token)).get('/api/accounts/details')).statusCode).toBe(200)
    const during = (await published()).keys.map(({ kid }) => kid)
    expect(during).toHaveLength(2)
    expect(during).toContain(before[0])
    house.clock.now += 3_600_000
    expect((await published()).keys.map(({ kid }) => kid)).toEqual([during.find(kid => kid !== before[0])])
  })

  it('are one for two servers that begin at once', async () => {
    house.clock.now += 31 * day
    const rings = Array.from({ length: 4 }, () => openKeyRing({ database: house.database, now: () => house.clock.now }))
    const kids = await Promise.all(rings.map(async ring => (await ring.signing()).kid))
    expect(new Set(kids).size).toBe(1)
  })

  it('are found by a server that has not heard of a new one yet', async () => {
    const far = openKeyRing({ database: house.database, now: () => house.clock.now })
    await far.signing()
    house.clock.now += 30 * day
    const { kid } = await openKeyRing({ database: house.database, now: () => house.clock.now }).signing()
    expect(await far.verifying(kid)).not.toBeNull()
    expect(await far.verifying('made-up')).toBeNull()
  })
})
