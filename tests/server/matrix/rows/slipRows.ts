import { expectCode } from '../../../support/server/designers.ts'
import { placeOrder } from '../../../support/server/orderers.ts'
import { formOf, images } from '../../../support/server/uploadFiles.ts'
import { type Given, own, type Row } from '../row.ts'

/** An order of the owner, and a picture that they uploaded. */
async function orderAndImage({ owner }: Given) {
  const { order } = await placeOrder(owner)
  const { body, headers } = await formOf([['slip.png', await images.png()]])
  const { items } = (await expectCode(owner.post('/api/uploads', body, headers), 201)).json()
  return { url: `/api/orders/${order.id}/slips`, body: { sha256: items[0].sha256 } }
}

async function attached(given: Given): Promise<string> {
  const { url, body } = await orderAndImage(given)
  const { slips } = (await expectCode(given.owner.post(url, body), 201)).json()
  return `${url}/${slips[0].id}`
}

/** Transfer slips of orders. */
export const slipRows = {
  'POST /api/orders/:id/slips': own(201, orderAndImage),
  'GET /api/orders/:id/slips/:slip': own(200, async given => ({ url: await attached(given) })),
  'DELETE /api/orders/:id/slips/:slip': own(200, async given => ({ url: await attached(given) })),
  'GET /api/console/orders/:id/slips/:slip': own(200, async given => ({
    url: (await attached(given)).replace('/api/', '/api/console/'),
  })),
} satisfies Readonly<Record<string, Row>>
