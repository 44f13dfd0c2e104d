import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { followTabs, type TabEvents, termsAcceptedName } from '../../../app/session/session.ts'
import { readClaims } from '../../../app/session/tokens.ts'
import { openGoogleReader } from '../../../server/accounts/google.ts'
import { readDetailsCall } from '../../../server/contract/accounts/details.ts'
import { tokenResponse } from '../../../server/contract/accounts/tokens.ts'
import { newId } from '../../../server/db/newId.ts'
import { accountRoles, accounts } from '../../../server/db/schema/accounts.ts'
import { enter } from '../../support/server/enter.ts'
import { openIdProvider } from '../../support/server/openIdProvider.ts'
import { openPage, storageOf } from '../../support/server/openPage.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'
import { signInAdmin, trySignIn } from '../../support/server/people.ts'
import { unlimited } from '../../support/server/unlimited.ts'

let api: TestServer
let provider: Awaited<ReturnType<typeof openIdProvider>>
beforeAll(async () => {
  provider = await openIdProvider(() => api.clock.now)
  api = await openTestServer({
    services: () => ({ limits: unlimited, google: openGoogleReader(provider.settings) }),
  })
})
afterAll(async () => {
  await api.close()
  await provider.close()
})

const minute = 60_000
const refreshes = (requested: readonly string[]) => requested.filter(line => line.endsWith('/refreshtoken')).length

/** A page whose customer has just signed in. */
async function signedIn(page = openPage(api)) {
  const person = await enter(api)
  await page.session.enter(person.tokens)
  return { ...page, person }
}
/** A new page in the same browser, with its storage. */
const reopened = (page: { readonly storage: ReturnType<typeof storageOf> }) => openPage(api, page.storage)

describe('a browser where nobody signed in', () => {
  it('has no tokens, asks nobody, and its questions come from a guest', async () => {
    const page = openPage(api)
    expect(page.stored.read()).toEqual({ access: '', refresh: '' })
    expect((await page.session.start()).kind).toBe('out')
    expect([await page.session.bearer(), page.requested]).toEqual([null, []])
  })
})

describe('a customer who signs in', () => {
  it('has both tokens kept under the names of the specification, and none after signing out', async () => {
    const { storage, session, person } = await signedIn()
    expect([storage.getItem('access_token'), storage.getItem('refresh_token')]).toEqual([
      person.tokens.access_token,
      person.tokens.refresh_token,
    ])
    expect(session.state.current()).toMatchObject({ kind: 'in', details: { email: person.email } })
    await session.leave()
    expect([storage.getItem('access_token'), storage.getItem('refresh_token')]).toEqual(['', ''])
    expect(session.state.current().kind).toBe('out')
  })

  it('is still here after the page was loaded again', async () => {
    const { storage, person } = await signedIn()
    const later = openPage(api, storage)
    expect(await later.session.start()).toMatchObject({ kind: 'in', details: { email: person.email } })
    expect(refreshes(later.requested)).toBe(0)
  })

  it('ends the session on the server too when they sign out', async () => {
    const { session, stored, person } = await signedIn()
    const { refresh } = stored.read()
    await session.leave()
    expect((await api.as(person.headers).get('/api/accounts/details')).json().code).toBe('session-ended')
    const again = await api.post('/api/accounts/refreshtoken', { token: refresh, clientId: 'web' })
    expect(again.json().code).toBe('refresh-refused')
  })

  it('is not kept where their details cannot be had', async () => {
    const page = openPage(api)
    const { tokens } = await enter(api)
    page.line.isCut = true
    expect((await page.session.enter(tokens)).kind).toBe('unreachable')
    expect(page.stored.read().access).toBe('')
  })
})

