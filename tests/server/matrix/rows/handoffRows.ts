import { randomUUID } from 'node:crypto'
import { expectCode } from '../../../support/server/designers.ts'
import { packedOrder } from '../../../support/server/packedOrder.ts'
import { each, type Given, own, type Row, shop } from '../row.ts'

/** A link of a supplier: its address in the console, and what the supplier has. */
async function handed({ api, admin }: Given) {
  const { order, pack } = await packedOrder(api)
  const url = `/api/console/orders/${order}/handoffs`
  const body = { pack, supplier: 'Textile' }
  const { items, secret } = (await expectCode(admin.post(url, body), 201)).json()
  return { url, id: items[0].id as string, secret: secret as string, body }
}

async function ticketOf(given: Given) {
  const { secret } = await handed(given)
  return (await expectCode(given.api.post('/api/supplier/open', { secret }), 200)).json().ticket as string
}

const suppliers = '/api/console/suppliers'
const fields = () => ({ name: `Textile ${randomUUID()}`, email: 'sew@kit.test', language: 'kh' })

async function supplierOf({ admin }: Given): Promise<string> {
  const added = fields()
  const { items } = (await expectCode(admin.post(suppliers, added), 201)).json()
  return `${suppliers}/${items.find(({ name }: { name: string }) => name === added.name).id}`
}

/** Hand-offs: the shop's side, and suppliers, who have a secret and no account. */
export const handoffRows = {
  'GET /api/console/suppliers': each(200, () => ({ url: suppliers })),
  'POST /api/console/suppliers': each(201, () => ({ url: suppliers, body: fields() })),
  'PUT /api/console/suppliers/:id': own(200, async given => ({
    url: await supplierOf(given),
    body: fields(),
    headers: { 'if-match': '"1"' },
  })),
  'DELETE /api/console/suppliers/:id': own(200, async given => ({ url: await supplierOf(given) })),
  'GET /api/console/orders/:id/handoffs': own(200, async given => ({ url: (await handed(given)).url })),
  'POST /api/console/orders/:id/handoffs': own(201, async given => {
    const { url, body } = await handed(given)
    return { url, body }
  }),
  'DELETE /api/console/orders/:id/handoffs/:handoff': own(200, async given => {
    const { url, id } = await handed(given)
    return { url: `${url}/${id}` }
  }),
  'POST /api/console/orders/:id/handoffs/:handoff/messages': own(201, async given => {
    const { url, id } = await handed(given)
    return { url: `${url}/${id}/messages`, body: { text: 'White thread.' } }
  }),
  'POST /api/supplier/open': shop(200, async given => ({
    url: '/api/supplier/open',
    body: { secret: (await handed(given)).secret },
  })),
  'POST /api/supplier/acknowledge': shop(200, async given => ({
    url: '/api/supplier/acknowledge',
    body: { secret: (await handed(given)).secret },
  })),
  'POST /api/supplier/question': shop(200, async given => ({
    url: '/api/supplier/question',
    body: { secret: (await handed(given)).secret, text: 'Which thread?' },
  })),
  'POST /api/supplier/pieces': shop(200, async given => ({
    url: '/api/supplier/pieces',
    body: { secret: (await handed(given)).secret, code: '7-1-front', step: 'cut' },
  })),
  'GET /api/supplier/file': shop(200, async given => ({
    url: `/api/supplier/file?ticket=${await ticketOf(given)}&name=summary.pdf`,
  })),
  'GET /api/supplier/zip': shop(200, async given => ({ url: `/api/supplier/zip?ticket=${await ticketOf(given)}` })),
} satisfies Readonly<Record<string, Row>>
