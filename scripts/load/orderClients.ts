// Orders and asks for quotes as fast as the server at an address answers, and prints how fast that is.
//   node --import tsx scripts/load/orderClients.ts <address> <seconds>
import { randomUUID } from 'node:crypto'
import { applyTemplate } from '../../plugins/index.ts'
import { type OrderRequest, quoteItemOf } from '../../server/contract/orders/orderRequest.ts'
import { drawKit } from '../../tests/support/server/drawKit.ts'
import { measureLoad } from './measure.ts'

const [, , base = '', given] = process.argv
const seconds = Number(given)

/** Posts as a guest of the demo shop. */
async function post(guest: string, path: string, body: object, more: Readonly<Record<string, string>> = {}) {
  const headers = { 'content-type': 'application/json', 'x-guest-secret': guest, ...more }
  const response = await fetch(`${base}${path}?tenant=angkor`, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path}: ${text}`)
  return JSON.parse(text)
}

const fabric = 'interlock'
const rosterOf = (players: number) =>
  Array.from({ length: players }, (_, at) => ({
    ...{ name: `Player ${at + 1}`, number: String(at % 100), size: 'M', shortsSize: null },
    ...{ sleeve: 'short', version: 'player', quantity: 1 },
  })) as OrderRequest['designs'][number]['pieces']
const quoteOf = (players: number) => ({
  items: [quoteItemOf('SOCCER_KIT', { design: randomUUID(), fabric, pieces: rosterOf(players) })],
})

interface Client {
  readonly guest: string
  readonly order: Omit<OrderRequest, 'trackingSecret'>
}

/** A guest with a design, who orders fourteen shirts of it again and again. */
async function openClient(): Promise<Client> {
  const guest = randomUUID()
  const design = randomUUID()
  const kit = drawKit()
  kit.engine.dispatch(applyTemplate.of({ id: 'first', template: 'kbach' }))
  await post(guest, '/api/designs', { id: design, productType: 'SOCCER_KIT' })
  await post(guest, `/api/designs/${design}/log`, { update: kit.update() })
  kit.engine.dispose()
  const { grandTotal } = await post(guest, '/api/pricing/quote', quoteOf(14))
  const delivery = {
    ...{ name: 'Sok Dara', phone: '012 345 678', email: 'dara@club.example', country: 'KH', province: 'Siem Reap' },
    ...{ district: '', commune: '', address: 'House 12, Street 6', wishedDate: null, note: '' },
  }
  const designs = [{ design, fabric, pieces: rosterOf(14) }]
  return {
    guest,
    order: { designs, delivery, promotionCode: '', expectedTotal: grandTotal, language: 'en', acceptedTerms: true },
  }
}

const clients = await Promise.all(Array.from({ length: 50 }, openClient))
for (const count of [10, 50]) {
  const placed = await measureLoad(count, seconds, async lane => {
    const { guest, order } = clients[lane % clients.length] as Client
    const body = { ...order, trackingSecret: randomUUID() }
    await post(guest, '/api/orders', body, { 'idempotency-key': randomUUID() })
  })
  console.log(`orders, ${count} clients${' '.repeat(18)} ${placed}`)
}
for (const players of [30, 500]) {
  const quoted = await measureLoad(1, seconds, async () => {
    await post(randomUUID(), '/api/pricing/quote', quoteOf(players))
  })
  console.log(`quote of ${players} rows${' '.repeat(20)} ${quoted}`)
}
