import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../../server/db/newId.ts'
import { accounts, oneTimeTokens } from '../../../server/db/schema/accounts.ts'
import { databases } from '../../support/server/databases.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'
import {
  bearer,
  emailsTo,
  join,
  lastSecret,
  newcomer,
  signIn,
  tryRefresh,
  trySignIn,
} from '../../support/server/people.ts'

describe.each(databases)('new passwords on $name', database => {
  let api: TestServer
  beforeAll(async () => {
    api = await openTestServer({ database, services: () => ({ newId: countedId }) })
  })
  afterAll(() => api.close())

  /** The rows that were written, and the requests. */
  let written = 0
  const countedId = () => {
    written += 1
    return newId()
  }
  const { password } = newcomer
  let email = ''
  let people = 0
  beforeEach(async () => {
    // Each test uses another person on another day, without locks and limits.
    people += 1
    email = `sokha.${people}@mail.example`
    api.clock.now += 25 * 3_600_000
    await join(api, { email })
  })
  const enter = (word = password) => trySignIn(api, { email, password: word })
  const enterAs = () => signIn(api, { email, password })
  const fresh = 'green-goal-keeper'
  const forget = (to = email, headers = {}) => api.post('/api/accounts/forgotpassword', { email: to }, headers)
  const reset = (token: string, word = fresh) => api.post('/api/accounts/resetpassword', { token, password: word })

  it('come by a mailed link, once, and end every session', async () => {
    const tokens = await enterAs()
    await forget()
    const token = await lastSecret(api, email)
    expect((await reset(token)).json()).toEqual({ done: true })
    expect((await enter()).statusCode).toBe(401)
    expect((await enter(fresh)).statusCode).toBe(200)
    expect((await tryRefresh(api, tokens.refresh_token)).statusCode).toBe(401)
    expect((await reset(token)).json()).toMatchObject({ status: 400, code: 'link-invalid' })
    expect((await emailsTo(api, email)).at(-1)?.subject).toBe('Your Angkor Sport password was changed')
  })

  it('are set once by ten uses of a link at once', async () => {
    await forget()
    const token = await lastSecret(api, email)
    const responses = await Promise.all(Array.from({ length: 10 }, (_, n) => reset(token, `${fresh}-${n}`)))
    expect(responses.filter(response => response.statusCode === 200)).toHaveLength(1)
  })

  it('cost as much work for an address without an account, and leave nothing of it', async () => {
    const kept = () =>
      api.database.asSystem(async tx => [await tx.$count(accounts), await tx.$count(oneTimeTokens)] as const)
    const rowsOf = async (work: () => Promise<unknown>) => {
      const before = written
      await work()
      return written - before
    }
    const known = await rowsOf(() => forget())
    const before = await kept()
    // This one writes to a stranger.
    expect(await rowsOf(() => forget(`nobody.${people}@mail.example`))).toBe(known + 1)
    expect(await kept()).toEqual(before)
  })

  it('say nothing of who has an account', async () => {
    const [known, unknown] = [await forget(), await forget('nobody@mail.example')]
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
    expect(await emailsTo(api, 'nobody@mail.example')).toEqual([])
  })

  it('come by the last link only, within half an hour, in their own shop', async () => {
    await forget()
    const first = await lastSecret(api, email)
    await forget()
    const second = await lastSecret(api, email)
    expect((await reset(first)).statusCode).toBe(400)
    expect(
      (await api.at('mekong').post('/api/accounts/resetpassword', { token: second, password: fresh })).statusCode,
    ).toBe(400)
    api.clock.now += 30 * 60_000
    expect((await reset(second)).statusCode).toBe(400)
  })

  it('leave the link usable when the word was too weak', async () => {
    await forget()
    const token = await lastSecret(api, email)
    expect((await reset(token, email)).json().fields).toMatchObject([{ path: 'password', code: 'guessable' }])
    expect((await reset(token)).statusCode).toBe(200)
  })

  it('unlock an account and confirm an address', async () => {
    for (let tried = 0; tried < 5; tried += 1) await enter('wrong-guess')
    await forget()
    await reset(await lastSecret(api, email))
    expect((await enter(fresh)).statusCode).toBe(200)
    const waiting = `waits.${email}`
    await api.post('/api/accounts/register', { ...newcomer, email: waiting })
    await forget(waiting)
    await reset(await lastSecret(api, waiting))
    expect((await trySignIn(api, { email: waiting, password: fresh })).statusCode).toBe(200)
  })

  it('send links to the shop’s own host, not to one that the caller invents', async () => {
    for (const host of ['evil.example', 'angkor.localhost.evil.example', 'evil.example:8443']) {
      await forget(email, { host })
    }
    const texts = (await emailsTo(api, email)).slice(-3).map(email => email.text)
    for (const text of texts) {
      expect(text).toMatch(/^http:\/\/angkor\.localhost(:8443)?\/auth\/forgotpassword#token=[\w-]{43}$/m)
      expect(text).not.toContain('evil')
    }
  })

  it('are changed by who knows the old one; other sessions end, this one goes on', async () => {
    const [here, there] = [await enterAs(), await enterAs()]
    const requests = api.as(bearer(here.access_token))
    const response = await requests.put('/api/oauth/password', { currentPassword: password, newPassword: fresh })
    expect(response.json()).toEqual({ done: true })
    expect((await requests.get('/api/accounts/details')).statusCode).toBe(200)
    expect((await tryRefresh(api, here.refresh_token)).statusCode).toBe(200)
    expect((await tryRefresh(api, there.refresh_token)).statusCode).toBe(401)
    const details = await api.as(bearer(there.access_token)).get('/api/accounts/details')
    expect(details.json()).toMatchObject({ code: 'session-ended' })
    expect((await enter(fresh)).statusCode).toBe(200)
  })

  it('are not changed by who does not', async () => {
    const requests = api.as(bearer((await enterAs()).access_token))
    const response = await requests.put('/api/oauth/password', { currentPassword: 'wrong-guess', newPassword: fresh })
    expect(response.json()).toMatchObject({
      status: 403,
      code: 'wrong-password',
      fields: [{ path: 'currentPassword', code: 'incorrect' }],
    })
    expect((await api.put('/api/oauth/password', { currentPassword: password, newPassword: fresh })).statusCode).toBe(
      401,
    )
    expect((await enter()).statusCode).toBe(200)
  })
})
