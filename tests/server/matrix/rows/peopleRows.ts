import { eq } from 'drizzle-orm'
import { outbox } from '../../../../server/db/schema/outbox.ts'
import { expectCode } from '../../../support/server/designers.ts'
import { enter } from '../../../support/server/enter.ts'
import { each, type Given, own, type Row } from '../row.ts'
import { linkTo, published } from './kits.ts'

const customers = '/api/console/customers'
const messages = '/api/console/messages'
const ratings = '/api/console/ratings'
const emails = '/api/console/emails'

const someone = async ({ api }: Given) => {
  const { id, email } = await enter(api)
  return { url: `${customers}/${id}`, email }
}

async function messageOf({ owner }: Given): Promise<string> {
  const body = { contact: 'sokha@kit.test', subject: 'Prices', message: 'How much?' }
  return (await expectCode(owner.post('/api/contact', body), 201)).json().id
}

/** Somebody's rating of a design of the owner. */
async function ratingOf({ api, owner }: Given): Promise<string> {
  const { link } = await linkTo(owner, await published(owner), 'view')
  const rated = (await enter(api)).post(`${link}/ratings`, { rating: 1, comment: 'Ugly' })
  return (await expectCode(rated, 200)).json().id
}

/** A reply that could not be sent. */
async function emailOf(given: Given): Promise<string> {
  const { admin, api } = given
  await expectCode(admin.post(`${messages}/${await messageOf(given)}/replies`, { text: 'From $12.' }), 201)
  const { items } = (await expectCode(admin.get(`${emails}?search=sokha@kit.test`), 200)).json()
  const { id } = await api.shop('angkor')
  const failedAt = new Date(api.clock.now)
  await api.database.asTenant(id, tx => tx.update(outbox).set({ failedAt }).where(eq(outbox.id, items[0].id)))
  return items[0].id
}

const texts = '/api/console/email-texts'
const emailText = { subject: 'Order {number}', opening: 'Thank you.', closing: '' }

/** Customers, messages, ratings, emails and figures in the console. */
export const peopleRows = {
  'GET /api/console/customers': each(200, () => ({ url: customers })),
  'GET /api/console/customers/:id': own(200, async given => ({ url: (await someone(given)).url })),
  'PATCH /api/console/customers/:id': own(200, async given => ({
    url: (await someone(given)).url,
    body: { blocked: true },
  })),
  'DELETE /api/console/customers/:id/sessions': own(200, async given => ({
    url: `${(await someone(given)).url}/sessions`,
  })),
  'POST /api/console/customers/:id/erase': own(200, async given => {
    const { url, email } = await someone(given)
    return { url: `${url}/erase`, body: { email } }
  }),
  'GET /api/console/email-texts': each(200, () => ({ url: texts })),
  'PUT /api/console/email-texts/:kind/:language': each(200, async given => {
    // Whoever went before has changed it already.
    for (const one of [given.admin, await enter(given.api, { slug: 'mekong', kind: 'admin' })]) {
      await expectCode(one.delete(`${texts}/placed/en`), 200)
    }
    return { url: `${texts}/placed/en`, body: emailText, headers: { 'if-match': '"0"' } }
  }),
  'DELETE /api/console/email-texts/:kind/:language': each(200, () => ({ url: `${texts}/placed/en` })),
  'POST /api/console/email-texts/:kind/:language/preview': each(200, () => ({
    url: `${texts}/placed/en/preview`,
    body: emailText,
  })),
  'GET /api/console/messages': each(200, () => ({ url: messages })),
  'GET /api/console/messages/:id': own(200, async given => ({ url: `${messages}/${await messageOf(given)}` })),
  'POST /api/console/messages/:id/replies': own(201, async given => ({
    url: `${messages}/${await messageOf(given)}/replies`,
    body: { text: 'From $12.' },
  })),
  'PATCH /api/console/messages/:id': own(200, async given => ({
    url: `${messages}/${await messageOf(given)}`,
    body: { settled: true },
  })),
  'GET /api/console/ratings': each(200, () => ({ url: ratings })),
  'PATCH /api/console/ratings/:id': own(200, async given => ({
    url: `${ratings}/${await ratingOf(given)}`,
    body: { hidden: true },
  })),
  'GET /api/console/figures': each(200, () => ({ url: '/api/console/figures?from=2026-01-01&to=2026-01-31' })),
  'GET /api/console/figures-export': each(200, () => ({
    url: '/api/console/figures-export?from=2026-01-01&to=2026-01-31',
  })),
  'GET /api/console/emails': each(200, () => ({ url: emails })),
  'POST /api/console/emails/:id/resend': own(200, async given => ({ url: `${emails}/${await emailOf(given)}/resend` })),
} satisfies Readonly<Record<string, Row>>
