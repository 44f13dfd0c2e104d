import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accounts, oneTimeTokens } from '../../server/db/schema/accounts.ts'
import { outbox } from '../../server/db/schema/outbox.ts'
import { refreshTokens, sessions, signInFailures } from '../../server/db/schema/sessions.ts'
import { deleteExpired } from '../../server/retention.ts'
import { databases } from '../support/server/databases.ts'
import { enter } from '../support/server/enter.ts'
import { type House, openHouse } from '../support/server/openHouse.ts'
import { confirm, lastSecret, lettersTo, newcomer, refresh, signIn, trySignIn } from '../support/server/people.ts'
import { unlimited } from '../support/server/unlimited.ts'

const minute = 60_000
const day = 24 * 60 * minute

describe.each(databases)('what has expired on $name', database => {
  let house: House
  beforeAll(async () => {
    house = await openHouse({ database, services: () => ({ limits: unlimited }) })
  })
  afterAll(() => house.close())

  let email = ''
  let people = 0
  beforeEach(async () => {
    // Another person, another year: nothing is left of what has expired.
    people += 1
    email = `sokha.${people}@mail.example`
    house.clock.now += 365 * day
    await clear()
  })
  const register = () => house.post('/api/accounts/register', { ...newcomer, email })
  const clear = () =>
    deleteExpired(house.services, error => {
      throw error
    })
  const count = async (table: typeof oneTimeTokens | typeof sessions | typeof refreshTokens | typeof signInFailures) =>
    (await house.database.asHouse(tx => tx.select().from(table))).length
  const known = (address: string) =>
    house.database.asHouse(tx => tx.select().from(accounts).where(eq(accounts.email, address)))

  it('goes: codes and links that can no longer be used, not those that can', async () => {
    await house.post('/api/accounts/forgotpassword', { email: 'dara@angkor.example' })
    await house.at('mekong').post('/api/accounts/forgotpassword', { email: 'dara@mekong.example' })
    await clear()
    expect(await count(oneTimeTokens)).toBe(2)
    house.clock.now += 31 * minute
    await clear()
    expect(await count(oneTimeTokens)).toBe(0)
  })

  it('goes: an account that nobody confirmed in 7 days; the address is free again', async () => {
    await register()
    house.clock.now += 7 * day - minute
    await clear()
    expect(await known(email)).toHaveLength(1)
    house.clock.now += 2 * minute
    await clear()
    expect(await known(email)).toHaveLength(0)
    await register()
    const code = await lastSecret(house, email)
    expect((await confirm(house, email, code)).statusCode).toBe(200)
  })

  it('stays: an account whose owner has a new code in his hand, and one that is confirmed', async () => {
    await register()
    house.clock.now += 8 * day
    await register()
    await clear()
    const code = await lastSecret(house, email)
    expect((await confirm(house, email, code)).statusCode).toBe(200)
    house.clock.now += 30 * day
    await clear()
    expect((await known(email)).map(({ status }) => status)).toEqual(['active'])
  })

  it('goes: sessions that ended, and those that were silent too long', async () => {
    const [ending, silent] = [await enter(house), await enter(house)]
    await expect(count(sessions)).resolves.toBe(2)
    await ending.delete(`/api/oauth/destroy/web/${ending.session}`)
    await clear()
    expect((await ending.get('/api/accounts/details')).json().code).toBe('session-ended')
    house.clock.now += day + minute
    await clear()
    expect(await count(sessions)).toBe(1)
    house.clock.now += 14 * day
    await clear()
    expect(await count(sessions)).toBe(0)
    expect((await silent.get('/api/accounts/details')).statusCode).toBe(401)
  })

  it('goes: old refresh tokens; the session that they belonged to goes on', async () => {
    let tokens = await signIn(house)
    for (let days = 0; days < 40; days += 8) {
      house.clock.now += 8 * day
      tokens = await refresh(house, tokens)
    }
    expect(await count(refreshTokens)).toBe(6)
    await clear()
    // The last, and those of the last fourteen days.
    expect(await count(refreshTokens)).toBe(2)
    expect((await refresh(house, tokens)).access_token).toEqual(expect.any(String))
  })

  it('goes: attempts that are forgotten', async () => {
    await trySignIn(house, { email: 'nobody@mail.example', password: 'wrong-password' })
    await clear()
    expect(await count(signInFailures)).toBe(1)
    house.clock.now += day + minute
    await clear()
    expect(await count(signInFailures)).toBe(0)
  })

  it('goes: letters that were sent or given up 30 days ago, not those that wait', async () => {
    const dara = 'dara@angkor.example'
    for (const state of ['sentAt', 'failedAt', null] as const) {
      await house.post('/api/accounts/forgotpassword', { email: dara })
      const last = (await lettersTo(house, dara)).at(-1)
      if (!last || state === null) continue
      const at = { [state]: new Date(house.clock.now) }
      await house.database.asHouse(tx => tx.update(outbox).set(at).where(eq(outbox.id, last.id)))
    }
    expect(await lettersTo(house, dara)).toHaveLength(3)
    house.clock.now += 30 * day + minute
    await clear()
    expect(await lettersTo(house, dara)).toMatchObject([{ sentAt: null, failedAt: null }])
  })

  it('of one kind that cannot be cleared does not keep the others', async () => {
    await house.post('/api/accounts/forgotpassword', { email: 'dara@angkor.example' })
    house.clock.now += 31 * minute
    const errors: unknown[] = []
    let asked = 0
    const asHouse: typeof house.database.asHouse = work =>
      asked++ === 0 ? Promise.reject(new Error('The line broke.')) : house.database.asHouse(work)
    await deleteExpired({ ...house.services, database: { ...house.database, asHouse } }, error => errors.push(error))
    expect(errors).toHaveLength(1)
    expect(await count(oneTimeTokens)).toBe(0)
  })
})
