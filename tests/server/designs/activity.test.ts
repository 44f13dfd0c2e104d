import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { activityResponse } from '../../../server/contract/designs/designHistory.ts'
import { databases } from '../../support/server/databases.ts'
import {
  addAdmin,
  addGuest,
  current,
  type Designer,
  expectCode,
  openDesignServer,
  sendKit,
  step,
} from '../../support/server/designers.ts'
import { addCustomer } from '../../support/server/namedPrincipals.ts'
import type { TestServer } from '../../support/server/openTestServer.ts'

const minute = 60_000
const comment = { panel: 'front', xMm: 0, yMm: 0, text: 'Larger, please' }

describe.each(databases)('what happened lately on $name', kind => {
  let api: TestServer
  beforeAll(async () => {
    api = await openDesignServer(kind)
  })
  afterAll(() => api.close())

  const later = () => {
    api.clock.now += minute
  }
  const latest = async (who: Designer, query = '') =>
    activityResponse.parse((await expectCode(who.get(`/api/accounts/activity${query}`), 200)).json()).items
  const result = async (who: Designer, query = '') =>
    (await latest(who, query)).map(({ kind: what, by, design }) => `${what} ${by} ${design.name}`)

  it('is nothing for somebody new', async () => {
    expect(await latest(await addCustomer(api))).toEqual([])
  })

  it('lists edits, the review, comments, links and ratings, newest first', async () => {
    const [owner, admin, friend] = [await addCustomer(api), await addAdmin(api), addGuest(api)]
    const { id } = await sendKit(owner, { name: 'Derby' })
    await expectCode(owner.get(`/api/designs/${id}`), 200)
    later()
    const link = (await expectCode(owner.post(`/api/designs/${id}/shares`, { scope: 'comment' }), 201)).json()
    const at = `/api/designs/shared/${link.secret}`
    later()
    await expectCode(friend.post(`${at}/comments`, { ...comment, name: 'Coach Vann' }), 201)
    later()
    await expectCode(friend.post(`${at}/ratings`, { rating: 4, comment: 'Bright' }), 200)
    later()
    await expectCode(step(owner, id, 'submit'), 200)
    later()
    const decision = { note: 'Ready to print' }
    await expectCode(admin.post(`/api/console/designs/${id}/approve`, decision, await current(owner, id)), 200)
    expect(await result(owner)).toEqual([
      'approved provider Derby',
      'submitted you Derby',
      'rated other Derby',
      'commented other Derby',
      'shared you Derby',
      'edited you Derby',
      'created you Derby',
    ])
    const items = await latest(owner)
    expect(items[0]).toMatchObject({ text: 'Ready to print', design: { id, deleted: false } })
    expect(items[2]).toMatchObject({ rating: 4, text: 'Bright' })
    expect(items[3]).toMatchObject({ name: 'Coach Vann', text: 'Larger, please' })
    expect(await result(owner, '?limit=2')).toEqual(['approved provider Derby', 'submitted you Derby'])
  })

  it('says that somebody else has edited, and that a design was put away', async () => {
    const [owner, friend] = [await addCustomer(api), await addCustomer(api)]
    const { id } = await sendKit(owner, { name: 'Derby' })
    const link = (await expectCode(owner.post(`/api/designs/${id}/shares`, { scope: 'edit' }), 201)).json()
    later()
    const { kit } = await sendKit(friend, { name: 'Friendly' })
    await expectCode(friend.post(`/api/designs/shared/${link.secret}/log`, { update: kit.update() }), 200)
    expect((await latest(owner)).find(({ kind: what }) => what === 'edited')).toMatchObject({ by: 'other' })
    later()
    await expectCode(owner.delete(`/api/designs/${id}`, await current(owner, id)), 200)
    const [gone] = await latest(owner)
    expect(gone).toMatchObject({ kind: 'deleted', by: 'you', design: { id, deleted: true } })
  })

  it('shows nobody the designs of others', async () => {
    const [owner, other] = [await addCustomer(api), await addCustomer(api)]
    await sendKit(owner, { name: 'Secret' })
    expect(await latest(other)).toEqual([])
    expect((await api.get('/api/accounts/activity')).statusCode).toBe(401)
    expect((await addGuest(api).get('/api/accounts/activity')).statusCode).toBe(401)
  })
})
