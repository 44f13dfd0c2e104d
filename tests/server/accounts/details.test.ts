import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { termsVersion } from '../../../server/accounts/terms.ts'
import { accounts } from '../../../server/db/schema/accounts.ts'
import { sessions } from '../../../server/db/schema/sessions.ts'
import { demoEmail } from '../../../server/seeding/demoPeople.ts'
import { databases } from '../../support/server/databases.ts'
import { type House, openHouse } from '../../support/server/openHouse.ts'
import {
  bearer,
  claimsOf,
  customer,
  join,
  newcomer,
  signIn,
  tryRefresh,
  trySignIn,
} from '../../support/server/people.ts'

describe.each(databases)('one’s own account on $name', database => {
  let house: House
  beforeAll(async () => {
    house = await openHouse({ database })
  })
  afterAll(() => house.close())
  beforeEach(() => {
    house.clock.now += 25 * 3_600_000
  })

  const changed = { firstName: 'Dara', lastName: 'Sok-Keo', phone: '+855 12 345 111', language: 'kh' }
  const remove = (authorization: { authorization: string }, body: object) =>
    house.server.inject({
      method: 'DELETE',
      url: '/api/accounts/details',
      headers: { host: 'angkor.localhost', ...authorization },
      payload: body,
    })

  it('shows and keeps its details, and refuses a change of what was changed meanwhile', async () => {
    const asks = await customer(house)
    const first = await asks.get('/api/accounts/details')
    const saved = await asks.put('/api/accounts/details', changed, { 'if-match': String(first.headers.etag) })
    expect(saved.json()).toMatchObject({ lastName: 'Sok-Keo', phone: '+85512345111', language: 'kh' })
    expect((await asks.get('/api/accounts/details')).json()).toEqual(saved.json())
    const late = await asks.put('/api/accounts/details', changed, { 'if-match': String(first.headers.etag) })
    expect(late.json()).toMatchObject({ status: 412, code: 'version-mismatch' })
    expect((await asks.put('/api/accounts/details', changed)).statusCode).toBe(200)
  })

  it.each([
    { status: 'active' },
    { email: 'other@mail.example' },
    { blocked: false },
    { passwordHash: 'x' },
    { tenantId: 'x' },
  ])('refuses to be given %j', async more => {
    const answer = await (await customer(house)).put('/api/accounts/details', { ...changed, ...more })
    expect(answer.json()).toMatchObject({ status: 400, code: 'invalid-request' })
  })

  it('counts what the dashboard shows', async () => {
    const answer = await (await customer(house)).get('/api/accounts/summary')
    expect(answer.json()).toMatchObject({ firstName: 'Dara', designs: 0, designsByStatus: {}, players: 0 })
  })

  it('keeps what it wants to be told of, each for himself', async () => {
    const [dara, bopha] = [await customer(house), await customer(house, { email: demoEmail('bopha', 'angkor') })]
    const usual = { orders: true, reviews: true, comments: true, news: false }
    expect((await dara.get('/api/oauth/notification')).json()).toEqual(usual)
    const wish = { ...usual, news: true, comments: false }
    expect((await dara.put('/api/oauth/notification', wish)).json()).toEqual(wish)
    expect((await dara.get('/api/oauth/notification')).json()).toEqual(wish)
    expect((await bopha.get('/api/oauth/notification')).json()).toEqual(usual)
    expect((await dara.put('/api/oauth/notification', { ...wish, push: 1 })).statusCode).toBe(400)
  })

  it('reads and accepts the terms that are in force', async () => {
    const asks = await customer(house)
    const terms = (await asks.get('/api/oauth/termsandconditions')).json()
    expect(terms).toMatchObject({ version: termsVersion, accepted: false })
    for (const { kh, en } of terms.paragraphs)
      expect([/[\u1780-\u17ff]/.test(kh), en.length > 20]).toEqual([true, true])
    expect((await asks.post('/api/oauth/accepttermsandconditions', { version: '1999' })).json()).toMatchObject({
      status: 409,
    })
    expect((await asks.post('/api/oauth/accepttermsandconditions', { version: terms.version })).statusCode).toBe(200)
    expect((await asks.get('/api/accounts/details')).json()).toMatchObject({ termsAccepted: true })
  })

  it('lists its sessions by device, and ends one of them', async () => {
    const agent = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'
    const [here, there] = [await signIn(house, { headers: { 'user-agent': agent } }), await signIn(house)]
    const asks = house.as(bearer(here.access_token))
    const list = (await asks.get('/api/oauth/token')).json()
    const [sid, other] = [claimsOf(here).sid, claimsOf(there).sid]
    expect(list.total).toBe(list.items.length)
    expect(list.items).toContainEqual(
      expect.objectContaining({ id: sid, clientId: 'web', device: 'Firefox on Windows', current: true }),
    )
    expect((await asks.delete(`/api/oauth/destroy/web/${other}`)).json()).toEqual({ done: true })
    expect((await tryRefresh(house, there.refresh_token)).statusCode).toBe(401)
    expect((await asks.delete(`/api/oauth/destroy/web/${other}`)).statusCode).toBe(404)
    expect((await asks.get('/api/oauth/token')).json().items).not.toContainEqual(expect.objectContaining({ id: other }))
  })

  it('neither lists nor ends anybody else’s session', async () => {
    const bopha = await signIn(house, { email: demoEmail('bopha', 'angkor') })
    const far = await signIn(house, { slug: 'mekong' })
    const asks = await customer(house)
    const ids = (await asks.get('/api/oauth/token')).json().items.map(({ id }: { id: string }) => id)
    for (const tokens of [bopha, far]) {
      expect(ids).not.toContain(claimsOf(tokens).sid)
      expect((await asks.delete(`/api/oauth/destroy/web/${claimsOf(tokens).sid}`)).statusCode).toBe(404)
    }
    expect((await tryRefresh(house, bopha.refresh_token)).statusCode).toBe(200)
    expect((await tryRefresh(house, far.refresh_token, 'web', 'mekong')).statusCode).toBe(200)
  })

  it('is out at once when the provider blocks it', async () => {
    const { email, password } = await join(house, { email: 'blocked@mail.example' })
    const tokens = await signIn(house, { email, password })
    const { id } = await house.shop('angkor')
    const set = (status: 'blocked' | 'active') =>
      house.database.asTenant(id, tx => tx.update(accounts).set({ status }).where(eq(accounts.email, email)))
    await set('blocked')
    const details = await house.as(bearer(tokens.access_token)).get('/api/accounts/details')
    expect(details.json()).toMatchObject({ status: 403, code: 'account-blocked' })
    expect((await tryRefresh(house, tokens.refresh_token)).statusCode).toBe(401)
    expect((await trySignIn(house, { email, password })).json()).toMatchObject({ code: 'account-blocked' })
    expect((await trySignIn(house, { email, password: 'wrong-guess' })).json()).toMatchObject({
      code: 'invalid-credentials',
    })
    await set('active')
    expect((await trySignIn(house, { email, password })).statusCode).toBe(200)
  })

  it('is deleted with everything of it, by who knows the password', async () => {
    const { email, password } = await join(house, { email: 'leaving@mail.example' })
    const tokens = await signIn(house, { email, password })
    const authorization = bearer(tokens.access_token)
    expect((await remove(authorization, { password: 'wrong-guess' })).json()).toMatchObject({ code: 'wrong-password' })
    expect((await remove(authorization, {})).statusCode).toBe(400)
    expect((await remove(authorization, { password })).json()).toEqual({ done: true })
    expect((await house.as(authorization).get('/api/accounts/details')).json()).toMatchObject({ code: 'session-ended' })
    expect((await trySignIn(house, { email, password })).json()).toMatchObject({ code: 'invalid-credentials' })
    const { id } = await house.shop('angkor')
    const left = await house.database.asTenant(id, tx =>
      tx
        .select()
        .from(sessions)
        .where(eq(sessions.id, String(claimsOf(tokens).sid))),
    )
    expect(left).toEqual([])
    expect((await house.post('/api/accounts/register', { ...newcomer, email })).statusCode).toBe(200)
  })
})