describe('an access token', () => {
  it('is used as long as exp, in seconds, is later than now', async () => {
    const { storage, person } = await signedIn()
    const ends = (readClaims(person.tokens.access_token)?.exp ?? 0) * 1000
    const before = api.clock.now
    api.clock.now = ends - 1
    const page = openPage(api, storage)
    await page.session.start()
    expect(refreshes(page.requested)).toBe(0)
    api.clock.now = ends
    const next = openPage(api, storage)
    expect((await next.session.start()).kind).toBe('in')
    expect(refreshes(next.requested)).toBe(1)
    api.clock.now = Math.max(before, ends)
  })

  it('that ran out is renewed before the question, once for many at the same time', async () => {
    const page = await signedIn()
    api.clock.now += 6 * minute
    const responses = await Promise.all(Array.from({ length: 8 }, () => page.client.send(readDetailsCall)))
    expect(responses.map(({ kind }) => kind)).toEqual(Array.from({ length: 8 }, () => 'ok'))
    expect(refreshes(page.requested)).toBe(1)
  })

  it('is taken from a device whose clock is ten years behind', async () => {
    const { person, storage } = await signedIn()
    const off = openPage(api, storage, -10 * 365 * 24 * 60 * minute)
    expect(await off.session.start()).toMatchObject({ kind: 'in', details: { email: person.email } })
    expect((await off.client.send(readDetailsCall)).kind).toBe('ok')
  })

  it.each([10, -10])('is asked for once, and no more, by a device whose clock is %i years ahead', async years => {
    const { storage } = await signedIn()
    const off = openPage(api, storage, years * 365 * 24 * 60 * minute)
    expect((await off.session.start()).kind).toBe('in')
    for (let call = 0; call < 5; call++) expect((await off.client.send(readDetailsCall)).kind).toBe('ok')
    expect(refreshes(off.requested)).toBe(years > 0 ? 1 : 0)
    api.clock.now += 6 * minute
    for (let call = 0; call < 5; call++) expect((await off.client.send(readDetailsCall)).kind).toBe('ok')
    expect(refreshes(off.requested)).toBe(years > 0 ? 2 : 1)
  })

  it('goes on when the clock of the device is put right, or wrong, in the middle', async () => {
    const { storage } = await signedIn()
    const off = openPage(api, storage, 10 * 365 * 24 * 60 * minute)
    await off.session.start()
    for (const ahead of [0, -3, 3].map(years => years * 365 * 24 * 60 * minute)) {
      off.device.ahead = ahead
      for (let call = 0; call < 3; call++) expect((await off.client.send(readDetailsCall)).kind).toBe('ok')
      api.clock.now += 6 * minute
      for (let call = 0; call < 3; call++) expect((await off.client.send(readDetailsCall)).kind).toBe('ok')
    }
    expect(refreshes(off.requested)).toBeLessThanOrEqual(7)
  })

  it('that the server does not believe is renewed after the refusal, once for many', async () => {
    const page = await signedIn()
    const { access, refresh } = page.stored.read()
    const [head, , signature] = access.split('.')
    const { exp } = readClaims(access) ?? { exp: 0 }
    const forged = btoa(JSON.stringify({ exp: exp + 3600, azp: 'web' })).replace(/=+$/, '')
    page.stored.write({ access: `${head}.${forged}.${signature}`, refresh })
    const responses = await Promise.all([page.client.send(readDetailsCall), page.client.send(readDetailsCall)])
    expect(responses.map(({ kind }) => kind)).toEqual(['ok', 'ok'])
    expect(refreshes(page.requested)).toBe(1)
  })

  it('of a sign-in with Google is renewed as the client that it is made for', async () => {
    const page = openPage(api)
    const idToken = await provider.idToken()
    const response = await api.post('/api/oauth/social', { provider: 'google', idToken }, { 'client-id': 'app' })
    await page.session.enter(tokenResponse.parse(response.json()))
    api.clock.now += 6 * minute
    expect(await reopened(page).session.start()).toMatchObject({ kind: 'in', details: { firstName: 'Chenda' } })
  })
})

