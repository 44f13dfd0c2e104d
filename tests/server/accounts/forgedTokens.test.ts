import { generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessTokenType } from '../../../server/accounts/accessTokens.ts'
import { databases } from '../../support/server/databases.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'
import { bearer, claimsOf, signIn, signInAdmin } from '../../support/server/people.ts'

describe.each(databases)('tokens that we did not give on $name', database => {
  let api: TestServer
  let real: string
  let claims: JWTPayload
  beforeAll(async () => {
    api = await openTestServer({ database })
    const tokens = await signIn(api)
    real = tokens.access_token
    claims = claimsOf(tokens)
  })
  afterAll(() => api.close())

  const request = async (token: string, slug = 'angkor') =>
    (await api.at(slug, bearer(token)).get('/api/accounts/details')).json()
  const ours = async (changes: JWTPayload, header: Record<string, string> = {}) => {
    const { kid, key } = await api.services.keys.signing()
    const head = { alg: 'ES256', kid, typ: accessTokenType, ...header }
    return new SignJWT({ ...claims, ...changes }).setProtectedHeader(head).sign(key)
  }

  it('believes its own', async () => {
    expect(await request(real)).toMatchObject({ firstName: 'Dara' })
    expect(await request(await ours({}))).toMatchObject({ firstName: 'Dara' })
  })

  it('lets tokens be renewed that it gave while its own clock was years ahead', async () => {
    const now = Math.floor(api.clock.now / 1000)
    const year = 365 * 24 * 60 * 60
    const later = await ours({ iat: now + 10 * year, exp: now + 10 * year + 300 })
    expect(await request(later)).toMatchObject({ status: 401, code: 'token-expired' })
    const before = await ours({ iat: now - 10 * year, exp: now - 10 * year + 300 })
    expect(await request(before)).toMatchObject({ status: 401, code: 'token-expired' })
    expect(await request(await ours({ iat: now + 30, exp: now + 330 }))).toMatchObject({ firstName: 'Dara' })
  })

  it('refuses alg none', async () => {
    expect(await request(new UnsecuredJWT(claims).encode())).toMatchObject({ status: 401, code: 'token-invalid' })
  })

  it('refuses a public key used as a shared secret', async () => {
    const [jwk] = await api.services.keys.publicKeys()
    const secret = new TextEncoder().encode(JSON.stringify(jwk))
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: jwk?.kid ?? '', typ: accessTokenType })
      .sign(secret)
    expect(await request(token)).toMatchObject({ status: 401, code: 'token-invalid' })
  })

  it('refuses a stranger’s key under our key id', async () => {
    const { privateKey } = await generateKeyPair('ES256')
    const { kid } = await api.services.keys.signing()
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid, typ: accessTokenType })
      .sign(privateKey)
    expect(await request(token)).toMatchObject({ status: 401, code: 'token-invalid' })
  })

  it.each([
    ['a wrong aud', { aud: 'somewhere' }],
    ['an aud that is not its client', { aud: 'console' }],
    ['a wrong issuer', { iss: 'urn:kitloom:tenant:other' }],
    ['no session', { sid: undefined }],
    ['another client', { azp: 'app', aud: 'app' }],
    ['another account', { sub: '01890000-0000-7000-8000-000000000000' }],
    ['a session that never was', { sid: '01890000-0000-7000-8000-000000000000' }],
  ])('refuses %s though our key signed it', async (_, changes) => {
    expect(await request(await ours(changes))).toMatchObject({ status: 401 })
  })

  it('refuses another kind of word that our key signed', async () => {
    expect(await request(await ours({}, { typ: 'JWT' }))).toMatchObject({ status: 401, code: 'token-invalid' })
  })

  it('refuses a refresh token as an access token', async () => {
    const { refresh_token } = await signIn(api)
    expect(await request(refresh_token)).toMatchObject({ status: 401, code: 'token-invalid' })
  })

  it('refuses a token of one shop in another', async () => {
    expect(await request(real, 'mekong')).toMatchObject({ status: 401, code: 'token-invalid' })
  })

  it.each(['', 'Bearer', 'Basic ZGFyYTpwdw==', `Bearer ${'a.'.repeat(5000)}`, 'Bearer null'])(
    'refuses the header %.20s',
    async authorization => {
      const response = await api.as({ authorization }).get('/api/accounts/details')
      expect(response.json()).toMatchObject({ status: 401 })
    },
  )

  it('lets an ADMIN into no call of a customer', async () => {
    const { access_token } = await signInAdmin(api)
    expect(await request(access_token)).toMatchObject({ status: 403, code: 'wrong-client' })
  })

  it('makes no ADMIN of a person because a shop’s token says so', async () => {
    const response = await request(await ours({ admin: true, resource_access: { web: { roles: ['ADMIN'] } } }))
    expect(response).toMatchObject({ status: 403, code: 'wrong-client' })
  })
})
