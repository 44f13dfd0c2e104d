import { randomUUID } from 'node:crypto'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../support/server/databases.ts'
import { expectCode } from '../../support/server/designers.ts'
import { type Entered, enter } from '../../support/server/enter.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'
import { packedOrder } from '../../support/server/packedOrder.ts'

const day = 24 * 60 * 60 * 1000

describe.each(databases)('a supplier with a link on $name', database => {
  let api: TestServer
  let owner: Entered
  let order: string
  let pack: string
  beforeAll(async () => {
    api = await openTestServer({ database })
    owner = await enter(api, { kind: 'admin' })
    ;({ order, pack } = await packedOrder(api))
  })
  afterAll(() => api.close())

  const at = () => `/api/console/orders/${order}/handoffs`
  async function handOver(days = 30, who: Entered = owner) {
    const body = { pack, supplier: 'Phnom Penh Textile', days }
    const { items, secret } = (await expectCode(who.post(at(), body), 201)).json()
    return { id: items[0].id as string, secret: secret as string }
  }
  const open = (secret: string) => api.post('/api/supplier/open', { secret })
  const mark = (secret: string, code: string, step: string) => api.post('/api/supplier/pieces', { secret, code, step })
  const fileAt = (ticket: string, name: string) =>
    `/api/supplier/file?ticket=${ticket}&name=${encodeURIComponent(name)}`

  it('sees the files and nothing of the customer, and downloads them one by one, by range and as a zip', async () => {
    const { secret } = await handOver()
    const seen = (await expectCode(open(secret), 200)).json()
    expect(Object.keys(seen).toSorted()).toEqual(
      ['acknowledgedAt', 'expiresAt', 'files', 'messages', 'order', 'progress', 'supplier', 'ticket'].toSorted(),
    )
    expect(seen.progress).toEqual({ waiting: 2, cut: 0, sewn: 0, shipped: 0 })
    const name = 'lists/1-pieces.csv'
    const whole = await expectCode(api.get(fileAt(seen.ticket, name)), 200)
    expect(whole.body).toContain('7-1-front')
    const part = await expectCode(api.get(fileAt(seen.ticket, name), { range: 'bytes=3-6' }), 206)
    expect(part.body).toBe('code')
    const zip = await expectCode(api.get(`/api/supplier/zip?ticket=${seen.ticket}`), 200)
    expect(Object.keys(unzipSync(zip.rawPayload))).toEqual([name, 'summary.pdf'])
  })

  it('acknowledges once, asks, and is answered', async () => {
    const { id, secret } = await handOver()
    const first = (await expectCode(api.post('/api/supplier/acknowledge', { secret }), 200)).json()
    api.clock.now += 1000
    const again = (await expectCode(api.post('/api/supplier/acknowledge', { secret }), 200)).json()
    expect(again.acknowledgedAt).toBe(first.acknowledgedAt)
    await expectCode(api.post('/api/supplier/question', { secret, text: 'Which thread?' }), 200)
    await expectCode(owner.post(`${at()}/${id}/messages`, { text: 'White.' }), 201)
    const { messages } = (await open(secret)).json()
    expect(messages.map(({ byShop, text }: { byShop: boolean; text: string }) => [byShop, text])).toEqual([
      [false, 'Which thread?'],
      [true, 'White.'],
    ])
  })

  it('marks pieces by their code, forward only', async () => {
    const { secret } = await handOver()
    const cut = (await expectCode(mark(secret, '7-1-front', 'cut'), 200)).json()
    expect(cut).toMatchObject({ isNew: true, piece: { name: 'Front', wearer: '7 Dara', step: 'cut' } })
    await expectCode(mark(secret, '7-1-front', 'sewn'), 200)
    const back = (await expectCode(mark(secret, '7-1-front', 'cut'), 200)).json()
    expect(back).toMatchObject({ isNew: false, piece: { step: 'sewn' }, progress: { waiting: 1, sewn: 1 } })
    expect((await mark(secret, '8-1-front', 'cut')).statusCode).toBe(404)
    expect((await mark(secret, '7-1-front', 'waiting')).statusCode).toBe(400)
  })

  it('gets nothing by a link that was revoked, has expired, is made up, or is of another shop', async () => {
    const revoked = await handOver()
    const ended = await handOver(1)
    const tickets = await Promise.all([revoked, ended].map(async ({ secret }) => (await open(secret)).json().ticket))
    const abroad = await api.at('mekong').post('/api/supplier/open', { secret: revoked.secret })
    expect(abroad.statusCode).toBe(404)
    const ticketAbroad = await api.at('mekong').get(`/api/supplier/zip?ticket=${tickets[0]}`)
    expect(ticketAbroad.statusCode).toBe(404)
    await expectCode(owner.delete(`${at()}/${revoked.id}`), 200)
    api.clock.now += day + 1000
    for (const secret of [revoked.secret, ended.secret, randomUUID()]) {
      const responses = await Promise.all([
        open(secret),
        api.post('/api/supplier/acknowledge', { secret }),
        api.post('/api/supplier/question', { secret, text: 'x' }),
        mark(secret, '7-1-front', 'cut'),
      ])
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
    }
    for (const ticket of tickets) {
      expect((await api.get(`/api/supplier/zip?ticket=${ticket}`)).statusCode).toBe(404)
      expect((await api.get(fileAt(ticket, 'summary.pdf'))).statusCode).toBe(404)
    }
    owner = await enter(api, { kind: 'admin' })
  })

  it('gets files for an hour by a ticket, and none by one that was changed', async () => {
    const { secret } = await handOver()
    const { ticket } = (await open(secret)).json()
    const [id, until] = ticket.split('.')
    const forged = [
      ticket.replace(/.$/, (last: string) => (last === '0' ? '1' : '0')),
      `${id}.${Number(until) + 1}.${ticket.split('.')[2]}`,
      `${randomUUID()}.${until}.${ticket.split('.')[2]}`,
      'x',
    ]
    for (const wrong of forged) expect((await api.get(`/api/supplier/zip?ticket=${wrong}`)).statusCode).toBe(404)
    api.clock.now += 60 * 60 * 1000 + 1
    expect((await api.get(`/api/supplier/zip?ticket=${ticket}`)).statusCode).toBe(404)
    await expectCode(open(secret), 200)
    owner = await enter(api, { kind: 'admin' })
  })

  it('is limited in how often links are tried', async () => {
    const codes = new Set<number>()
    for (let tried = 0; tried < 130; tried++) codes.add((await open(randomUUID())).statusCode)
    expect(codes).toEqual(new Set([404, 429]))
  })
})
