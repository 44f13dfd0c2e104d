import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findInAccount } from '../../../app/editor/findInAccount.ts'
import { designCalls } from '../../../app/session/designCalls.ts'
import { sendKit } from '../../support/server/designers.ts'
import { enter } from '../../support/server/enter.ts'
import { openPage } from '../../support/server/openPage.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'

let api: TestServer
beforeAll(async () => {
  api = await openTestServer()
})
afterAll(() => api.close())

/** A page of a signed-in customer. */
async function signedIn() {
  const person = await enter(api)
  const page = openPage(api)
  await page.session.enter(person.tokens)
  return { ...page, person, calls: designCalls(page.client) }
}

describe('the designs of an account', () => {
  it('are listed, narrowed, and all of them read over several pages', async () => {
    const { person, calls } = await signedIn()
    for (const name of ['Angkor', 'Naga']) await sendKit(person, { name })
    expect(await calls.list({ search: 'nag' })).toMatchObject({ kind: 'ok', value: { total: 1 } })
    const all = await calls.all()
    expect(all.kind === 'ok' && all.value.map(({ name }) => name).toSorted()).toEqual(['Angkor', 'Naga'])
  })

  it('are changed from the version that was seen, and no other', async () => {
    const { person, calls } = await signedIn()
    const { id } = await sendKit(person)
    const renamed = await calls.rename({ id, version: 1 }, 'Naga')
    expect(renamed).toMatchObject({ kind: 'ok', value: { name: 'Naga', version: 2 } })
    expect(await calls.step({ id, version: 1 }, 'submit')).toMatchObject({ kind: 'refused', code: 'version-mismatch' })
    expect(await calls.step({ id, version: 2 }, 'submit')).toMatchObject({ value: { status: 'REVIEWING' } })
    expect(await calls.remove({ id, version: 3 })).toMatchObject({ kind: 'refused', code: 'design-in-review' })
    expect(await calls.step({ id, version: 3 }, 'withdraw')).toMatchObject({ value: { status: 'DRAFT', version: 4 } })
  })

  it('are deleted and brought back', async () => {
    const { person, calls } = await signedIn()
    const { id } = await sendKit(person)
    const put = await calls.remove({ id, version: 1 })
    if (put.kind !== 'ok') throw new Error('It was not deleted.')
    expect(await calls.read(id)).toMatchObject({ kind: 'refused', code: 'not-found' })
    expect(await calls.step(put.value, 'restore')).toMatchObject({ kind: 'ok', value: { deletedAt: null } })
  })

  it('take over what was designed as a guest', async () => {
    const guest = openPage(api)
    await sendKit(api.at('angkor', { 'x-guest-secret': guest.secret() }))
    expect(await designCalls(guest.client).list({})).toMatchObject({ value: { total: 1 } })
    const { calls } = await signedIn()
    expect(await calls.claim(guest.secret())).toMatchObject({ kind: 'ok', value: { left: 0 } })
    expect(await calls.list({})).toMatchObject({ value: { total: 1 } })
  })
})

describe('a design that this device has not', () => {
  it('is found in the account, and in nobody else’s', async () => {
    const owner = await signedIn()
    const other = await signedIn()
    const { id } = await sendKit(owner.person, { name: 'Naga' })
    expect(await findInAccount(owner, id)).toMatchObject({ id, name: 'Naga', productType: 'SOCCER_KIT' })
    expect(await findInAccount(other, id)).toBeNull()
  })

  it('is not asked for by somebody who is not signed in, nor by an id of the old kind', async () => {
    const page = openPage(api)
    await page.session.start()
    expect(await findInAccount(page, randomUUID())).toBeNull()
    const { session, client, requested } = await signedIn()
    const before = requested.length
    expect(await findInAccount({ session, client }, 'design-of-old')).toBeNull()
    expect([requested.length - before, page.requested.filter(request => request.includes('/api/designs'))]).toEqual([
      0,
      [],
    ])
  })
})
