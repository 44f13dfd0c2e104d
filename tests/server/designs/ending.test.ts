import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { designUpdates } from '../../../server/db/schema/designs.ts'
import { endDesigns } from '../../../server/designs/designRetention.ts'
import { databases } from '../../support/server/databases.ts'
import { addGuest, current, expectCode, openDesignHouse, sendKit } from '../../support/server/designers.ts'
import { addCustomer } from '../../support/server/namedPrincipals.ts'
import type { House } from '../../support/server/openHouse.ts'

const day = 24 * 60 * 60 * 1000

describe.each(databases)('the end of designs on $name', kind => {
  let house: House
  beforeAll(async () => {
    house = await openDesignHouse(kind)
  })
  afterAll(() => house.close())

  it('comes 30 days after a guest’s last edit, in every shop, and takes the log along', async () => {
    const [idle, busy, club] = [addGuest(house, 'mekong'), addGuest(house), await addCustomer(house)]
    const [left, edited, kept] = [await sendKit(idle, { template: 'scales' }), await sendKit(busy), await sendKit(club)]
    const { endsAt } = (await idle.get(`/api/designs/${left.id}`)).json()
    expect(Date.parse(endsAt) - house.clock.now).toBe(30 * day)
    house.clock.now += 20 * day
    await expectCode(busy.patch(`/api/designs/${edited.id}`, { name: 'Edited' }, await current(busy, edited.id)), 200)
    house.clock.now += 10 * day
    expect(await endDesigns(house.services)).toBe(0)
    house.clock.now += 1
    expect(await endDesigns(house.services)).toBe(1)
    expect((await idle.get(`/api/designs/${left.id}`)).statusCode).toBe(404)
    await expectCode(busy.get(`/api/designs/${edited.id}`), 200)
    await expectCode(club.get(`/api/designs/${kept.id}`), 200)
    const updates = await house.database.asHouse(tx => tx.select().from(designUpdates))
    expect(updates.map(({ designId }) => designId)).not.toContain(left.id)
  })

  it('does not come for what was claimed, and comes for what was put away', async () => {
    const [guest, club] = [addGuest(house), await addCustomer(house)]
    const { id } = await sendKit(guest)
    await expectCode(club.post('/api/designs/claim', { guestSecret: guest.secret }), 200)
    const away = await sendKit(club)
    await expectCode(club.delete(`/api/designs/${away.id}`, { 'if-match': '"1"' }), 200)
    house.clock.now += 31 * day
    await endDesigns(house.services)
    await expectCode(club.get(`/api/designs/${id}`), 200)
    expect((await club.get('/api/designs?deleted=true')).json().total).toBe(0)
  })

  it('takes everything along that hangs on a design', async () => {
    const guest = addGuest(house)
    const { id } = await sendKit(guest)
    const share = (await guest.post(`/api/designs/${id}/shares`, { scope: 'comment' })).json()
    const remark = { panel: 'front', xMm: 0, yMm: 0, text: 'x' }
    await expectCode(guest.post(`/api/designs/${id}/comments`, remark), 201)
    const fan = addGuest(house)
    await expectCode(fan.post(`/api/designs/shared/${share.secret}/ratings`, { rating: 5 }), 200)
    house.clock.now += 31 * day
    expect(await endDesigns(house.services)).toBeGreaterThan(0)
    expect((await house.get(`/api/designs/shared/${share.secret}`)).statusCode).toBe(404)
  })
})
