import { randomUUID } from 'node:crypto'
import { cardOfThumbnail } from '../../../../server/contract/designs/designThumbnail.ts'
import { current, expectCode } from '../../../support/server/designers.ts'
import { drawKit } from '../../../support/server/drawKit.ts'
import { images } from '../../../support/server/uploadFiles.ts'
import { each, type Given, own, type Row, type RowRequest, shop } from '../row.ts'
import { approved, comment, commentOn, drawn, emptyDesign, published, savedAt, submitted } from './kits.ts'

type Make = (given: Given) => Promise<string>

/** A call about one design, made by `make`: `ask` says what comes behind its address. */
const about =
  (make: Make, behind = '', body?: () => unknown) =>
  async (given: Given): Promise<RowRequest> => {
    const url = `/api/designs/${await make(given)}${behind}`
    return body === undefined ? { url } : { url, body: body() }
  }

/** The same below the console. */
const ofShop =
  (make: Make, behind = '', body?: () => unknown) =>
  async (given: Given): Promise<RowRequest> => {
    const { url, ...rest } = await about(make, behind, body)(given)
    return { url: url.replace('/api/', '/api/console/'), ...rest }
  }

/** The same with the current version. */
const changing =
  (make: Make, behind = '', body?: () => unknown) =>
  async (given: Given): Promise<RowRequest> => {
    const id = await make(given)
    const url = `/api/designs/${id}${behind}`
    return { url, headers: await current(given.owner, id), ...(body && { body: body() }) }
  }

const empty: Make = ({ owner }) => emptyDesign(owner)
const kit: Make = ({ owner }) => drawn(owner)
const inReview: Make = ({ owner }) => submitted(owner)
const nothing = () => ({})
const copy = () => ({ id: randomUUID() })

const reviewing =
  (decision: string) =>
  async ({ owner }: Given): Promise<RowRequest> => {
    const id = await submitted(owner)
    return { url: `/api/console/designs/${id}/${decision}`, body: {}, headers: await current(owner, id) }
  }

/** Designs, reviews and the store. */
export const designRows = {
  'GET /api/designs': each(200, () => ({ url: '/api/designs' })),
  'POST /api/designs': each(201, () => ({ url: '/api/designs', body: { ...copy(), productType: 'SOCCER_KIT' } })),
  'GET /api/designs/:id': own(200, about(empty)),
  'PATCH /api/designs/:id': own(
    200,
    changing(empty, '', () => ({ name: 'Away' })),
  ),
  'DELETE /api/designs/:id': own(200, changing(empty)),
  'POST /api/designs/:id/restore': own(200, async ({ owner }) => {
    const id = await emptyDesign(owner)
    await expectCode(owner.delete(`/api/designs/${id}`, { 'if-match': '"1"' }), 200)
    return { url: `/api/designs/${id}/restore`, headers: { 'if-match': '"2"' } }
  }),
  'POST /api/designs/:id/duplicate': own(201, about(kit, '/duplicate', copy)),
  'POST /api/designs/claim': each(200, () => ({
    url: '/api/designs/claim',
    body: { guestSecret: randomUUID() },
  })),
  'GET /api/designs/:id/log': own(200, about(empty, '/log')),
  'POST /api/designs/:id/log': own(
    200,
    about(empty, '/log', () => ({ update: drawKit().update() })),
  ),
  'GET /api/designs/:id/history': own(200, about(empty, '/history')),
  'GET /api/designs/:id/document': own(200, about(empty, '/document')),
  'GET /api/designs/:id/revisions': own(200, about(empty, '/revisions')),
  'GET /api/designs/:id/revisions/:number': own(200, about(inReview, '/revisions/1')),
  'POST /api/designs/:id/submit': own(200, changing(kit, '/submit', nothing)),
  'POST /api/designs/:id/withdraw': own(200, changing(inReview, '/withdraw', nothing)),
  'POST /api/designs/:id/reopen': own(
    200,
    changing(({ owner, admin }) => approved(owner, admin), '/reopen', nothing),
  ),
  'GET /api/console/designs/:id': own(200, ofShop(inReview)),
  'GET /api/console/designs/:id/revisions/:number/log': own(200, ofShop(inReview, '/revisions/1/log')),
  'POST /api/console/designs/:id/log': own(
    200,
    ofShop(inReview, '/log', () => ({ update: drawKit().update() })),
  ),
  'GET /api/console/designs/:id/comments': own(200, ofShop(inReview, '/comments')),
  'POST /api/console/designs/:id/comments': own(
    201,
    ofShop(inReview, '/comments', () => comment),
  ),
  'PATCH /api/console/designs/:id/comments/:comment': own(200, async ({ owner }) => {
    const id = await submitted(owner)
    return { url: `/api/console/designs/${id}/comments/${await commentOn(owner, id)}`, body: { resolved: true } }
  }),
  'GET /api/console/designs': each(200, () => ({ url: '/api/console/designs' })),
  'POST /api/console/designs/:id/approve': own(200, reviewing('approve')),
  'POST /api/console/designs/:id/reject': own(200, reviewing('reject')),
  'POST /api/console/designs/:id/unpublish': own(200, async ({ owner }) => {
    const id = await published(owner)
    return { url: `/api/console/designs/${id}/unpublish`, headers: await current(owner, id) }
  }),
  'GET /api/designs/:id/comments': own(200, about(empty, '/comments')),
  'POST /api/designs/:id/comments': own(
    201,
    about(empty, '/comments', () => comment),
  ),
  'PATCH /api/designs/:id/comments/:comment': own(200, async ({ owner }) => {
    const id = await emptyDesign(owner)
    return { url: `/api/designs/${id}/comments/${await commentOn(owner, id)}`, body: { resolved: true } }
  }),
  'DELETE /api/designs/:id/comments/:comment': own(204, async ({ owner }) => {
    const id = await emptyDesign(owner)
    return { url: `/api/designs/${id}/comments/${await commentOn(owner, id)}` }
  }),
  'PUT /api/designs/:id/thumbnail': own(200, async ({ owner }) => ({
    url: `/api/designs/${await emptyDesign(owner)}/thumbnail`,
    body: await images.png(),
    headers: { 'content-type': 'image/png' },
  })),
  'GET /api/designs/:id/card.jpg': shop(200, async ({ owner }) => ({
    url: cardOfThumbnail(await savedAt(owner, await emptyDesign(owner))),
  })),
  'GET /api/designs/:id/thumbnail': shop(200, async ({ owner }) => ({
    url: await savedAt(owner, await emptyDesign(owner)),
  })),
  'POST /api/designs/:id/publish': own(200, changing(kit, '/publish', nothing)),
  'POST /api/designs/:id/unpublish': own(
    200,
    changing(({ owner }) => published(owner), '/unpublish', nothing),
  ),
  'GET /api/store/designs': each(200, () => ({ url: '/api/store/designs' })),
  'GET /api/store/designs/:id': shop(200, async ({ owner }) => ({
    url: `/api/store/designs/${await published(owner)}`,
  })),
  // Owners cannot rate their own designs.
  'POST /api/store/designs/:id/ratings': shop(
    200,
    async ({ owner }) => ({ url: `/api/store/designs/${await published(owner)}/ratings`, body: { rating: 4 } }),
    { but: { owner: 403 } },
  ),
  'POST /api/store/designs/:id/duplicate': shop(201, async ({ owner }) => ({
    url: `/api/store/designs/${await published(owner)}/duplicate`,
    body: copy(),
  })),
} satisfies Readonly<Record<string, Row>>
