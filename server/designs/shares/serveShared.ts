import { addToSharedLogCall, readSharedLogCall } from '../../contract/designs/designLog.ts'
import { duplicateSharedCall, rateSharedCall, readSharedCall } from '../../contract/designs/sharedDesign.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { serveCall } from '../../http/serveCall.ts'
import { copyDesign } from '../createDesign.ts'
import { personOf } from '../design.ts'
import { type DesignServices, type DesignWork, inShop } from '../designWork.ts'
import { flattenDocument } from '../openDesign.ts'
import { readDesign } from '../readDesign.ts'
import { addToLog, logBodyLimit, sendLog } from '../serveLog.ts'
import { sendDesign } from '../showDesign.ts'
import { ratingsOf } from '../store/listStore.ts'
import { rateDesign } from '../store/rateDesign.ts'
import { thumbnailPath } from '../thumbnails.ts'
import { type Opened, openShare } from './openShare.ts'

/**
 * `/api/designs/shared/{uuid}`: shared designs. Only links with the scope edit give access to the log and the players.
 */
export function serveShared(server: KitloomServer, services: DesignServices): void {
  serveCall(server, readSharedCall, (request, reply) => {
    reply.header('cache-control', 'no-store')
    return inShop(services, request.tenant, async work =>
      sendShared(work, await openShare(work, request.params.uuid, { scope: 'view' })),
    )
  })
  serveCall(server, rateSharedCall, request =>
    inShop(services, request.tenant, async work => {
      const { design } = await openShare(work, request.params.uuid, { scope: 'view' })
      return rateDesign(work, { design, person: personOf(request.principal) }, request.body)
    }),
  )
  serveCall(server, duplicateSharedCall, (request, reply) =>
    inShop(services, request.tenant, async work => {
      const { design } = await openShare(work, request.params.uuid, { scope: 'view' })
      const { document } = await readDesign(work, design)
      const copied = { ...request.body, productType: design.productType, document }
      const made = await copyDesign(work, personOf(request.principal), copied)
      reply.code(made.isNew ? 201 : 200)
      return sendDesign(work, reply, made.design)
    }),
  )
  serveCall(server, readSharedLogCall, (request, reply) =>
    inShop(services, request.tenant, async work => {
      const { design } = await openShare(work, request.params.uuid, { scope: 'edit' })
      return sendLog(work, reply, design)
    }),
  )
  serveCall(
    server,
    addToSharedLogCall,
    request =>
      addToLog(services, request, async work => {
        const { design } = await openShare(work, request.params.uuid, { scope: 'edit', lock: true })
        return design
      }),
    { bodyLimit: logBodyLimit },
  )
}

async function sendShared(work: DesignWork, { share, design }: Opened) {
  const { document, summary } = await readDesign(work, design)
  const { id, productType, designedAt } = design
  return {
    name: document.design.name,
    productType,
    scope: share.scope,
    id: share.scope === 'edit' ? id : null,
    colours: [...summary.colours],
    designedAt: designedAt.toISOString(),
    thumbnail: thumbnailPath(design),
    rating: (await ratingsOf(work, [id]))(id),
    document: flattenDocument(document),
  }
}
