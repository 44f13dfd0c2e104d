import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoCode } from '../../../server/accounts/secondFactor/secondFactor.ts'
import { totpCode, totpStepAt } from '../../../server/accounts/secondFactor/totp.ts'
import { recoveryCodes, staff } from '../../../server/db/schema/staff.ts'
import { databases } from '../../support/server/databases.ts'
import { enter } from '../../support/server/enter.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'
import { bearer, signInAdmin, tryRefresh, trySignIn } from '../../support/server/people.ts'

describe.each(databases)('the second factor on $name', database => {
  let api: TestServer
  beforeAll(async () => {
    api = await openTestServer({ database })
  })
  afterAll(() => api.close())

  const halfway = () => enter(api, { kind: 'admin', isComplete: false })
  const codeNow = (secret: string, steps = 0) => totpCode(secret, totpStepAt(api.clock.now) + steps)
  type Who = Awaited<ReturnType<typeof halfway>>
  const pass = (who: Pick<Who, 'post'>, code: string) => who.post('/api/console/entry/code', { code })

  /** Connects an app, and gives its key and the recovery codes. */
  async function connect(who: Who) {
    const { secret } = (await who.post('/api/console/entry/authenticator')).json()
    const { recoveryCodes: codes } = (await pass(who, codeNow(secret))).json()
    return { secret: String(secret), codes: codes as string[] }
  }
  /** Another session of the same person, with the password alone. */
  const again = async (who: Who) => {
    const { headers } = await who.signIn()
    return api.as({ host: 'angkor.localhost', ...headers })
  }

  it('keeps a session out of the console until the app is connected', async () => {
    const who = await halfway()
    expect((await who.get('/api/console/orders')).json()).toMatchObject({ status: 403, code: 'second-factor-needed' })
    expect((await who.get('/api/console/entry')).json()).toMatchObject({ secondFactor: 'unset', role: 'owner' })
    const { codes } = await connect(who)
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    expect((await who.get('/api/console/orders')).statusCode).toBe(200)
    expect((await who.get('/api/console/entry')).json()).toMatchObject({
      secondFactor: 'passed',
      recoveryCodesLeft: 10,
    })
  })

  it('asks every new session for a code, and a refreshed one for none', async () => {
    const who = await halfway()
    const { secret } = await connect(who)
    const other = await again(who)
    expect((await other.get('/api/console/entry')).json()).toMatchObject({ secondFactor: 'due' })
    expect((await other.get('/api/console/orders')).statusCode).toBe(403)
    api.clock.now += 30_000
    expect((await pass(other, codeNow(secret))).json()).toEqual({ recoveryCodes: null })
    expect((await other.get('/api/console/orders')).statusCode).toBe(200)
    const refreshed = (await tryRefresh(api, who.tokens.refresh_token, 'console')).json()
    expect((await api.as(bearer(refreshed.access_token)).get('/api/console/orders')).statusCode).toBe(200)
  })

  it('refuses a code that was used, also when it is sent twice at once', async () => {
    const who = await halfway()
    const { secret } = await connect(who)
    const [first, second] = [await again(who), await again(who)]
    expect((await pass(first, codeNow(secret))).json()).toMatchObject({ code: 'code-refused' })
    api.clock.now += 30_000
    const statuses = (await Promise.all([pass(first, codeNow(secret)), pass(second, codeNow(secret))])).map(
      ({ statusCode }) => statusCode,
    )
    expect(statuses.sort()).toEqual([200, 400])
  })

  it('takes every recovery code once, however it is written, and stores only hashes', async () => {
    const who = await halfway()
    const { codes } = await connect(who)
    const code = codes[0] as string
    const other = await again(who)
    expect((await pass(other, ` ${code.toLowerCase().replaceAll('-', ' ')} `)).statusCode).toBe(200)
    expect((await other.get('/api/console/entry')).json()).toMatchObject({ recoveryCodesLeft: 9 })
    expect((await pass(await again(who), code)).json()).toMatchObject({ code: 'code-refused' })
    const { id } = await api.shop('angkor')
    const stored = await api.database.asTenant(id, tx => tx.select().from(recoveryCodes))
    expect(stored.every(({ hash }) => /^[0-9a-f]{64}$/.test(hash))).toBe(true)
  })

  it('takes no recovery code of somebody else', async () => {
    const [who, thief] = [await halfway(), await halfway()]
    const { codes } = await connect(who)
    await connect(thief)
    expect((await pass(await again(thief), codes[0] as string)).statusCode).toBe(400)
  })

  it('replaces recovery codes for a fresh code of the app', async () => {
    const who = await halfway()
    const { secret, codes } = await connect(who)
    api.clock.now += 30_000
    const renewed = (await who.post('/api/console/entry/recovery-codes', { code: codeNow(secret) })).json()
    expect(renewed.recoveryCodes).toHaveLength(10)
    expect((await pass(await again(who), codes[1] as string)).statusCode).toBe(400)
    expect((await pass(await again(who), renewed.recoveryCodes[1])).statusCode).toBe(200)
  })

  it('locks after five wrong codes, for every session of the account, and lets nobody guess on', async () => {
    const who = await halfway()
    const { secret } = await connect(who)
    const other = await again(who)
    for (let count = 0; count < 5; count += 1) expect((await pass(other, '000001')).statusCode).toBe(400)
    api.clock.now += 30_000
    const locked = await pass(await again(who), codeNow(secret))
    expect(locked.json()).toMatchObject({ code: 'too-many-attempts' })
    expect(locked.headers['retry-after']).toBe('30')
    api.clock.now += 60_000
    expect((await pass(other, codeNow(secret))).statusCode).toBe(200)
  })

  it('gives no second key to somebody who only has the password', async () => {
    const who = await halfway()
    await connect(who)
    const other = await again(who)
    expect((await other.post('/api/console/entry/authenticator')).json()).toMatchObject({ code: 'wrong-state' })
  })

  it('lets nobody in who is not of the staff any more, whatever their token says', async () => {
    const who = await enter(api, { kind: 'admin' })
    const { id } = await api.shop('angkor')
    await api.database.asTenant(id, tx => tx.delete(staff).where(eq(staff.id, who.id)))
    expect((await who.get('/api/console/orders')).json()).toMatchObject({ code: 'wrong-client' })
  })

  it('takes the code of the demo in demo shops alone', async () => {
    await signInAdmin(api)
    const real = await openTestServer({ database, services: () => ({ production: true }) })
    try {
      const { access_token: token } = (
        await trySignIn(real, { email: 'admin@angkor.example', clientId: 'console' })
      ).json()
      const response = await real.as(bearer(token)).post('/api/console/entry/code', { code: demoCode })
      expect(response.json()).toMatchObject({ code: 'code-refused' })
    } finally {
      await real.close()
    }
  })
})
