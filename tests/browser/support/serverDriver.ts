import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import type { GarmentPlugin } from '../../../engine/index.ts'
import { applyTemplate, type PlayerValues, setName } from '../../../plugins/index.ts'
import type { DesignCard } from '../../../server/contract/designs/design.ts'
import type { ShareScope } from '../../../server/contract/designs/designShare.ts'
import { soccer } from '../../support/openSoccer.ts'
import { drawKit } from '../../support/server/drawKit.ts'
import { staffTokens } from './enterConsole.ts'
import type { NamedFile } from './imageFiles.ts'
import { type DemoCustomer, signIn } from './signIn.ts'

type Method = 'get' | 'post' | 'delete'

/** Signs a customer of the demo in, and does beside their pages what they or the provider do elsewhere. */
export async function serverDriver(context: BrowserContext, customer: DemoCustomer, shop = 'angkor') {
  const own = (await signIn(context, customer, shop)).access_token
  let console: string | null = null

  const request = async (bearer: string, method: Method, path: string, body?: object, version?: number) => {
    const response = await context.request[method](`${path}${path.includes('?') ? '&' : '?'}tenant=${shop}`, {
      headers: {
        authorization: `Bearer ${bearer}`,
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      },
      ...(body ? { data: body } : {}),
    })
    if (!response.ok()) throw new Error(`${method} ${path}: ${await response.text()}`)
    return response.status() === 204 ? undefined : response.json()
  }
  const card = (id: string): Promise<DesignCard> => request(own, 'get', `/api/designs/${id}`)
  const provider = () => staffToken(context, shop)
  return {
    card,
    request: (method: Method, path: string, body?: object, version?: number) =>
      request(own, method, path, body, version),
    /** A design that was made on another device, for these players; a soccer kit unless told. */
    async sendKit(
      name: string,
      template = 'kbach',
      players: readonly PlayerValues[] = [],
      garment: GarmentPlugin = soccer,
    ): Promise<string> {
      const id = randomUUID()
      const kit = drawKit(undefined, garment)
      kit.engine.dispatch(applyTemplate.of({ id: 'first', template }))
      kit.engine.dispatch(setName.of({ name }))
      for (const [index, player] of players.entries()) {
        kit.engine.dispatch({ type: 'players.add', payload: { player: `player${index}`, ...player } })
      }
      await request(own, 'post', '/api/designs', { id, productType: garment.id })
      await request(own, 'post', `/api/designs/${id}/log`, { update: kit.update() })
      kit.engine.dispose()
      return id
    },
    async share(id: string, scope: ShareScope): Promise<{ readonly path: string }> {
      return request(own, 'post', `/api/designs/${id}/shares`, { scope })
    },
    /** Orders a design for eleven players. */
    async placeOrder(
      design: string,
    ): Promise<{ readonly id: string; readonly number: number; readonly secret: string }> {
      const secret = randomUUID()
      const data = { ...(await orderFor(request, own, design)), trackingSecret: secret }
      const headers = { authorization: `Bearer ${own}`, 'idempotency-key': randomUUID() }
      const response = await context.request.post(`/api/orders?tenant=${shop}`, { headers, data })
      if (!response.ok()) throw new Error(await response.text())
      return { ...(await response.json()), secret }
    },
    /** Attaches a picture of a transfer to an order of theirs. */
    async attachSlip(order: string, file: NamedFile): Promise<void> {
      const headers = { authorization: `Bearer ${own}` }
      const sent = await context.request.post(`/api/uploads?tenant=${shop}`, { headers, multipart: { file } })
      const { items } = await sent.json()
      await request(own, 'post', `/api/orders/${order}/slips`, { sha256: items[0].sha256 })
    },
    /** Puts a design of theirs into the store. */
    async publish(id: string): Promise<void> {
      const { version } = await card(id)
      await request(own, 'post', `/api/designs/${id}/publish`, {}, version)
    },
    /** Deletes everything that he has. */
    async clear(): Promise<void> {
      const { items }: { items: readonly DesignCard[] } = await request(own, 'get', '/api/designs?pageSize=100')
      for (const { id, status, version } of items) {
        const put =
          status === 'REVIEWING' ? await request(own, 'post', `/api/designs/${id}/withdraw`, {}, version) : { version }
        await request(own, 'delete', `/api/designs/${id}`, undefined, put.version)
      }
    },
    /** The shop approves an order that nobody has changed. */
    async approveOrder(order: string): Promise<void> {
      console ??= await provider()
      await request(console, 'post', `/api/console/orders/${order}/approve`, {}, 1)
    },
    async decide(id: string, decision: 'approve' | 'reject', note: string): Promise<void> {
      console ??= await provider()
      const { version } = await card(id)
      await request(console, 'post', `/api/console/designs/${id}/${decision}`, { note }, version)
    },
  }
}

/** The access token of the staff of a demo shop, whose second factor was passed. */
export const staffToken = async (context: Pick<BrowserContext, 'request'>, shop = 'angkor'): Promise<string> =>
  (await staffTokens(context, shop)).access_token

type Request = (
  bearer: string,
  method: Method,
  path: string,
  body?: object,
) => Promise<{
  readonly products: readonly {
    readonly productType: string
    readonly fabrics: readonly { readonly fabric: string }[]
  }[]
  readonly grandTotal: number
}>

/** What is sent for an order of eleven shirts, at the price that the shop asks. */
async function orderFor(request: Request, bearer: string, design: string): Promise<object> {
  const { products } = await request(bearer, 'get', '/api/pricing')
  const fabric = products.find(({ productType }) => productType === 'SOCCER_KIT')?.fabrics[0]?.fabric ?? ''
  const cut = { size: 'M', sleeve: 'short', version: 'player' }
  const items = [{ productType: 'SOCCER_KIT', fabric, pieces: [{ ...cut, quantity: 11 }] }]
  const { grandTotal } = await request(bearer, 'post', '/api/pricing/quote', { items })
  const names = ['Dara', 'សុខា', 'Bora', 'Vichea', 'ពិសិដ្ឋ', 'Rithy', 'Makara', 'Kosal', 'Sokha', 'វិសាល', 'Narith']
  const pieces = names.map((name, at) => ({ ...cut, name, number: String(at + 1), shortsSize: null, quantity: 1 }))
  return {
    designs: [{ design, fabric, pieces }],
    promotionCode: '',
    delivery: {
      ...{ name: 'Sok Dara', phone: '012 345 678', email: 'dara@angkor.example', country: 'KH' },
      ...{ province: 'Siem Reap', district: '', commune: 'Svay Dangkum', address: 'House 12, Street 6' },
      ...{ wishedDate: null, note: 'Please call before you come.' },
    },
    expectedTotal: grandTotal,
    language: 'en',
    acceptedTerms: true,
  }
}