describe('somebody who may not be here', () => {
  it('an administrator gets no tokens for the shop', async () => {
    const { json } = await trySignIn(api, { email: 'admin@angkor.example' })
    expect(json().code).toBe('wrong-client')
    const page = openPage(api)
    expect(await page.session.enter(await signInAdmin(api))).toEqual({ kind: 'admin' })
    expect([page.stored.read().access, page.session.state.current().kind]).toEqual(['', 'starting'])
  })

  it('an administrator’s tokens that a browser has kept are thrown away', async () => {
    const page = openPage(api)
    const { access_token: access, refresh_token: refresh } = await signInAdmin(api)
    page.stored.write({ access, refresh })
    expect((await page.session.start()).kind).toBe('out')
    expect(page.stored.read()).toEqual({ access: '', refresh: '' })
  })

  it('an administrator’s tokens are thrown away when they had to be renewed first', async () => {
    const page = openPage(api)
    const { access_token: access, refresh_token: refresh } = await signInAdmin(api)
    page.stored.write({ access, refresh })
    api.clock.now += 6 * minute
    expect((await page.session.start()).kind).toBe('out')
    expect(page.stored.read()).toEqual({ access: '', refresh: '' })
  })

  it('nobody becomes an administrator of the shop itself: the database refuses it', async () => {
    const { person } = await signedIn()
    const { id: tenantId } = await api.shop('angkor')
    const role = { tenantId, id: newId(), accountId: person.id, client: 'web', role: 'ADMIN' } as const
    const given = api.database.asTenant(tenantId, tx => tx.insert(accountRoles).values(role))
    await expect(given).rejects.toMatchObject({ cause: { constraint: 'account_roles_admin' } })
  })

  it('a customer who was blocked is out', async () => {
    const page = await signedIn()
    const { id } = await api.shop('angkor')
    await api.database.asTenant(id, tx =>
      tx.update(accounts).set({ status: 'blocked' }).where(eq(accounts.id, page.person.id)),
    )
    expect((await reopened(page).session.start()).kind).toBe('out')
    expect(page.stored.read()).toEqual({ access: '', refresh: '' })
  })

  it('a customer whose session was ended elsewhere is out with the next question', async () => {
    const page = await signedIn()
    await api.post('/api/accounts/token/destroy', { token: page.stored.read().refresh })
    expect(await page.client.send(readDetailsCall)).toMatchObject({ kind: 'refused', status: 401 })
    expect([page.session.state.current().kind, page.stored.read().refresh]).toEqual(['out', ''])
  })
})

describe('a server that is not reached', () => {
  it('keeps the tokens, and lets in later', async () => {
    const page = await signedIn()
    api.clock.now += 6 * minute
    const later = reopened(page)
    later.line.isCut = true
    expect((await later.session.start()).kind).toBe('unreachable')
    expect(later.stored.read()).toEqual(page.stored.read())
    expect(await later.client.send(readDetailsCall)).toEqual({ kind: 'unreachable' })
    later.line.isCut = false
    expect((await later.session.start()).kind).toBe('in')
  })
})

describe('signing out while the server is still answering', () => {
  it('stays signed out when the details come late', async () => {
    const page = reopened(await signedIn())
    const starting = page.session.start()
    await page.session.leave()
    expect((await starting).kind).toBe('out')
    expect(page.stored.read()).toEqual({ access: '', refresh: '' })
  })

  it('stays signed out when a renewed token comes late', async () => {
    const before = await signedIn()
    api.clock.now += 6 * minute
    const page = reopened(before)
    const [starting, pending] = [page.session.start(), page.client.send(readDetailsCall)]
    await page.session.leave()
    expect((await starting).kind).toBe('out')
    expect((await pending).kind).toBe('refused')
    expect(page.stored.read()).toEqual({ access: '', refresh: '' })
  })

  it('keeps who signed in meanwhile', async () => {
    const page = await signedIn()
    await api.post('/api/accounts/token/destroy', { token: page.stored.read().refresh })
    const other = await enter(api)
    const pending = page.client.send(readDetailsCall)
    await page.session.enter(other.tokens)
    await pending
    expect(page.session.state.current()).toMatchObject({ kind: 'in', details: { email: other.email } })
    expect(page.stored.read().access).toBe(other.tokens.access_token)
  })
})

