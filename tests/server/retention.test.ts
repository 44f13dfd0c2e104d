import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accounts, oneTimeTokens } from '../../server/db/schema/accounts.ts'
import { outbox } from '../../server/db/schema/outbox.ts'
import { refreshTokens, sessions, signInFailures } from '../../server/db/schema/sessions.ts'
import { deleteExpired } from '../../server/retention.ts'
import { databases } from '../support/server/databases.ts'
import { enter } from '../support/server/enter.ts'
import { openTestServer, type TestServer } from '../support/server/openTestServer.ts'
import { confirm, emailsTo, lastSecret, newcomer, refresh, signIn, trySignIn } from '../support/server/people.ts'
import { unlimited } from '../support/server/unlimited.ts'

const minute = 60_000
const day = 24 * 60 * minute

describe.each(databases)('what has expired on $name', database => {
  let api: TestServer
  beforeAll(async () => {
    api = await openTestServer({ database, services: () => ({ limits: unlimited }) })
  })
  afterAll(() => api.close())

  let email = ''
  let people = 0
  beforeEach(async () => {
    // Each test uses another person in another year, without expired rows of others.
    people += 1
    email = `sokha.${people}@mail.example`
    api.clock.now += 365 * day
    await clear()
  })
  const register = () => api.post('/api/accounts/register', { ...newcomer, email })
  const clear = () =>
    deleteExpired(api.services, error => {
      throw error
    })
  const count = async (table: typeof oneTimeTokens | typeof sessions | typeof refreshTokens | typeof signInFailures) =>
    (await api.database.asSystem(tx => tx.select().from(table))).length
  const known = (address: string) =>
    api.database.asSystem(tx => tx.select().from(accounts).where(eq(accounts.email, address)))

  it('goes: codes and links that can no longer be used, not those that can', async () => {
    await api.post('/api/accounts/forgotpassword', { email: 'dara@angkor.example' })
    await api.at('mekong').post('/api/accounts/forgotpassword', { email: 'dara@mekong.example' })
    await clear()
    expect(await count(oneTimeTokens)).toBe(2)
    api.clock.now += 31 * minute
    await clear()
    expect(await count(oneTimeTokens)).toBe(0)
  })

  it('goes: an account that nobody confirmed in 7 days; the address is free again', async () => {
    await register()
    api.clock.now += 7 * day - minute
    await clear()
    expect(await known(email)).toHaveLength(1)
    api.clock.now += 2 * minute
    await clear()
    expect(await known(email)).toHaveLength(0)
    await register()
    const code = await lastSecret(api, email)
    expect((await confirm(api, email, code)).statusCode).toBe(200)
  })

  it('stays: an account with a new code, and one that is confirmed', async () => {
    await register()
    api.clock.now += 8 * day
    await register()
    await clear()
    const code = await lastSecret(api, email)
    expect((await confirm(api, email, code)).statusCode).toBe(200)
    api.clock.now += 30 * day
    await clear()
    expect((await known(email)).map(({ status }) => status)).toEqual(['active'])
  })

  it('goes: sessions that ended, and those that were silent too long', async () => {
    const [ending, silent] = [await enter(api), await enter(api)]
    await expect(count(sessions)).resolves.toBe(2)
    await ending.delete(`/api/oauth/destroy/web/${ending.session}`)
    await clear()
    expect((await ending.get('/api/accounts/details')).json().code).toBe('session-ended')
    api.clock.now += day + minute
    await clear()
    expect(await count(sessions)).toBe(1)
    api.clock.now += 14 * day
    await clear()
    expect(await count(sessions)).toBe(0)
    expect((await silent.get('/api/accounts/details')).statusCode).toBe(401)
  })

  it('goes: old refresh tokens; the session that they belonged to goes on', async () => {
    let tokens = await signIn(api)
    for (let days = 0; days < 40; days += 8) {
      api.clock.now += 8 * day
      tokens = await refresh(api, tokens)
    }
    expect(await count(refreshTokens)).toBe(6)
    await clear()
    // The last one and those of the last fourteen days remain.
    expect(await count(refreshTokens)).toBe(2)
    expect((await refresh(api, tokens)).access_token).toEqual(expect.any(String))
  })

  it('goes: attempts that are forgotten', async () => {
    await trySignIn(api, { email: 'nobody@mail.example', password: 'wrong-password' })
    await clear()
    expect(await count(signInFailures)).toBe(1)
    api.clock.now += day + minute
    await clear()
    expect(await count(signInFailures)).toBe(0)
  })

  it('goes: emails that were sent or failed 30 days ago, not those that wait', async () => {
    const dara = 'dara@angkor.example'
    for (const state of ['sentAt', 'failedAt', null] as const) {
      await api.post('/api/accounts/forgotpassword', { email: dara })
      const last = (await emailsTo(api, dara)).at(-1)
      if (!last || state === null) continue
      const at = { [state]: new Date(api.clock.now) }
      await api.database.asSystem(tx => tx.update(outbox).set(at).where(eq(outbox.id, last.id)))
    }
    expect(await emailsTo(api, dara)).toHaveLength(3)
    api.clock.now += 30 * day + minute
    await clear()
    expect(await emailsTo(api, dara)).toMatchObject([{ sentAt: null, failedAt: null }])
  })

  it('of one kind that cannot be cleared does not keep the others', async () => {
    await api.post('/api/accounts/forgotpassword', { email: 'dara@angkor.example' })
    api.clock.now += 31 * minute
    const errors: unknown[] = []
    let requested = 0
    const asSystem: typeof api.database.asSystem = work =>
      requested++ === 0 ? Promise.reject(new Error('The line broke.')) : api.database.asSystem(work)
    await deleteExpired({ ...api.services, database: { ...api.database, asSystem } }, error => errors.push(error))
    expect(errors).toHaveLength(1)
    expect(await count(oneTimeTokens)).toBe(0)
  })
})
