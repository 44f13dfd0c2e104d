import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { authEvents } from '../../../server/db/schema/sessions.ts'
import { demoEmail } from '../../../server/seeding/demoPeople.ts'
import { databases } from '../../support/server/databases.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'
import { customer, emailsTo, join, lastSecret, password, trySignIn } from '../../support/server/people.ts'

describe.each(databases)('guessing passwords on $name', database => {
  let api: TestServer
  beforeAll(async () => {
    api = await openTestServer({ database })
  })
  afterAll(() => api.close())
  // A day later there are no locks and limits left.
  beforeEach(() => {
    api.clock.now += 25 * 3_600_000
  })

  const dara = demoEmail('dara', 'angkor')
  const guess = (email = dara) => trySignIn(api, { email, password: 'wrong-guess' })
  const guessUntilLocked = async (email = dara) => {
    for (let tried = 0; tried < 5; tried += 1) expect((await guess(email)).statusCode).toBe(401)
  }

  it('locks after five wrong passwords, even for the right one, and says for how long', async () => {
    await guessUntilLocked()
    const response = await trySignIn(api)
    expect(response.json()).toMatchObject({ status: 429, code: 'too-many-attempts' })
    expect(response.headers['retry-after']).toBe('60')
    api.clock.now += 60_000
    expect((await trySignIn(api)).statusCode).toBe(200)
  })

  it('waits twice as long after each further mistake', async () => {
    await guessUntilLocked()
    for (const wait of [60, 120, 240, 480]) {
      expect((await guess()).headers['retry-after']).toBe(String(wait))
      api.clock.now += wait * 1000
      expect((await guess()).statusCode).toBe(401)
    }
  })

  it('begins anew after the right password', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let tried = 0; tried < 4; tried += 1) await guess()
      expect((await trySignIn(api)).statusCode).toBe(200)
      api.clock.now += 60_000
    }
  })

  it('lets twenty guesses at once try no more than five passwords', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => guess()))
    const codes = responses.map(response => response.json().code)
    expect(codes.filter(code => code === 'invalid-credentials')).toHaveLength(5)
    expect(codes.filter(code => code === 'too-many-attempts')).toHaveLength(15)
  })

  it('locks an address without an account in the same way', async () => {
    await guessUntilLocked('nobody@mail.example')
    await guessUntilLocked()
    const [known, unknown] = [await guess(), await guess('nobody@mail.example')]
    expect([unknown.statusCode, unknown.body, unknown.headers['retry-after']]).toEqual([
      ...[known.statusCode, known.body, known.headers['retry-after']],
    ])
    expect(await emailsTo(api, 'nobody@mail.example')).toEqual([])
  })

  it('mails a link that unlocks once', async () => {
    await guessUntilLocked()
    const emails = await emailsTo(api, dara)
    expect(emails.at(-1)?.subject).toBe('Your Angkor Sport account is temporarily locked')
    const token = await lastSecret(api, dara)
    expect((await api.post('/api/oauth/unlock', { token })).json()).toEqual({ done: true })
    expect((await trySignIn(api)).statusCode).toBe(200)
    expect((await api.post('/api/oauth/unlock', { token })).json()).toMatchObject({
      status: 400,
      code: 'link-invalid',
    })
  })

  it('takes no unlock link after a day, in another shop, or for a new password', async () => {
    await guessUntilLocked()
    const token = await lastSecret(api, dara)
    expect((await api.at('mekong').post('/api/oauth/unlock', { token })).statusCode).toBe(400)
    const reset = await api.post('/api/accounts/resetpassword', { token, password: 'a-stolen-password' })
    expect(reset.json()).toMatchObject({ code: 'link-invalid' })
    api.clock.now += 24 * 3_600_000
    expect((await api.post('/api/oauth/unlock', { token })).statusCode).toBe(400)
  })

  it('locks nobody of the same address in another shop', async () => {
    await guessUntilLocked(dara)
    expect((await trySignIn(api, { slug: 'mekong' })).statusCode).toBe(200)
  })

  it('counts guesses of somebody who found an open browser', async () => {
    const requests = await customer(api)
    const body = { currentPassword: 'wrong-guess', newPassword: 'a-stolen-password' }
    for (let tried = 0; tried < 5; tried += 1) {
      expect((await requests.put('/api/oauth/password', body)).json()).toMatchObject({
        status: 403,
        code: 'wrong-password',
      })
    }
    expect((await requests.put('/api/oauth/password', body)).json()).toMatchObject({ code: 'too-many-attempts' })
  })

  describe('for a known person', () => {
    const cookieOf = (response: { headers: Record<string, unknown> }) => {
      const set = String(response.headers['set-cookie'] ?? '')
      expect(set).toMatch(/^kitloom_device=[\w-]{43}; Path=\/api; Max-Age=\d+; HttpOnly; SameSite=Strict$/)
      return { cookie: set.split(';')[0] ?? '' }
    }
    const isLocked = async () => (await trySignIn(api)).json().code === 'too-many-attempts'

    it('leaves the browser open that once signed in, however often others guess', async () => {
      const own = cookieOf(await trySignIn(api))
      await guessUntilLocked()
      for (let signIn = 0; signIn < 3; signIn += 1) {
        expect((await trySignIn(api, { headers: own })).statusCode).toBe(200)
        expect(await isLocked()).toBe(true)
      }
      expect((await trySignIn(api, { slug: 'mekong', headers: own })).statusCode).toBe(200)
    })

    it('locks that browser after five wrong passwords of its own', async () => {
      const headers = cookieOf(await trySignIn(api))
      for (let tried = 0; tried < 5; tried += 1) {
        expect((await trySignIn(api, { password: 'wrong-guess', headers })).statusCode).toBe(401)
      }
      expect((await trySignIn(api, { headers })).json().code).toBe('too-many-attempts')
      expect((await trySignIn(api)).statusCode).toBe(200)
    })

    it('takes an invented cookie, and that of somebody else, for unknown', async () => {
      const bopha = cookieOf(await trySignIn(api, { email: demoEmail('bopha', 'angkor') }))
      await guessUntilLocked()
      for (const headers of [bopha, { cookie: `kitloom_device=${'a'.repeat(43)}` }, { cookie: 'kitloom_device=' }]) {
        expect((await trySignIn(api, { headers })).json().code).toBe('too-many-attempts')
      }
    })

    it('lets the browser go on that opened the mailed link, though guesses lock the address again', async () => {
      await guessUntilLocked()
      const unlocked = await api.post('/api/oauth/unlock', { token: await lastSecret(api, dara) })
      await guessUntilLocked()
      expect(await isLocked()).toBe(true)
      expect((await trySignIn(api, { headers: cookieOf(unlocked) })).statusCode).toBe(200)
    })

    it('lets a new password be set with the mailed link while the address is locked', async () => {
      const person = await join(api, { email: 'locked@mail.example' })
      await api.post('/api/accounts/forgotpassword', { email: person.email })
      const token = await lastSecret(api, person.email)
      await guessUntilLocked(person.email)
      const password = 'nine-quiet-boats'
      const reset = await api.post('/api/accounts/resetpassword', { token, password })
      await guessUntilLocked(person.email)
      const signIn = { email: person.email, password, headers: cookieOf(reset) }
      expect((await trySignIn(api, signIn)).statusCode).toBe(200)
    })

    it('lets somebody who is signed in change the password while others guess', async () => {
      const requests = await customer(api)
      await guessUntilLocked()
      const body = { currentPassword: password, newPassword: 'nine-quiet-boats' }
      expect((await requests.put('/api/oauth/password', body)).statusCode).toBe(200)
      const back = { currentPassword: 'nine-quiet-boats', newPassword: password }
      expect((await requests.put('/api/oauth/password', back)).statusCode).toBe(200)
    })

    it('writes down every wrong password, with the account where there is one', async () => {
      const { id } = await api.shop('angkor')
      const failed = () =>
        api.database.asTenant(id, tx => tx.select().from(authEvents).where(eq(authEvents.kind, 'sign-in-failed')))
      const before = (await failed()).length
      await guess()
      await guess('nobody@mail.example')
      const added = (await failed()).slice(before)
      expect(added.map(({ accountId }) => accountId === null).sort()).toEqual([false, true])
    })
  })

  it('limits one address over all accounts, whatever X-Forwarded-For it invents', async () => {
    const codes: number[] = []
    for (let requested = 0; requested < 65; requested += 1) {
      const requests = api.as({ 'x-forwarded-for': `203.0.113.${requested}` })
      codes.push(
        (await requests.post('/api/accounts/forgotpassword', { email: `p${requested}@mail.example` })).statusCode,
      )
    }
    expect(codes.slice(0, 60)).toEqual(Array(60).fill(200))
    expect(codes.slice(60)).toEqual(Array(5).fill(429))
  })
})