describe('what was remembered of a customer', () => {
  it('is forgotten when they leave or another comes, and not when they load the page', async () => {
    const page = await signedIn()
    const again = reopened(page)
    await again.session.start()
    expect(again.forgotten.times).toBe(0)
    const other = await enter(api)
    await again.session.enter(other.tokens)
    expect(again.forgotten.times).toBe(1)
    await again.session.leave()
    expect(again.forgotten.times).toBe(2)
  })
})

/** Two tabs of one browser, which send each other storage events. */
function openTabs() {
  const stored = new Map<string, string>()
  const listeners = new Map<object, (event: { key: string | null; newValue: string | null }) => void>()
  const tab = () => {
    const own = storageOf(stored)
    const storage = {
      ...own,
      setItem(key: string, newValue: string) {
        own.setItem(key, newValue)
        for (const [other, notify] of listeners) if (other !== storage) notify({ key, newValue })
      },
    }
    const page = openPage(api, storage)
    const events: TabEvents = { addEventListener: (_kind, listener) => void listeners.set(storage, listener) }
    followTabs(events, page.session)
    /** The state of the tab after it has followed. */
    const settled = () => page.session.start()
    return { ...page, settled }
  }
  const write = (key: string, newValue: string) => {
    for (const notify of listeners.values()) notify({ key, newValue })
  }
  const empty = () => {
    stored.clear()
    for (const notify of listeners.values()) notify({ key: null, newValue: null })
  }
  return { first: tab(), second: tab(), empty, write }
}

describe('two tabs', () => {
  it('sign in and out together', async () => {
    const { first, second } = openTabs()
    await Promise.all([first.session.start(), second.session.start()])
    const person = await enter(api)
    await first.session.enter(person.tokens)
    expect(await second.settled()).toMatchObject({ kind: 'in', details: { email: person.email } })
    await second.session.leave()
    expect((await first.settled()).kind).toBe('out')
  })

  it('are never signed in again by the tab that follows', async () => {
    const { first, second } = openTabs()
    await first.session.enter((await enter(api)).tokens)
    await second.settled()
    api.clock.now += 6 * minute
    await first.session.leave()
    expect((await second.settled()).kind).toBe('out')
    expect([refreshes(second.requested), second.stored.read().refresh]).toEqual([0, ''])
  })

  it('go on together once the terms are accepted in one of them', async () => {
    const { first, second, write } = openTabs()
    await first.session.enter((await enter(api)).tokens)
    const details = await second.settled()
    if (details.kind !== 'in') throw new Error('Nobody is in.')
    second.session.replaceDetails({ ...details.details, termsAccepted: false })
    write(termsAcceptedName, 'now')
    expect(await second.settled()).toMatchObject({ kind: 'in', details: { termsAccepted: true } })
  })

  it('follow to another customer', async () => {
    const { first, second } = openTabs()
    await first.session.enter((await enter(api)).tokens)
    await second.settled()
    const other = await enter(api)
    await first.session.enter(other.tokens)
    expect(await second.settled()).toMatchObject({ kind: 'in', details: { email: other.email } })
    expect(second.forgotten.times).toBe(1)
  })

  it('ask nothing when a token was only refreshed', async () => {
    const { first, second } = openTabs()
    await first.session.enter((await enter(api)).tokens)
    await second.settled()
    const before = second.requested.length
    api.clock.now += 6 * minute
    expect((await first.client.send(readDetailsCall)).kind).toBe('ok')
    expect(second.requested.length).toBe(before)
  })

  it('that wake up at once both go on', async () => {
    const { first, second } = openTabs()
    await first.session.enter((await enter(api)).tokens)
    await second.settled()
    api.clock.now += 6 * minute
    const responses = await Promise.all([first.client.send(readDetailsCall), second.client.send(readDetailsCall)])
    expect(responses.map(({ kind }) => kind)).toEqual(['ok', 'ok'])
    api.clock.now += 6 * minute
    expect((await second.client.send(readDetailsCall)).kind).toBe('ok')
  })

  it('are signed out when the storage is emptied', async () => {
    const { first, second, empty } = openTabs()
    await first.session.enter((await enter(api)).tokens)
    await second.settled()
    empty()
    expect([(await first.settled()).kind, (await second.settled()).kind]).toEqual(['out', 'out'])
  })
})
