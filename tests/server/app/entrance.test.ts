import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEntrance } from '../../../app/console/session/entrance.ts'
import { createClient, withAuth } from '../../../app/session/api/createClient.ts'
import { noTokens } from '../../../app/session/tokens.ts'
import { demoCode } from '../../../server/accounts/secondFactor/secondFactor.ts'
import { passSecondFactorCall } from '../../../server/contract/console/secondFactor.ts'
import { listShopOrdersCall } from '../../../server/contract/orders/consoleOrders.ts'
import { demoEmail } from '../../../server/seeding/demoPeople.ts'
import { fetchOf } from '../../support/server/fetchOf.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'
import { signIn } from '../../support/server/people.ts'

describe('the entrance of the console', () => {
  let api: TestServer
  beforeAll(async () => {
    api = await openTestServer()
  })
  afterAll(() => api.close())

  function open() {
    let tokens = noTokens
    let forgotten = 0
    const stored = {
      read: () => tokens,
      write: (next: typeof noTokens) => {
        tokens = next
      },
    }
    const fetch = fetchOf(api)
    const entrance = createEntrance({ stored, fetch, now: () => api.clock.now, forget: () => forgotten++ })
    return {
      entrance,
      stored,
      forgotten: () => forgotten,
      client: createClient(withAuth(fetch, { session: entrance })),
      password: () => signIn(api, { email: demoEmail('admin', 'angkor'), clientId: 'console' }),
    }
  }

  it('lets nobody further than the second factor with the password alone', async () => {
    const page = open()
    await page.entrance.start()
    expect(page.entrance.state.current()).toEqual({ kind: 'out' })
    await page.entrance.enter(await page.password())
    expect(page.entrance.state.current()).toMatchObject({ kind: 'in', entry: { secondFactor: 'unset' } })
    expect(await page.client.send(listShopOrdersCall)).toMatchObject({ kind: 'refused', code: 'second-factor-needed' })
    await page.client.send(passSecondFactorCall, { body: { code: demoCode } })
    await page.entrance.start()
    expect(page.entrance.state.current()).toMatchObject({ kind: 'in', entry: { secondFactor: 'passed' } })
    expect(await page.client.send(listShopOrdersCall)).toMatchObject({ kind: 'ok' })
  })

  it('renews its token once for two requests, and goes on', async () => {
    const page = open()
    await page.entrance.enter(await page.password())
    await page.client.send(passSecondFactorCall, { body: { code: demoCode } })
    const before = page.stored.read().refresh
    api.clock.now += 600_000
    const responses = await Promise.all([page.client.send(listShopOrdersCall), page.client.send(listShopOrdersCall)])
    expect(responses.map(({ kind }) => kind)).toEqual(['ok', 'ok'])
    expect(page.stored.read().refresh).not.toBe(before)
  })

  it('takes no tokens of a customer', async () => {
    const page = open()
    await page.entrance.enter(await signIn(api))
    expect(page.entrance.state.current()).toEqual({ kind: 'out' })
    expect(page.stored.read()).toEqual(noTokens)
  })

  it('ends the session here and on the server, and forgets what was loaded', async () => {
    const page = open()
    await page.entrance.enter(await page.password())
    const tokens = page.stored.read()
    const before = page.forgotten()
    await page.entrance.leave()
    expect(page.entrance.state.current()).toEqual({ kind: 'out' })
    expect(page.forgotten()).toBeGreaterThan(before)
    page.stored.write(tokens)
    await page.entrance.start()
    expect(page.entrance.state.current()).toEqual({ kind: 'out' })
  })
})
