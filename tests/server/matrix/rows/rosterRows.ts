import { randomUUID } from 'node:crypto'
import { type Given, own, type Row, shop } from '../row.ts'
import { drawn } from './kits.ts'

/** A link to the roster of a design of the owner. */
async function linked({ owner }: Given) {
  const design = await drawn(owner)
  const link = (await owner.post(`/api/designs/${design}/roster/links`, {})).json()
  return { roster: `/api/designs/${design}/roster`, link: link.id as string, secret: link.secret as string }
}

const reply = { name: 'Dara', number: '7', size: 'M', shortsSize: null, sleeve: null }

/** Links through which players enter themselves into a roster. */
export const rosterRows = {
  'GET /api/designs/:id/roster': own(200, async given => ({ url: (await linked(given)).roster })),
  'POST /api/designs/:id/roster/links': own(201, async given => ({
    url: `${(await linked(given)).roster}/links`,
    body: {},
  })),
  'DELETE /api/designs/:id/roster/links/:link': own(200, async given => {
    const { roster, link } = await linked(given)
    return { url: `${roster}/links/${link}` }
  }),
  'POST /api/designs/:id/roster/decide': own(200, async given => {
    const { roster, secret } = await linked(given)
    const sent = await given.owner.post('/api/roster/reply', { secret, own: randomUUID(), ...reply })
    return { url: `${roster}/decide`, body: { replies: [sent.json().id], decision: 'approved' } }
  }),
  'POST /api/roster/open': shop(200, async given => ({
    url: '/api/roster/open',
    body: { secret: (await linked(given)).secret, own: randomUUID() },
  })),
  'POST /api/roster/reply': shop(200, async given => ({
    url: '/api/roster/reply',
    body: { secret: (await linked(given)).secret, own: randomUUID(), ...reply },
  })),
} satisfies Readonly<Record<string, Row>>
