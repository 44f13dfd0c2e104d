import { readCheckpoint } from '../../../engine/index.ts'
import { design } from '../../contract/designs/design.ts'
import { copyRequest, designParams } from '../../contract/designs/ownDesigns.ts'
import { designRating, newRating } from '../../contract/designs/sharedDesign.ts'
import { storeDesign, storePage, storeQuery } from '../../contract/designs/storeDesign.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { copyDesign } from '../copyDesign.ts'
import { personOf } from '../design.ts'
import { type DesignServices, type DesignWork, inShop } from '../designWork.ts'
import { tellDesign } from '../showDesign.ts'
import { thumbnailPath } from '../thumbnails.ts'
import { listStore, ratingsOf } from './listStore.ts'
import { findPublished, type Published } from './publishDesign.ts'
import { rateDesign } from './rateDesign.ts'

/** `/api/store/designs`: what everybody may see, rate and make his own. */
export function serveStore(server: KitloomServer, services: DesignServices): void {
  server.get(
    '/api/store/designs',
    {
      schema: {
        summary: 'Designs and templates of the shop',
        querystring: storeQuery,
        response: { 200: storePage },
      },
      config: { access: 'public' },
    },
    request => inShop(services, request.tenant, work => listStore(work, request.query)),
  )
  server.get(
    '/api/store/designs/:id',
    {
      schema: { summary: 'One design of the store', params: designParams, response: { 200: storeDesign } },
      config: { access: 'public' },
    },
    request => inShop(services, request.tenant, async work => tell(work, await findPublished(work, request.params.id))),
  )
  server.post(
    '/api/store/designs/:id/ratings',
    {
      schema: { summary: 'Rate a design', params: designParams, body: newRating, response: { 200: designRating } },
      config: { access: 'visitor' },
    },
    request =>
      inShop(services, request.tenant, async work => {
        const { design: rated } = await findPublished(work, request.params.id)
        return rateDesign(work, { design: rated, person: personOf(request.asker) }, request.body)
      }),
  )
  server.post(
    '/api/store/designs/:id/duplicate',
    {
      schema: {
        summary: 'Make it yours',
        params: designParams,
        body: copyRequest,
        response: { 200: design, 201: design },
      },
      config: { access: 'visitor' },
    },
    (request, reply) =>
      inShop(services, request.tenant, async work => {
        const { shown } = await findPublished(work, request.params.id)
        const document = readCheckpoint(shown.document)
        if (!document) throw new Error(`The published design ${shown.id} cannot be read.`)
        const copied = { ...request.body, productType: shown.productType, document }
        const made = await copyDesign(work, personOf(request.asker), copied)
        reply.code(made.isNew ? 201 : 200)
        return tellDesign(work, reply, made.design)
      }),
  )
}

async function tell(work: DesignWork, { shown, design: { thumbnail } }: Published) {
  const { id, name, productType, colours, document, publishedAt } = shown
  const at = publishedAt.toISOString()
  return {
    id,
    name,
    productType,
    colours,
    document,
    designedAt: at,
    publishedAt: at,
    thumbnail: thumbnailPath({ id, thumbnail }),
    rating: (await ratingsOf(work, [id]))(id),
  }
}
