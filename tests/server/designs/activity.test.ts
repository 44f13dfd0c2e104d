import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { activityAnswer } from '../../../server/contract/designs/designHistory.ts'
import { databases } from '../../support/server/databases.ts'
import {
  addAdmin,
  addGuest,
  current,
  type Designer,
  expectCode,
  openDesignHouse,
  sendKit,
  step,
} from '../../support/server/designers.ts'
import { addCustomer } from '../../support/server/namedPrincipals.ts'
import type { House } from '../../support/server/openHouse.ts'

const minute = 60_000
const remark = { panel: 'front', xMm: 0, yMm: 0, text: 'Larger, please' }

describe.each(databases)('what happened lately on $name', kind => {
  let house: House
  beforeAll(async () => {
    house = await openDesignHouse(kind)
  })
  afterAll(() => house.close())

  const later = () => {
    house.clock.now += minute
  }
  const latest = async (who: Designer, query = '') =>
    activityAnswer.parse((await expectCode(who.get(`/api/accounts/activity${query}`), 200)).json()).items
  const told = async (who: Designer, query = '') =>
    (await latest(who, query)).map(({ kind: what, by, design }) => `${what} ${by} ${design.name}`)

  it('is nothing for somebody new', async () => {
    expect(await latest(await addCustomer(house))).toEqual([])
  })

  it('is told from the latest on: edits, the review, remarks, links, stars', async () => {
    const [owner, admin, friend] = [await addCustomer(house), await addAdmin(house), addGuest(house)]
    const { id } = await sendKit(owner, { name: 'Derby' })
    await expectCode(owner.get(`/api/designs/${id}`), 200)
    later()
    const link = (await expectCode(owner.post(`/api/designs/${id}/shares`, { scope: 'comment' }), 201)).json()
    const at = `/api/designs/shared/${link.secret}`
    later()
    await expectCode(friend.post(`${at}/comments`, { ...remark, name: 'Coach Vann' }), 201)
    later()
    await expectCode(friend.post(`${at}/ratings`, { rating: 4, comment: 'Bright' }), 200)
    later()
    await expectCode(step(owner, id, 'submit'), 200)
    later()
    const decision = { note: 'Ready to print' }
    await expectCode(admin.post(`/api/console/designs/${id}/approve`, decision, await current(owner, id)), 200)
    expect(await told(owner)).toEqual([
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
    expect(await told(owner, '?limit=2')).toEqual(['approved provider Derby', 'submitted you Derby'])
  })

  it('says that somebody else has edited, and that a design was put away', async () => {
    const [owner, friend] = [await addCustomer(house), await addCustomer(house)]
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

  it('tells nobody of the designs of another', async () => {
    const [owner, other] = [await addCustomer(house), await addCustomer(house)]
    await sendKit(owner, { name: 'Secret' })
    expect(await latest(other)).toEqual([])
    expect((await house.get('/api/accounts/activity')).statusCode).toBe(401)
    expect((await addGuest(house).get('/api/accounts/activity')).statusCode).toBe(401)
  })
})
