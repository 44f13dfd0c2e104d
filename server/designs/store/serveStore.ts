import { readCheckpoint } from '../../../engine/index.ts'
import {
  duplicateStoreDesignCall,
  listStoreCall,
  rateStoreDesignCall,
  readStoreDesignCall,
} from '../../contract/designs/storeDesign.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { serveCall } from '../../http/serveCall.ts'
import { copyDesign } from '../createDesign.ts'
import { personOf } from '../design.ts'
import { type DesignServices, type DesignWork, inShop } from '../designWork.ts'
import { sendDesign } from '../showDesign.ts'
import { thumbnailPath } from '../thumbnails.ts'
import { listStore, ratingsOf } from './listStore.ts'
import { findPublished, type Published } from './publishDesign.ts'
import { rateDesign } from './rateDesign.ts'

/** `/api/store/designs`: published designs, which anybody can view, rate and copy. */
export function serveStore(server: KitloomServer, services: DesignServices): void {
  serveCall(server, listStoreCall, request => inShop(services, request.tenant, work => listStore(work, request.query)))
  serveCall(server, readStoreDesignCall, request =>
    inShop(services, request.tenant, async work =>
      describeStoreDesign(work, await findPublished(work, request.params.id)),
    ),
  )
  serveCall(server, rateStoreDesignCall, request =>
    inShop(services, request.tenant, async work => {
      const { design: rated } = await findPublished(work, request.params.id)
      return rateDesign(work, { design: rated, person: personOf(request.principal) }, request.body)
    }),
  )
  serveCall(server, duplicateStoreDesignCall, (request, reply) =>
    inShop(services, request.tenant, async work => {
      const { shown } = await findPublished(work, request.params.id)
      const document = readCheckpoint(shown.document)
      if (!document) throw new Error(`The published design ${shown.id} cannot be read.`)
      const copied = { ...request.body, productType: shown.productType, document }
      const made = await copyDesign(work, personOf(request.principal), copied)
      reply.code(made.isNew ? 201 : 200)
      return sendDesign(work, reply, made.design)
    }),
  )
}

async function describeStoreDesign(work: DesignWork, { shown, design: { thumbnail } }: Published) {
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
