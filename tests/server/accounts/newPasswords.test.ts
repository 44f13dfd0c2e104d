import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../../server/db/newId.ts'
import { accounts, oneTimeTokens } from '../../../server/db/schema/accounts.ts'
import { databases } from '../../support/server/databases.ts'
import { type House, openHouse } from '../../support/server/openHouse.ts'
import {
  bearer,
  join,
  lastSecret,
  lettersTo,
  newcomer,
  signIn,
  tryRefresh,
  trySignIn,
} from '../../support/server/people.ts'

describe.each(databases)('new passwords on $name', database => {
  let house: House
  beforeAll(async () => {
    house = await openHouse({ database, services: () => ({ newId: countedId }) })
  })
  afterAll(() => house.close())

  /** Rows that were written, and requests. */
  let written = 0
  const countedId = () => {
    written += 1
    return newId()
  }
  const { password } = newcomer
  let email = ''
  let people = 0
  beforeEach(async () => {
    // Another person, on another day: nothing is left of locks and limits.
    people += 1
    email = `sokha.${people}@mail.example`
    house.clock.now += 25 * 3_600_000
    await join(house, { email })
  })
  const enter = (word = password) => trySignIn(house, { email, password: word })
  const enterAs = () => signIn(house, { email, password })
  const fresh = 'green-goal-keeper'
  const forget = (to = email, headers = {}) => house.post('/api/accounts/forgotpassword', { email: to }, headers)
  const reset = (token: string, word = fresh) => house.post('/api/accounts/resetpassword', { token, password: word })

  it('come by a mailed link, once, and end every session', async () => {
    const tokens = await enterAs()
    await forget()
    const token = await lastSecret(house, email)
    expect((await reset(token)).json()).toEqual({ done: true })
    expect((await enter()).statusCode).toBe(401)
    expect((await enter(fresh)).statusCode).toBe(200)
    expect((await tryRefresh(house, tokens.refresh_token)).statusCode).toBe(401)
    expect((await reset(token)).json()).toMatchObject({ status: 400, code: 'link-invalid' })
    expect((await lettersTo(house, email)).at(-1)?.subject).toBe('Your password at Angkor Sport was changed')
  })

  it('are set once by ten uses of a link at once', async () => {
    await forget()
    const token = await lastSecret(house, email)
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => reset(token, `${fresh}-${n}`)))
    expect(answers.filter(answer => answer.statusCode === 200)).toHaveLength(1)
  })

  it('cost as much work for an address without an account, and leave nothing of it', async () => {
    const kept = () =>
      house.database.asHouse(async tx => [await tx.$count(accounts), await tx.$count(oneTimeTokens)] as const)
    const rowsOf = async (work: () => Promise<unknown>) => {
      const before = written
      await work()
      return written - before
    }
    const known = await rowsOf(() => forget())
    const before = await kept()
    // One more: a stranger to write to.
    expect(await rowsOf(() => forget(`nobody.${people}@mail.example`))).toBe(known + 1)
    expect(await kept()).toEqual(before)
  })

  it('say nothing of who has an account', async () => {
    const [known, unknown] = [await forget(), await forget('nobody@mail.example')]
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
    expect(await lettersTo(house, 'nobody@mail.example')).toEqual([])
  })

  it('come by the last link only, within half an hour, in their own shop', async () => {
    await forget()
    const first = await lastSecret(house, email)
    await forget()
    const second = await lastSecret(house, email)
    expect((await reset(first)).statusCode).toBe(400)
    expect(
      (await house.at('mekong').post('/api/accounts/resetpassword', { token: second, password: fresh })).statusCode,
    ).toBe(400)
    house.clock.now += 30 * 60_000
    expect((await reset(second)).statusCode).toBe(400)
  })

  it('leave the link usable when the word was too weak', async () => {
    await forget()
    const token = await lastSecret(house, email)
    expect((await reset(token, email)).json().fields).toMatchObject([{ path: 'password', code: 'guessable' }])
    expect((await reset(token)).statusCode).toBe(200)
  })

  it('unlock an account and confirm an address', async () => {
    for (let tried = 0; tried < 5; tried += 1) await enter('wrong-guess')
    await forget()
    await reset(await lastSecret(house, email))
    expect((await enter(fresh)).statusCode).toBe(200)
    const waiting = `waits.${email}`
    await house.post('/api/accounts/register', { ...newcomer, email: waiting })
    await forget(waiting)
    await reset(await lastSecret(house, waiting))
    expect((await trySignIn(house, { email: waiting, password: fresh })).statusCode).toBe(200)
  })

  it('send links to the shop’s own host, not to one that the caller invents', async () => {
    for (const host of ['evil.example', 'angkor.localhost.evil.example', 'evil.example:8443']) {
      await forget(email, { host })
    }
    const texts = (await lettersTo(house, email)).slice(-3).map(letter => letter.text)
    for (const text of texts) {
      expect(text).toMatch(/^http:\/\/angkor\.localhost(:8443)?\/auth\/forgotpassword#token=[\w-]{43}$/m)
      expect(text).not.toContain('evil')
    }
  })

  it('are changed by who knows the old one; other sessions end, this one goes on', async () => {
    const [here, there] = [await enterAs(), await enterAs()]
    const asks = house.as(bearer(here.access_token))
    const answer = await asks.put('/api/oauth/password', { currentPassword: password, newPassword: fresh })
    expect(answer.json()).toEqual({ done: true })
    expect((await asks.get('/api/accounts/details')).statusCode).toBe(200)
    expect((await tryRefresh(house, here.refresh_token)).statusCode).toBe(200)
    expect((await tryRefresh(house, there.refresh_token)).statusCode).toBe(401)
    const details = await house.as(bearer(there.access_token)).get('/api/accounts/details')
    expect(details.json()).toMatchObject({ code: 'session-ended' })
    expect((await enter(fresh)).statusCode).toBe(200)
  })

  it('are not changed by who does not', async () => {
    const asks = house.as(bearer((await enterAs()).access_token))
    const answer = await asks.put('/api/oauth/password', { currentPassword: 'wrong-guess', newPassword: fresh })
    expect(answer.json()).toMatchObject({
      status: 403,
      code: 'wrong-password',
      fields: [{ path: 'currentPassword', code: 'incorrect' }],
    })
    expect((await house.put('/api/oauth/password', { currentPassword: password, newPassword: fresh })).statusCode).toBe(
      401,
    )
    expect((await enter()).statusCode).toBe(200)
  })
})
