import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accounts, oneTimeTokens } from '../../../server/db/schema/accounts.ts'
import { demoEmail } from '../../../server/seeding/demoPeople.ts'
import { databases } from '../../support/server/databases.ts'
import { type House, openHouse } from '../../support/server/openHouse.ts'
import { confirm, customer, join, lastSecret, lettersTo, newcomer, trySignIn } from '../../support/server/people.ts'

describe.each(databases)('signing up on $name', database => {
  let house: House
  beforeAll(async () => {
    house = await openHouse({ database })
  })
  afterAll(() => house.close())

  const { password } = newcomer
  let email = ''
  let people = 0
  beforeEach(() => {
    // Another person, on another day: nothing is left of locks and limits.
    people += 1
    email = `Sokha.${people}@mail.example`
    house.clock.now += 25 * 3_600_000
  })
  const register = (changes: object = {}) => house.post('/api/accounts/register', { ...newcomer, email, ...changes })
  const enter = () => trySignIn(house, { email, password })
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
  const inShop = async <T>(work: Parameters<typeof house.database.asTenant<T>>[1]) =>
    house.database.asTenant((await house.shop('angkor')).id, work)

  it('sends a code, takes it once, and lets in with the password', async () => {
    expect((await register()).json()).toEqual({ email, expiresIn: 600 })
    expect((await enter()).json()).toMatchObject({ status: 403, code: 'account-not-confirmed' })
    const code = await lastSecret(house, email)
    expect((await confirm(house, email, code)).json()).toEqual({ confirmed: true })
    expect((await enter()).statusCode).toBe(200)
    expect((await confirm(house, email, code)).json()).toMatchObject({ status: 400, code: 'otp-invalid' })
  })

  it('keeps names as written, the number as the networks know it, and the password as nobody can read it', async () => {
    await join(house, { email })
    const details = await (await customer(house, { email, password })).get('/api/accounts/details')
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
    const code = await lastSecret(house, email)
    expect(JSON.stringify(await inShop(tx => tx.select().from(oneTimeTokens)))).not.toContain(code)
  })

  it('spends a code after five wrong ones', async () => {
    await register()
    const code = await lastSecret(house, email)
    for (let tried = 0; tried < 5; tried += 1) {
      expect((await confirm(house, email, wrong(code))).json()).toMatchObject({ code: 'otp-invalid' })
    }
    expect((await confirm(house, email, code)).json()).toMatchObject({ code: 'otp-invalid' })
  })

  it('counts wrong codes that come all at once', async () => {
    await register()
    const code = await lastSecret(house, email)
    await Promise.all(Array.from({ length: 20 }, () => confirm(house, email, wrong(code))))
    const rows = await inShop(tx => tx.select().from(oneTimeTokens).orderBy(desc(oneTimeTokens.id)).limit(1))
    expect(rows.map(row => row.attempts)).toEqual([5])
  })

  it('takes no code after ten minutes, and none that another one replaced', async () => {
    await register()
    const first = await lastSecret(house, email)
    house.clock.now += 60_000
    expect((await house.post('/api/oauth/resendotp', undefined, { username: email })).json()).toEqual({ done: true })
    const second = await lastSecret(house, email)
    if (first !== second) expect((await confirm(house, email, first)).statusCode).toBe(400)
    house.clock.now += 600_000
    expect((await confirm(house, email, second)).json()).toMatchObject({ code: 'otp-invalid' })
  })

  it('answers the same for an address that has an account, and tells its owner by letter', async () => {
    const taken = demoEmail('dara', 'angkor')
    const [fresh, known] = [await register(), await register({ email: taken })]
    expect([known.statusCode, known.json()]).toEqual([fresh.statusCode, { ...fresh.json(), email: taken }])
    expect((await lettersTo(house, taken)).at(-1)?.subject).toBe('You have an account at Angkor Sport already')
    expect((await trySignIn(house)).statusCode).toBe(200)
    expect((await trySignIn(house, { password })).statusCode).toBe(401)
  })

  it('says nothing of who waits for a code', async () => {
    await register()
    const answers = await Promise.all([
      ...[email, 'nobody@mail.example', demoEmail('dara', 'angkor')].map(username =>
        house.post('/api/oauth/resendotp', undefined, { username }),
      ),
    ])
    expect(new Set(answers.map(answer => answer.body)).size).toBe(1)
    const codes = await Promise.all([
      ...[email, 'nobody@mail.example', demoEmail('dara', 'angkor')].map(async username =>
        confirm(house, username, wrong(await lastSecret(house, email))),
      ),
    ])
    expect(new Set(codes.map(answer => answer.body)).size).toBe(1)
  })

  it('lets an unconfirmed address begin again, and the old code opens nothing', async () => {
    await register({ password: 'somebody-elses-word' })
    const code = await lastSecret(house, email)
    await register()
    const fresh = await lastSecret(house, email)
    if (code !== fresh) expect((await confirm(house, email, code)).statusCode).toBe(400)
    await confirm(house, email, fresh)
    expect((await trySignIn(house, { email, password: 'somebody-elses-word' })).statusCode).toBe(401)
    expect((await enter()).statusCode).toBe(200)
  })

  it('makes one account of registrations at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => register()))
    expect(answers.map(answer => answer.statusCode)).toEqual(Array(5).fill(200))
    expect(await inShop(tx => tx.select().from(accounts).where(eq(accounts.email, email)))).toHaveLength(1)
  })

  it('writes nothing of the sender’s into the letter to a stranger', async () => {
    await register({ firstName: 'Win 500 USD at evil.example', language: 'kh' })
    const [letter] = await lettersTo(house, email)
    expect(letter?.text).not.toContain('evil')
    expect(letter?.subject).toContain('អង្គរ ស្ព័រ')
  })

  it('sends a mailbox no more than five letters an hour, whoever asks', async () => {
    const answers = []
    for (let asked = 0; asked < 8; asked += 1) answers.push(await register())
    expect(answers.map(answer => answer.statusCode)).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
    const stranger = await house.post('/api/accounts/forgotpassword', { email: 'nobody@mail.example' })
    expect(stranger.statusCode).toBe(200)
  })

  it.each([
    ['firstName', ' ', 'required'],
    ['lastName', undefined, 'required'],
    ['email', 'sokha', 'invalid-email'],
    ['phone', '', 'required'],
    ['phone', '12', 'invalid-phone'],
    ['phone', 'call me', 'invalid-phone'],
    ['password', 'short', 'too-short'],
    ['password', 'x'.repeat(129), 'too-long'],
    ['password', 'password123', 'guessable'],
    ['firstName', 'Sok\u0007ha', 'invalid-name'],
    ['language', 'fr', 'unknown-language'],
  ])('says what is wrong with the %s %s', async (field, value, code) => {
    const answer = await register({ [field]: value })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toContainEqual(expect.objectContaining({ path: field, code }))
  })

  it('gives nobody a role or a state that he asked for', async () => {
    await register({ status: 'active', role: 'ADMIN', roles: ['ADMIN'], clientId: 'console', id: 'x', tenantId: 'y' })
    expect((await enter()).json()).toMatchObject({ code: 'account-not-confirmed' })
    await confirm(house, email, await lastSecret(house, email))
    expect((await trySignIn(house, { email, password, clientId: 'console' })).json()).toMatchObject({
      code: 'wrong-client',
    })
  })

  it('wants the client app and six digits in the headers', async () => {
    const answer = await house.post('/api/oauth/confirmotp', undefined, { username: email, 'otp-token': '12' })
    expect(
      answer
        .json()
        .fields.map(({ code }: { code: string }) => code)
        .sort(),
    ).toEqual(['invalid-otp', 'unknown-client'])
  })
})
