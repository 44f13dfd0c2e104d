import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { issuerOf } from '../../../server/accounts/accessTokens.ts'
import { tokenResponse } from '../../../server/contract/accounts/tokens.ts'
import { demoEmail } from '../../../server/seeding/demoPeople.ts'
import { databases } from '../../support/server/databases.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'
import { bearer, claimsOf, customer, signIn, signInAdmin, trySignIn } from '../../support/server/people.ts'

describe.each(databases)('signing in on $name', database => {
  let api: TestServer
  beforeAll(async () => {
    api = await openTestServer({ database })
  })
  afterAll(() => api.close())

  it('gives tokens in the shape of Keycloak', async () => {
    const response = await trySignIn(api)
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('private, no-store')
    const tokens = tokenResponse.strict().parse(response.json())
    expect(tokens).toMatchObject({ expires_in: 300, refresh_expires_in: 14 * 24 * 3600, token_type: 'Bearer' })
    const now = api.clock.now / 1000
    expect(claimsOf(tokens)).toMatchObject({
      iss: issuerOf((await api.shop('angkor')).id),
      aud: 'web',
      azp: 'web',
      iat: now,
      exp: now + 300,
      resource_access: { web: { roles: ['customer'] } },
      admin: false,
      sub: expect.any(String),
      sid: expect.any(String),
      jti: expect.any(String),
    })
  })

  it('says that a provider is ADMIN of the console', async () => {
    expect(claimsOf(await signInAdmin(api))).toMatchObject({
      aud: 'console',
      admin: true,
      resource_access: { console: { roles: ['ADMIN'] } },
    })
  })

  it('knows the address in any letter case', async () => {
    expect((await trySignIn(api, { email: '  DARA@Angkor.Example ' })).statusCode).toBe(200)
  })

  it('says the same of a wrong password and of an address without an account', async () => {
    const wrong = await trySignIn(api, { password: 'wrong-password' })
    const unknown = await trySignIn(api, { email: 'nobody@mail.example' })
    const elsewhere = await trySignIn(api, { email: demoEmail('dara', 'mekong') })
    expect(wrong.statusCode).toBe(401)
    expect(wrong.json()).toMatchObject({ code: 'invalid-credentials', title: 'Invalid email or password' })
    expect(wrong.headers['content-type']).toContain('application/problem+json')
    for (const other of [unknown, elsewhere]) {
      expect([other.statusCode, other.json()]).toEqual([wrong.statusCode, wrong.json()])
    }
  })

  it('refuses an ADMIN in the shop and a customer in the console', async () => {
    const admin = await trySignIn(api, { email: demoEmail('admin', 'angkor'), clientId: 'web' })
    const shopper = await trySignIn(api, { clientId: 'console' })
    for (const response of [admin, shopper])
      expect(response.json()).toMatchObject({ status: 403, code: 'wrong-client' })
  })

  it('names what is missing by codes that the app can say in Khmer', async () => {
    const response = await api.post('/api/accounts/token', { email: '', clientId: 'phone' })
    expect(response.json()).toMatchObject({ status: 400, code: 'invalid-request' })
    expect(response.json().fields).toEqual(
      expect.arrayContaining([
        { path: 'email', code: 'required', message: 'This is required' },
        { path: 'password', code: 'required', message: 'This is required' },
        { path: 'clientId', code: 'unknown-client', message: 'Unknown client' },
      ]),
    )
    const badly = await api.post('/api/accounts/token', { email: 'dara', password: 'x', clientId: 'web' })
    expect(badly.json().fields).toEqual([
      { path: 'email', code: 'invalid-email', message: 'Enter a valid email address' },
    ])
  })

  it('opens the calls of a customer, and nothing without a token', async () => {
    expect((await (await customer(api)).get('/api/accounts/details')).json()).toMatchObject({ firstName: 'Dara' })
    expect((await api.get('/api/accounts/details')).json()).toMatchObject({ status: 401, code: 'not-signed-in' })
  })

  it('ends with signing out, however old the access token is', async () => {
    const tokens = await signIn(api)
    api.clock.now += 301_000
    const requests = api.as(bearer(tokens.access_token))
    expect((await requests.get('/api/accounts/details')).json()).toMatchObject({ status: 401, code: 'token-expired' })
    expect((await requests.post('/api/accounts/token/destroy', { token: tokens.refresh_token })).statusCode).toBe(200)
    const body = { token: tokens.refresh_token, clientId: 'web' }
    expect((await api.post('/api/accounts/refreshtoken', body)).json()).toMatchObject({ code: 'refresh-refused' })
  })

  it('takes no word of an access token once its session has ended', async () => {
    const tokens = await signIn(api)
    await api.post('/api/accounts/token/destroy', { token: tokens.refresh_token })
    const response = await api.as(bearer(tokens.access_token)).get('/api/accounts/details')
    expect(response.json()).toMatchObject({ status: 401, code: 'session-ended' })
  })

  it('lets an ended token stand in the way of no public call', async () => {
    const response = await trySignIn(api, { headers: bearer('old.and.broken') })
    expect(response.statusCode).toBe(200)
  })
})
