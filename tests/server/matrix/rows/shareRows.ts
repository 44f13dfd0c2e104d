import { randomUUID } from 'node:crypto'
import { drawKit } from '../../../support/server/drawKit.ts'
import { type Given, own, type Row, type RowRequest, shop } from '../row.ts'
import { comment, drawn, emptyDesign, linkTo } from './kits.ts'

/** A call through a share link with the scope edit. */
const byLink =
  (behind = '', body?: () => unknown) =>
  async ({ owner }: Given): Promise<RowRequest> => {
    const { link } = await linkTo(owner, await drawn(owner))
    return body === undefined ? { url: link + behind } : { url: link + behind, body: body() }
  }

/** Share links, shared designs and live rooms. */
export const shareRows = {
  'GET /api/designs/:id/shares': own(200, async ({ owner }) => ({
    url: `/api/designs/${await emptyDesign(owner)}/shares`,
  })),
  'POST /api/designs/:id/shares': own(201, async ({ owner }) => ({
    url: `/api/designs/${await emptyDesign(owner)}/shares`,
    body: { scope: 'edit' },
  })),
  'DELETE /api/designs/:id/shares/:share': own(200, async ({ owner }) => {
    const id = await emptyDesign(owner)
    return { url: `/api/designs/${id}/shares/${(await linkTo(owner, id)).share}` }
  }),
  'GET /api/designs/shared/:uuid': shop(200, byLink()),
  'POST /api/designs/shared/:uuid/ratings': shop(
    200,
    byLink('/ratings', () => ({ rating: 5 })),
    { but: { owner: 403 } },
  ),
  'POST /api/designs/shared/:uuid/duplicate': shop(
    201,
    byLink('/duplicate', () => ({ id: randomUUID() })),
  ),
  'GET /api/designs/shared/:uuid/log': shop(200, byLink('/log')),
  'POST /api/designs/shared/:uuid/log': shop(
    200,
    byLink('/log', () => ({ update: drawKit().update() })),
  ),
  'GET /api/designs/shared/:uuid/comments': shop(200, byLink('/comments')),
  'POST /api/designs/shared/:uuid/comments': shop(
    201,
    byLink('/comments', () => comment),
  ),
  'POST /api/rooms/tickets': own(
    201,
    async ({ owner }) => ({ url: '/api/rooms/tickets', body: { design: await emptyDesign(owner) } }),
    { but: { admin: 403, halfway: 403, adminAbroad: 403 } },
  ),
} satisfies Readonly<Record<string, Row>>
