import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { orders } from '../../../../server/db/schema/orders.ts'
import { packFiles, packs } from '../../../../server/db/schema/packs.ts'
import { orderOf, placeOrder, rosterOf, withKey } from '../../../support/server/orderers.ts'
import { each, type Given, own, type Row, type RowRequest, shop } from '../row.ts'

const firstVersion = { 'if-match': '"1"' }
const about =
  (behind = '') =>
  async ({ owner }: Given): Promise<RowRequest> => ({
    url: `/api/orders/${(await placeOrder(owner)).order.id}${behind}`,
  })

/** An order that the shop has taken this way. */
async function taken({ owner, api }: Given, statuses: readonly (typeof orders.$inferInsert.status)[]): Promise<string> {
  const { order } = await placeOrder(owner)
  const { id } = await api.shop('angkor')
  await api.database.asTenant(id, async tx => {
    for (const status of statuses) await tx.update(orders).set({ status }).where(eq(orders.id, order.id))
  })
  return order.id
}

/** The address of a finished pack of one file. */
async function packOf({ owner, api }: Given): Promise<string> {
  const { order } = await placeOrder(owner)
  const { id } = await api.shop('angkor')
  const [pack, sha256] = [randomUUID(), await api.services.files.put(new TextEncoder().encode(order.id))]
  const wishes = { width: 1600, longest: 5000, spacing: 4, direction: 'both', mirrored: false, dense: false } as const
  await api.database.asTenant(id, async tx => {
    await tx.insert(packs).values({ tenantId: id, id: pack, orderId: order.id, source: pack, wishes, status: 'done' })
    await tx.insert(packFiles).values({ tenantId: id, packId: pack, name: 'lists/sizes.csv', sha256, size: 36 })
  })
  return `/api/console/orders/${order.id}/packs/${pack}`
}

/** Orders of customers and guests. */
export const orderRows = {
  'POST /api/orders': own(201, async ({ owner }) => ({
    url: '/api/orders',
    body: await orderOf(owner),
    headers: withKey(),
  })),
  'GET /api/orders': each(200, () => ({ url: '/api/orders' })),
  'GET /api/orders/:id': own(200, about()),
  'GET /api/orders/:id/history': own(200, about('/history')),
  'POST /api/orders/:id/invoice': own(200, about('/invoice')),
  'GET /api/orders/:id/invoice': own(200, about('/invoice?language=kh')),
  'POST /api/orders/:id/cancel': own(200, async given => ({
    ...(await about('/cancel')(given)),
    body: {},
    headers: firstVersion,
  })),
  'POST /api/orders/:id/received': own(200, async given => ({
    url: `/api/orders/${await taken(given, ['APPROVED', 'PROCESSING', 'ON_THE_WAY'])}/received`,
    headers: firstVersion,
  })),
  'POST /api/orders/:id/resubmit': own(200, async given => ({
    url: `/api/orders/${await taken(given, ['REJECTED'])}/resubmit`,
    headers: firstVersion,
  })),
  'POST /api/orders/:id/reorder': own(201, async given => {
    const { designs: _, ...terms } = await orderOf(given.owner)
    const url = `/api/orders/${await taken(given, ['APPROVED'])}/reorder`
    return { url, body: { ...terms, pieces: [rosterOf(12)] }, headers: withKey() }
  }),
  'POST /api/orders/track': shop(200, async ({ owner }) => {
    const { order, request } = await placeOrder(owner)
    return { url: '/api/orders/track', body: { number: order.number, secret: request.trackingSecret } }
  }),
  'GET /api/console/orders': each(200, () => ({ url: '/api/console/orders' })),
  'GET /api/console/orders/:id': own(200, async ({ owner }) => ({
    url: `/api/console/orders/${(await placeOrder(owner)).order.id}`,
  })),
  'GET /api/console/orders/:id/designs/:design/log': own(200, async ({ owner }) => {
    const { order } = await placeOrder(owner)
    return { url: `/api/console/orders/${order.id}/designs/${order.lines[0]?.design}/log` }
  }),
  'POST /api/console/orders/:id/:step': own(200, async ({ owner }) => ({
    url: `/api/console/orders/${(await placeOrder(owner)).order.id}/approve`,
    body: {},
    headers: firstVersion,
  })),
  'POST /api/console/orders/:id/payments': own(201, async ({ owner }) => ({
    url: `/api/console/orders/${(await placeOrder(owner)).order.id}/payments`,
    body: { amount: 1000, method: 'cash' },
    headers: withKey(),
  })),
  'POST /api/console/orders/:id/payments/:payment/void': own(200, async ({ owner, admin }) => {
    const url = `/api/console/orders/${(await placeOrder(owner)).order.id}/payments`
    const paid = (await admin.post(url, { amount: 1000, method: 'cash' }, withKey())).json()
    return { url: `${url}/${paid.payments[0].id}/void`, body: { note: 'Typed wrong.' } }
  }),
  'POST /api/console/orders/:id/notes': own(201, async ({ owner }) => ({
    url: `/api/console/orders/${(await placeOrder(owner)).order.id}/notes`,
    body: { text: 'Call before sending.' },
  })),
  'GET /api/console/order-counts': each(200, () => ({ url: '/api/console/order-counts' })),
  'GET /api/console/order-export': each(200, () => ({ url: '/api/console/order-export' })),
  'POST /api/console/orders/:id/packs': own(201, async ({ owner }) => ({
    url: `/api/console/orders/${(await placeOrder(owner)).order.id}/packs`,
    body: { width: 300 },
  })),
  'GET /api/console/orders/:id/packs': own(200, async ({ owner }) => ({
    url: `/api/console/orders/${(await placeOrder(owner)).order.id}/packs`,
  })),
  'GET /api/console/orders/:id/packs/:pack/file': own(200, async given => ({
    url: `${await packOf(given)}/file?name=lists%2Fsizes.csv`,
  })),
  'GET /api/console/orders/:id/packs/:pack/zip': own(200, async given => ({ url: `${await packOf(given)}/zip` })),
  'POST /api/orders/claim': each(200, () => ({ url: '/api/orders/claim', body: { guestSecret: randomUUID() } })),
} satisfies Readonly<Record<string, Row>>
