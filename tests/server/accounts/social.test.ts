import { generateKeyPair, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openGoogleReader } from '../../../server/accounts/google.ts'
import { tokenResponse } from '../../../server/contract/accounts/tokens.ts'
import { databases } from '../../support/server/databases.ts'
import { openIdProvider } from '../../support/server/openIdProvider.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'
import { bearer, claimsOf, join, newcomer, signIn, tryRefresh, trySignIn } from '../../support/server/people.ts'

describe.each(databases)('signing in with Google on $name', database => {
  let api: TestServer
  let provider: Awaited<ReturnType<typeof openIdProvider>>
  beforeAll(async () => {
    provider = await openIdProvider(() => api.clock.now)
    api = await openTestServer({ database, services: () => ({ google: openGoogleReader(provider.settings) }) })
  })
  afterAll(async () => {
    await api.close()
    await provider.close()
  })
  beforeEach(() => {
    api.clock.now += 25 * 3_600_000
  })

  const enter = (idToken: string, slug = 'angkor') =>
    api.at(slug).post('/api/oauth/social', { provider: 'google', idToken }, { 'client-id': 'app' })

  it('sends the app the client id, only when it is set', async () => {
    expect((await api.get('/whoami')).json().google).toBe(provider.settings.clientId)
    const without = await openTestServer({ database })
    expect((await without.get('/whoami')).json()).not.toHaveProperty('google')
    await without.close()
  })

  it('makes an account the first time and finds it the next', async () => {
    const first = tokenResponse.parse((await enter(await provider.idToken())).json())
    const second = tokenResponse.parse((await enter(await provider.idToken({ email: 'renamed@gmail.com' }))).json())
    expect(claimsOf(second).sub).toBe(claimsOf(first).sub)
    expect(claimsOf(first)).toMatchObject({
      aud: 'app',
      resource_access: { app: { roles: ['customer'] } },
      admin: false,
    })
    const details = await api.as(bearer(second.access_token)).get('/api/accounts/details')
    expect(details.json()).toMatchObject({
      firstName: 'Chenda',
      lastName: 'Ly',
      email: 'chenda@gmail.com',
      hasPassword: false,
    })
    expect((await tryRefresh(api, second.refresh_token, 'app')).statusCode).toBe(200)
    expect((await trySignIn(api, { email: 'chenda@gmail.com', password: 'null' })).statusCode).toBe(401)
  })

  it('links the account of the same address if Google hosts the mailbox, otherwise requires the password', async () => {
    const gmail = await join(api, { email: 'vanna@gmail.com' })
    const tokens = tokenResponse.parse(
      (await enter(await provider.idToken({ sub: '2001', email: 'Vanna@gmail.com' }))).json(),
    )
    expect(claimsOf(tokens).sub).toBe(claimsOf(await signIn(api, gmail)).sub)
    await join(api, { email: 'vanna@mail.example' })
    const other = await enter(await provider.idToken({ sub: '2002', email: 'vanna@mail.example' }))
    expect(other.json()).toMatchObject({ status: 409, code: 'sign-in-with-password' })
  })

  it('gives an account that somebody else registered to the owner of the address, without its password', async () => {
    const begun = { ...newcomer, email: 'owner@gmail.com', password: 'somebody-elses-word' }
    await api.post('/api/accounts/register', begun)
    expect((await enter(await provider.idToken({ sub: '3001', email: begun.email }))).statusCode).toBe(200)
    expect((await trySignIn(api, begun)).json()).toMatchObject({ code: 'invalid-credentials' })
  })

  it('keeps the accounts of two shops apart', async () => {
    const here = tokenResponse.parse(
      (await enter(await provider.idToken({ sub: '4001', email: 'two@gmail.com' }))).json(),
    )
    const idToken = await provider.idToken({ sub: '4001', email: 'two@gmail.com' })
    const there = tokenResponse.parse((await enter(idToken, 'mekong')).json())
    expect(claimsOf(there).sub).not.toBe(claimsOf(here).sub)
  })

  it.each([
    ['made for another client', { aud: 'other.apps.example' }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['that has ended', { iat: 1, exp: 2 }],
    ['of an address that Google has not verified', { email_verified: false }],
    ['without an address', { email: undefined }],
    ['of somebody without a number', { sub: '' }],
  ])('refuses an id token %s', async (_, changes) => {
    expect((await enter(await provider.idToken(changes))).json()).toMatchObject({ status: 401, code: 'social-refused' })
  })

  it('refuses an id token that somebody else signed, nobody signed, or that is none', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    const unsigned = new UnsecuredJWT({ sub: '1001', email: 'chenda@gmail.com', email_verified: true }).encode()
    for (const idToken of [await provider.idToken({}, privateKey), unsigned, 'hello']) {
      expect((await enter(idToken)).json()).toMatchObject({ status: 401, code: 'social-refused' })
    }
  })

  it('says so where it is not set up, or Google cannot be reached', async () => {
    const lost = openGoogleReader({ ...provider.settings, keysUrl: 'http://127.0.0.1:1/certs' })
    for (const google of [null, lost]) {
      const other = await openTestServer({ services: () => ({ google }) })
      const body = { provider: 'google', idToken: await provider.idToken() }
      const response = await other.post('/api/oauth/social', body, { 'client-id': 'app' })
      expect(response.json()).toMatchObject({ status: 503, code: 'social-unavailable' })
      await other.close()
    }
  })
})
