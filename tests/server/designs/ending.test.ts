import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { designUpdates } from '../../../server/db/schema/designs.ts'
import { endDesigns } from '../../../server/designs/designRetention.ts'
import { databases } from '../../support/server/databases.ts'
import { addGuest, current, expectCode, openDesignServer, sendKit } from '../../support/server/designers.ts'
import { addCustomer } from '../../support/server/namedPrincipals.ts'
import type { TestServer } from '../../support/server/openTestServer.ts'

const day = 24 * 60 * 60 * 1000

describe.each(databases)('the end of designs on $name', kind => {
  let api: TestServer
  beforeAll(async () => {
    api = await openDesignServer(kind)
  })
  afterAll(() => api.close())

  it('comes 30 days after a guest’s last edit, in every shop, and takes the log along', async () => {
    const [idle, busy, club] = [addGuest(api, 'mekong'), addGuest(api), await addCustomer(api)]
    const [left, edited, kept] = [await sendKit(idle, { template: 'scales' }), await sendKit(busy), await sendKit(club)]
    const { endsAt } = (await idle.get(`/api/designs/${left.id}`)).json()
    expect(Date.parse(endsAt) - api.clock.now).toBe(30 * day)
    api.clock.now += 20 * day
    await expectCode(busy.patch(`/api/designs/${edited.id}`, { name: 'Edited' }, await current(busy, edited.id)), 200)
    api.clock.now += 10 * day
    expect(await endDesigns(api.services)).toBe(0)
    api.clock.now += 1
    expect(await endDesigns(api.services)).toBe(1)
    expect((await idle.get(`/api/designs/${left.id}`)).statusCode).toBe(404)
    await expectCode(busy.get(`/api/designs/${edited.id}`), 200)
    await expectCode(club.get(`/api/designs/${kept.id}`), 200)
    const updates = await api.database.asSystem(tx => tx.select().from(designUpdates))
    expect(updates.map(({ designId }) => designId)).not.toContain(left.id)
  })

  it('does not come for what was claimed, and comes for what was put away', async () => {
    const [guest, club] = [addGuest(api), await addCustomer(api)]
    const { id } = await sendKit(guest)
    await expectCode(club.post('/api/designs/claim', { guestSecret: guest.secret }), 200)
    const away = await sendKit(club)
    await expectCode(club.delete(`/api/designs/${away.id}`, { 'if-match': '"1"' }), 200)
    api.clock.now += 31 * day
    await endDesigns(api.services)
    await expectCode(club.get(`/api/designs/${id}`), 200)
    expect((await club.get('/api/designs?deleted=true')).json().total).toBe(0)
  })

  it('takes everything along that hangs on a design', async () => {
    const guest = addGuest(api)
    const { id } = await sendKit(guest)
    const share = (await guest.post(`/api/designs/${id}/shares`, { scope: 'comment' })).json()
    const comment = { panel: 'front', xMm: 0, yMm: 0, text: 'x' }
    await expectCode(guest.post(`/api/designs/${id}/comments`, comment), 201)
    const fan = addGuest(api)
    await expectCode(fan.post(`/api/designs/shared/${share.secret}/ratings`, { rating: 5 }), 200)
    api.clock.now += 31 * day
    expect(await endDesigns(api.services)).toBeGreaterThan(0)
    expect((await api.get(`/api/designs/shared/${share.secret}`)).statusCode).toBe(404)
  })
})
