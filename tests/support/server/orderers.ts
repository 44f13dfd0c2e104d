import { randomUUID } from 'node:crypto'
import type { OrderRequest } from '../../../server/contract/orders/orderRequest.ts'
import { expectCode, type Sender, sendKit } from './designers.ts'

export const delivery = {
  name: 'Sok Dara',
  phone: '012 345 678',
  email: 'dara@club.example',
  country: 'KH',
  province: 'Siem Reap',
  district: 'Siem Reap',
  commune: 'Svay Dangkum',
  address: 'House 12, Street 6',
  wishedDate: null,
  note: '',
}

const piece = { shortsSize: null, sleeve: 'short', version: 'player', quantity: 1 } as const

/** Rows of a roster: so many players in M. */
export const rosterOf = (players: number) =>
  Array.from({ length: players }, (_, at) => ({
    ...piece,
    name: `Player ${at + 1}`,
    number: String(at + 1),
    size: 'M' as const,
  }))

interface Wish {
  readonly players?: number
  readonly designs?: readonly string[]
  readonly promotionCode?: string
}

/** A request for one or more designs whose total is what the shop quotes. */
export async function orderOf(
  who: Sender,
  { players = 12, designs, promotionCode = '' }: Wish = {},
): Promise<OrderRequest> {
  const ids = designs ?? [(await sendKit(who)).id]
  const [product] = (await who.get('/api/pricing')).json().products
  const { fabric } = product.fabrics[0]
  const items = ids.map(design => ({
    design,
    productType: 'SOCCER_KIT',
    fabric,
    pieces: [{ size: 'M', sleeve: 'short', version: 'player', quantity: players }],
  }))
  const quote = (await expectCode(who.post('/api/pricing/quote', { items, promotionCode }), 200)).json()
  return {
    designs: ids.map(design => ({ design, fabric, pieces: rosterOf(players) })),
    promotionCode,
    delivery,
    expectedTotal: quote.grandTotal,
    trackingSecret: randomUUID(),
    language: 'en',
    acceptedTerms: true,
  }
}

export const withKey = (key: string = randomUUID()) => ({ 'idempotency-key': key })

/** Places an order and returns it. */
export async function placeOrder(who: Sender, wish: Wish = {}) {
  const request = await orderOf(who, wish)
  const order = (await expectCode(who.post('/api/orders', request, withKey()), 201)).json()
  return { request, order }
}
