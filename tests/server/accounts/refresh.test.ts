import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshTokens, sessions } from '../../../server/db/schema/sessions.ts'
import { databases } from '../../support/server/databases.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'
import { bearer, claimsOf, refresh, signIn, tryRefresh } from '../../support/server/people.ts'

describe.each(databases)('refreshing on $name', database => {
  let api: TestServer
  beforeAll(async () => {
    api = await openTestServer({ database })
  })
  afterAll(() => api.close())

  const later = (seconds: number) => {
    api.clock.now += seconds * 1000
  }
  const rowsOf = async (session: unknown) => {
    const { id } = await api.shop('angkor')
    return api.database.asTenant(id, tx =>
      tx
        .select()
        .from(refreshTokens)
        .where(eq(refreshTokens.sessionId, String(session))),
    )
  }
  const endOf = async (session: unknown) => {
    const { id } = await api.shop('angkor')
    const all = await api.database.asTenant(id, tx =>
      tx
        .select()
        .from(sessions)
        .where(eq(sessions.id, String(session))),
    )
    return all[0]?.endedBecause
  }

  it('gives new tokens of the same session', async () => {
    const first = await signIn(api)
    later(200)
    const second = await refresh(api, first)
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect(claimsOf(second).sid).toBe(claimsOf(first).sid)
    expect(claimsOf(second).exp).toBe(Number(claimsOf(first).exp) + 200)
  })

  it('gives 50 refreshes at once exactly one successor', async () => {
    const first = await signIn(api)
    const responses = await Promise.all(Array.from({ length: 50 }, () => refresh(api, first)))
    expect(new Set(responses.map(response => response.refresh_token)).size).toBe(1)
    const rows = await rowsOf(claimsOf(first).sid)
    expect(rows).toHaveLength(2)
    expect(rows.filter(row => row.usedAt === null)).toHaveLength(1)
  })

  it('repeats a lost response within ten seconds', async () => {
    const first = await signIn(api)
    const second = await refresh(api, first)
    later(9)
    expect((await refresh(api, first)).refresh_token).toBe(second.refresh_token)
  })

  it('ends the whole family when a token is used again later', async () => {
    const first = await signIn(api)
    const second = await refresh(api, first)
    later(11)
    expect((await tryRefresh(api, first.refresh_token)).json()).toMatchObject({
      status: 401,
      code: 'refresh-refused',
    })
    expect((await tryRefresh(api, second.refresh_token)).json()).toMatchObject({
      status: 401,
      code: 'refresh-refused',
    })
    const requests = api.as(bearer(second.access_token))
    expect((await requests.get('/api/accounts/details')).json()).toMatchObject({ code: 'session-ended' })
    expect(await endOf(claimsOf(first).sid)).toBe('reused-token')
  })

  it('ends the family at once when the successor was used already', async () => {
    const first = await signIn(api)
    await refresh(api, await refresh(api, first))
    expect((await tryRefresh(api, first.refresh_token)).statusCode).toBe(401)
    expect(await endOf(claimsOf(first).sid)).toBe('reused-token')
  })

  it('refuses a token of another client, another shop, or nobody, and ends nothing for it', async () => {
    const tokens = await signIn(api)
    for (const response of [
      await tryRefresh(api, tokens.refresh_token, 'app'),
      await tryRefresh(api, tokens.refresh_token, 'console'),
      await tryRefresh(api, tokens.refresh_token, 'web', 'mekong'),
      await tryRefresh(api, 'made-up'),
      await tryRefresh(api, tokens.access_token),
    ]) {
      expect(response.json()).toMatchObject({ status: 401, code: 'refresh-refused' })
    }
    expect((await tryRefresh(api, tokens.refresh_token)).statusCode).toBe(200)
  })

  it('refuses after two weeks of silence, and after 90 days in any case', async () => {
    const silent = await signIn(api)
    later(14 * 24 * 3600)
    expect((await tryRefresh(api, silent.refresh_token)).statusCode).toBe(401)
    let lively = await signIn(api)
    for (let days = 0; days < 90; days += 10) {
      lively = await refresh(api, lively)
      later(10 * 24 * 3600)
    }
    expect((await tryRefresh(api, lively.refresh_token)).statusCode).toBe(401)
  })

  it('keeps no token that could be used: only hashes', async () => {
    const first = await signIn(api)
    const second = await refresh(api, first)
    const kept = JSON.stringify(await rowsOf(claimsOf(first).sid))
    for (const token of [first, second]) expect(kept).not.toContain(token.refresh_token)
  })
})
