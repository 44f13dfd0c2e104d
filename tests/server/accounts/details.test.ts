import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { termsVersion } from '../../../server/accounts/terms.ts'
import { accounts } from '../../../server/db/schema/accounts.ts'
import { sessions } from '../../../server/db/schema/sessions.ts'
import { demoEmail } from '../../../server/seeding/demoPeople.ts'
import { databases } from '../../support/server/databases.ts'
import { enter } from '../../support/server/enter.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'
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
  let api: TestServer
  beforeAll(async () => {
    api = await openTestServer({ database })
  })
  afterAll(() => api.close())
  beforeEach(() => {
    api.clock.now += 25 * 3_600_000
  })

  const changed = { firstName: 'Dara', lastName: 'Sok-Keo', phone: '+855 12 345 111', language: 'kh' }
  const remove = (authorization: { authorization: string }, body: object) =>
    api.server.inject({
      method: 'DELETE',
      url: '/api/accounts/details',
      headers: { host: 'angkor.localhost', ...authorization },
      payload: body,
    })

  it('shows and keeps its details, and refuses a change of what was changed meanwhile', async () => {
    const requests = await customer(api)
    const first = await requests.get('/api/accounts/details')
    const saved = await requests.put('/api/accounts/details', changed, { 'if-match': String(first.headers.etag) })
    expect(saved.json()).toMatchObject({ lastName: 'Sok-Keo', phone: '+85512345111', language: 'kh' })
    expect((await requests.get('/api/accounts/details')).json()).toEqual(saved.json())
    const late = await requests.put('/api/accounts/details', changed, { 'if-match': String(first.headers.etag) })
    expect(late.json()).toMatchObject({ status: 412, code: 'version-mismatch' })
    expect((await requests.put('/api/accounts/details', changed)).statusCode).toBe(200)
  })

  it.each([
    { status: 'active' },
    { email: 'other@mail.example' },
    { blocked: false },
    { passwordHash: 'x' },
    { tenantId: 'x' },
  ])('refuses to be given %j', async more => {
    const response = await (await customer(api)).put('/api/accounts/details', { ...changed, ...more })
    expect(response.json()).toMatchObject({ status: 400, code: 'invalid-request' })
  })

  it('counts what the dashboard shows', async () => {
    const response = await (await customer(api)).get('/api/accounts/summary')
    expect(response.json()).toMatchObject({ firstName: 'Dara', designs: 0, designsByStatus: {}, players: 0 })
  })

  it('saves notification settings for each account', async () => {
    const [dara, bopha] = [await customer(api), await customer(api, { email: demoEmail('bopha', 'angkor') })]
    const usual = { orders: true, reviews: true, comments: true, news: false }
    expect((await dara.get('/api/oauth/notification')).json()).toEqual(usual)
    const wish = { ...usual, news: true, comments: false }
    expect((await dara.put('/api/oauth/notification', wish)).json()).toEqual(wish)
    expect((await dara.get('/api/oauth/notification')).json()).toEqual(wish)
    expect((await bopha.get('/api/oauth/notification')).json()).toEqual(usual)
    expect((await dara.put('/api/oauth/notification', { ...wish, push: 1 })).statusCode).toBe(400)
  })

  it('reads and accepts the terms that are in force', async () => {
    const requests = await enter(api, { hasAcceptedTerms: false })
    const terms = (await requests.get('/api/oauth/termsandconditions')).json()
    expect(terms).toMatchObject({ version: termsVersion, accepted: false })
    for (const { kh, en } of terms.paragraphs)
      expect([/[\u1780-\u17ff]/.test(kh), en.length > 20]).toEqual([true, true])
    expect((await requests.post('/api/oauth/accepttermsandconditions', { version: '1999' })).json()).toMatchObject({
      status: 409,
    })
    expect((await requests.post('/api/oauth/accepttermsandconditions', { version: terms.version })).statusCode).toBe(
      200,
    )
    expect((await requests.get('/api/accounts/details')).json()).toMatchObject({ termsAccepted: true })
  })

  it('has the terms accepted before anything else, except leaving and what names them', async () => {
    const newcomer = await enter(api, { hasAcceptedTerms: false })
    const id = randomUUID()
    const refused = [
      newcomer.post('/api/designs', { id, productType: 'SOCCER_KIT' }),
      newcomer.get('/api/designs'),
      newcomer.get('/api/players'),
      newcomer.post('/api/designs/claim', { guestSecret: randomUUID() }),
      newcomer.get('/api/accounts/summary'),
      newcomer.post('/api/rooms/tickets', { design: id }),
    ]
    for (const response of await Promise.all(refused))
      expect(response.json()).toMatchObject({ status: 403, code: 'terms-not-accepted' })
    expect((await newcomer.get('/api/store/designs')).statusCode).toBe(200)
    expect((await newcomer.get('/api/oauth/token')).statusCode).toBe(403)
    expect((await newcomer.get('/api/accounts/details')).json()).toMatchObject({ termsAccepted: false })
    await newcomer.post('/api/oauth/accepttermsandconditions', { version: termsVersion })
    expect((await newcomer.post('/api/designs', { id, productType: 'SOCCER_KIT' })).statusCode).toBe(201)
  })

  it('lists its sessions by device, and ends one of them', async () => {
    const agent = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'
    const [here, there] = [await signIn(api, { headers: { 'user-agent': agent } }), await signIn(api)]
    const requests = api.as(bearer(here.access_token))
    const list = (await requests.get('/api/oauth/token')).json()
    const [sid, other] = [claimsOf(here).sid, claimsOf(there).sid]
    expect(list.total).toBe(list.items.length)
    expect(list.items).toContainEqual(
      expect.objectContaining({ id: sid, clientId: 'web', device: 'Firefox on Windows', current: true }),
    )
    expect((await requests.delete(`/api/oauth/destroy/web/${other}`)).json()).toEqual({ done: true })
    expect((await tryRefresh(api, there.refresh_token)).statusCode).toBe(401)
    expect((await requests.delete(`/api/oauth/destroy/web/${other}`)).statusCode).toBe(404)
    expect((await requests.get('/api/oauth/token')).json().items).not.toContainEqual(
      expect.objectContaining({ id: other }),
    )
  })

  it('neither lists nor ends anybody else’s session', async () => {
    const bopha = await signIn(api, { email: demoEmail('bopha', 'angkor') })
    const far = await signIn(api, { slug: 'mekong' })
    const requests = await customer(api)
    const ids = (await requests.get('/api/oauth/token')).json().items.map(({ id }: { id: string }) => id)
    for (const tokens of [bopha, far]) {
      expect(ids).not.toContain(claimsOf(tokens).sid)
      expect((await requests.delete(`/api/oauth/destroy/web/${claimsOf(tokens).sid}`)).statusCode).toBe(404)
    }
    expect((await tryRefresh(api, bopha.refresh_token)).statusCode).toBe(200)
    expect((await tryRefresh(api, far.refresh_token, 'web', 'mekong')).statusCode).toBe(200)
  })

  it('is out at once when the provider blocks it', async () => {
    const { email, password } = await join(api, { email: 'blocked@mail.example' })
    const tokens = await signIn(api, { email, password })
    const { id } = await api.shop('angkor')
    const set = (status: 'blocked' | 'active') =>
      api.database.asTenant(id, tx => tx.update(accounts).set({ status }).where(eq(accounts.email, email)))
    await set('blocked')
    const details = await api.as(bearer(tokens.access_token)).get('/api/accounts/details')
    expect(details.json()).toMatchObject({ status: 403, code: 'account-blocked' })
    expect((await tryRefresh(api, tokens.refresh_token)).statusCode).toBe(401)
    expect((await trySignIn(api, { email, password })).json()).toMatchObject({ code: 'account-blocked' })
    expect((await trySignIn(api, { email, password: 'wrong-guess' })).json()).toMatchObject({
      code: 'invalid-credentials',
    })
    await set('active')
    expect((await trySignIn(api, { email, password })).statusCode).toBe(200)
  })

  it('is deleted with everything of it, by who knows the password', async () => {
    const { email, password } = await join(api, { email: 'leaving@mail.example' })
    const tokens = await signIn(api, { email, password })
    const authorization = bearer(tokens.access_token)
    expect((await remove(authorization, { password: 'wrong-guess' })).json()).toMatchObject({ code: 'wrong-password' })
    expect((await remove(authorization, {})).statusCode).toBe(400)
    expect((await remove(authorization, { password })).json()).toEqual({ done: true })
    expect((await api.as(authorization).get('/api/accounts/details')).json()).toMatchObject({ code: 'session-ended' })
    expect((await trySignIn(api, { email, password })).json()).toMatchObject({ code: 'invalid-credentials' })
    const { id } = await api.shop('angkor')
    const left = await api.database.asTenant(id, tx =>
      tx
        .select()
        .from(sessions)
        .where(eq(sessions.id, String(claimsOf(tokens).sid))),
    )
    expect(left).toEqual([])
    expect((await api.post('/api/accounts/register', { ...newcomer, email })).statusCode).toBe(200)
  })
})
