import { expectCode } from '../../../support/server/designers.ts'
import { each, type Given, own, type Row } from '../row.ts'

const path = '/api/console/webhooks'

/** A new webhook of the shop; there may be ten, so those of earlier requests go first. */
async function added({ admin }: Given): Promise<string> {
  for (const { id } of (await admin.get(path)).json().items) await admin.delete(`${path}/${id}`)
  const body = { url: 'http://hooks.shop.example/in', events: ['order.placed'] }
  return (await expectCode(admin.post(path, body), 201)).json().webhook.id
}

const about =
  (behind = '') =>
  async (given: Given) => ({ url: `${path}/${await added(given)}${behind}` })

/** Webhooks of a shop. */
export const webhookRows = {
  'GET /api/console/webhooks': each(200, () => ({ url: path })),
  'POST /api/console/webhooks': each(201, async given => {
    await added(given)
    return { url: path, body: { url: 'http://hooks.shop.example/', events: ['order.paid'] } }
  }),
  'PATCH /api/console/webhooks/:id': own(200, async given => ({
    ...(await about()(given)),
    body: { active: false },
    headers: { 'if-match': '"1"' },
  })),
  'DELETE /api/console/webhooks/:id': own(200, about()),
  'GET /api/console/webhooks/:id/deliveries': own(200, about('/deliveries')),
  'POST /api/console/webhooks/:id/test': own(201, about('/test')),
  'POST /api/console/webhooks/:id/deliveries/:delivery/resend': own(200, async given => {
    const id = await added(given)
    const { id: delivery } = (await expectCode(given.admin.post(`${path}/${id}/test`), 201)).json()
    return { url: `${path}/${id}/deliveries/${delivery}/resend` }
  }),
} satisfies Readonly<Record<string, Row>>
