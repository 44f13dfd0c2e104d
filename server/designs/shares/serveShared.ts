import { addToSharedLogCall, readSharedLogCall } from '../../contract/designs/designLog.ts'
import { duplicateSharedCall, rateSharedCall, readSharedCall } from '../../contract/designs/sharedDesign.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { serveCall } from '../../http/serveCall.ts'
import { mainColours } from '../colours.ts'
import { copyDesign } from '../createDesign.ts'
import { personOf } from '../design.ts'
import { type DesignServices, type DesignWork, inShop } from '../designWork.ts'
import { flatDocument, garmentOf, readCurrent } from '../openDesign.ts'
import { logBodyLimit, sendLog } from '../serveLog.ts'
import { sendDesign } from '../showDesign.ts'
import { ratingsOf } from '../store/listStore.ts'
import { rateDesign } from '../store/rateDesign.ts'
import { takeUpdate } from '../takeUpdate.ts'
import { type Opened, openShare } from './openShare.ts'

/** `/api/designs/shared/{uuid}`: what a link opens. The log and the players are for links to edit alone. */
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
      const document = await readCurrent(work, design)
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
      inShop(services, request.tenant, async work => {
        const { design } = await openShare(work, request.params.uuid, { scope: 'edit', lock: true })
        const update = Buffer.from(request.body.update, 'base64')
        return { seq: await takeUpdate(work, design, { person: personOf(request.principal), update }) }
      }),
    { bodyLimit: logBodyLimit },
  )
}

async function sendShared(work: DesignWork, { share, design }: Opened) {
  const document = await readCurrent(work, design)
  const { id, productType, designedAt } = design
  return {
    name: document.design.name,
    productType,
    scope: share.scope,
    id: share.scope === 'edit' ? id : null,
    colours: [...mainColours(document, garmentOf(productType))],
    designedAt: designedAt.toISOString(),
    rating: (await ratingsOf(work, [id]))(id),
    document: flatDocument(document),
  }
}
