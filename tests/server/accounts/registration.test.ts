import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accounts, oneTimeTokens } from '../../../server/db/schema/accounts.ts'
import { demoEmail } from '../../../server/seeding/demoPeople.ts'
import { databases } from '../../support/server/databases.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'
import { confirm, customer, emailsTo, join, lastSecret, newcomer, trySignIn } from '../../support/server/people.ts'

describe.each(databases)('signing up on $name', database => {
  let api: TestServer
  beforeAll(async () => {
    api = await openTestServer({ database })
  })
  afterAll(() => api.close())

  const { password } = newcomer
  let email = ''
  let people = 0
  beforeEach(() => {
    // Each test uses another person on another day, without locks and limits.
    people += 1
    email = `Sokha.${people}@mail.example`
    api.clock.now += 25 * 3_600_000
  })
  const register = (changes: object = {}) => api.post('/api/accounts/register', { ...newcomer, email, ...changes })
  const enter = () => trySignIn(api, { email, password })
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
  const inShop = async <T>(work: Parameters<typeof api.database.asTenant<T>>[1]) =>
    api.database.asTenant((await api.shop('angkor')).id, work)

  it('sends a code, takes it once, and lets in with the password', async () => {
    expect((await register()).json()).toEqual({ email, expiresIn: 600 })
    expect((await enter()).json()).toMatchObject({ status: 403, code: 'account-not-confirmed' })
    const code = await lastSecret(api, email)
    expect((await confirm(api, email, code)).json()).toEqual({ confirmed: true })
    expect((await enter()).statusCode).toBe(200)
    expect((await confirm(api, email, code)).json()).toMatchObject({ status: 400, code: 'otp-invalid' })
  })

  it('keeps names as written, the number as the networks know it, and the password as nobody can read it', async () => {
    await join(api, { email })
    const details = await (await customer(api, { email, password })).get('/api/accounts/details')
    expect(details.json()).toMatchObject({
      firstName: 'សុខា',
      lastName: 'Meas',
      email,
      phone: '+85512999888',
      language: 'en',
      blocked: false,
      hasPassword: true,
      termsAccepted: false,
    })
    const rows = await inShop(tx => tx.select().from(accounts).where(eq(accounts.email, email)))
    expect(rows[0]?.passwordHash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(rows)).not.toContain(password)
  })

  it('keeps codes as hashes', async () => {
    await register()
    const code = await lastSecret(api, email)
    expect(JSON.stringify(await inShop(tx => tx.select().from(oneTimeTokens)))).not.toContain(code)
  })

  it('spends a code after five wrong ones', async () => {
    await register()
    const code = await lastSecret(api, email)
    for (let tried = 0; tried < 5; tried += 1) {
      expect((await confirm(api, email, wrong(code))).json()).toMatchObject({ code: 'otp-invalid' })
    }
    expect((await confirm(api, email, code)).json()).toMatchObject({ code: 'otp-invalid' })
  })

  it('counts wrong codes that come all at once', async () => {
    await register()
    const code = await lastSecret(api, email)
    await Promise.all(Array.from({ length: 20 }, () => confirm(api, email, wrong(code))))
    const rows = await inShop(tx => tx.select().from(oneTimeTokens).orderBy(desc(oneTimeTokens.id)).limit(1))
    expect(rows.map(row => row.attempts)).toEqual([5])
  })

  it('takes no code after ten minutes, and none that another one replaced', async () => {
    await register()
    const first = await lastSecret(api, email)
    api.clock.now += 60_000
    expect((await api.post('/api/oauth/resendotp', undefined, { username: email })).json()).toEqual({ done: true })
    const second = await lastSecret(api, email)
    if (first !== second) expect((await confirm(api, email, first)).statusCode).toBe(400)
    api.clock.now += 600_000
    expect((await confirm(api, email, second)).json()).toMatchObject({ code: 'otp-invalid' })
  })

  it('responds the same for an address that has an account, and emails its owner', async () => {
    const taken = demoEmail('dara', 'angkor')
    const [fresh, known] = [await register(), await register({ email: taken })]
    expect([known.statusCode, known.json()]).toEqual([fresh.statusCode, { ...fresh.json(), email: taken }])
    expect((await emailsTo(api, taken)).at(-1)?.subject).toBe('You already have an account at Angkor Sport')
    expect((await trySignIn(api)).statusCode).toBe(200)
    expect((await trySignIn(api, { password })).statusCode).toBe(401)
  })

  it('says nothing of who waits for a code', async () => {
    await register()
    const responses = await Promise.all([
      ...[email, 'nobody@mail.example', demoEmail('dara', 'angkor')].map(username =>
        api.post('/api/oauth/resendotp', undefined, { username }),
      ),
    ])
    expect(new Set(responses.map(response => response.body)).size).toBe(1)
    const codes = await Promise.all([
      ...[email, 'nobody@mail.example', demoEmail('dara', 'angkor')].map(async username =>
        confirm(api, username, wrong(await lastSecret(api, email))),
      ),
    ])
    expect(new Set(codes.map(response => response.body)).size).toBe(1)
  })

  it('lets an unconfirmed address begin again, and the old code opens nothing', async () => {
    await register({ password: 'somebody-elses-word' })
    const code = await lastSecret(api, email)
    await register()
    const fresh = await lastSecret(api, email)
    if (code !== fresh) expect((await confirm(api, email, code)).statusCode).toBe(400)
    await confirm(api, email, fresh)
    expect((await trySignIn(api, { email, password: 'somebody-elses-word' })).statusCode).toBe(401)
    expect((await enter()).statusCode).toBe(200)
  })

  it('makes one account of registrations at once', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => register()))
    expect(responses.map(response => response.statusCode)).toEqual(Array(5).fill(200))
    expect(await inShop(tx => tx.select().from(accounts).where(eq(accounts.email, email)))).toHaveLength(1)
  })

  it('writes nothing of the sender’s into the email to a stranger', async () => {
    await register({ firstName: 'Win 500 USD at evil.example', language: 'kh' })
    const [sent] = await emailsTo(api, email)
    expect(sent?.text).not.toContain('evil')
    expect(sent?.subject).toContain('អង្គរ ស្ព័រ')
  })

  it('sends a mailbox no more than five emails an hour, from any sender', async () => {
    const responses = []
    for (let requested = 0; requested < 8; requested += 1) responses.push(await register())
    expect(responses.map(response => response.statusCode)).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
    expect(Number(responses.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
    const stranger = await api.post('/api/accounts/forgotpassword', { email: 'nobody@mail.example' })
    expect(stranger.statusCode).toBe(200)
  })

  it.each([
    ['firstName', ' ', 'required'],
    ['lastName', undefined, 'required'],
    ['email', 'sokha', 'invalid-email'],
    ['phone', '', 'no-phone'],
    ['phone', '12', 'invalid-phone'],
    ['phone', 'call me', 'invalid-phone'],
    ['password', 'short', 'too-short'],
    ['password', 'x'.repeat(129), 'too-long'],
    ['password', 'password123', 'guessable'],
    ['firstName', 'Sok\u0007ha', 'invalid-text'],
    ['language', 'fr', 'unknown-language'],
  ])('says what is wrong with the %s %s', async (field, value, code) => {
    const response = await register({ [field]: value })
    expect(response.statusCode).toBe(400)
    expect(response.json().fields).toContainEqual(expect.objectContaining({ path: field, code }))
  })

  it('ignores a role or a status in the request', async () => {
    await register({ status: 'active', role: 'ADMIN', roles: ['ADMIN'], clientId: 'console', id: 'x', tenantId: 'y' })
    expect((await enter()).json()).toMatchObject({ code: 'account-not-confirmed' })
    await confirm(api, email, await lastSecret(api, email))
    expect((await trySignIn(api, { email, password, clientId: 'console' })).json()).toMatchObject({
      code: 'wrong-client',
    })
  })

  it('wants the client app and six digits in the headers', async () => {
    const response = await api.post('/api/oauth/confirmotp', undefined, { username: email, 'otp-token': '12' })
    expect(
      response
        .json()
        .fields.map(({ code }: { code: string }) => code)
        .sort(),
    ).toEqual(['invalid-otp', 'unknown-client'])
  })
})
