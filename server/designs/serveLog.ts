import type { FastifyReply } from 'fastify'
import { writeCheckpoint } from '../../engine/index.ts'
import { addToLogCall, largestUpdate, readDocumentCall, readLogCall } from '../contract/designs/designLog.ts'
import type { Tenant } from '../db/schema/tenants.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import type { Principal } from '../http/principal.ts'
import { Problem } from '../http/problem.ts'
import { serveCall } from '../http/serveCall.ts'
import { compactLog, isLogLong } from './compactLog.ts'
import { type DesignRow, findOwn, personOf } from './design.ts'
import { type DesignServices, type DesignWork, inShop } from './designWork.ts'
import { logInOne, readDesign } from './readDesign.ts'
import { takeUpdate } from './takeUpdate.ts'

/** Base64 is a third larger. */
export const logBodyLimit = Math.ceil(largestUpdate / 3) * 4 + 100

/** `GET|POST /api/designs/{id}/log` and `/{id}/document`: reads and appends to a log without a socket. */
export function serveLog(server: KitloomServer, services: DesignServices): void {
  serveCall(server, readLogCall, (request, reply) =>
    inShop(services, request.tenant, async work =>
      sendLog(work, reply, await findOwn(work, personOf(request.principal), request.params)),
    ),
  )
  serveCall(server, readDocumentCall, (request, reply) =>
    inShop(services, request.tenant, async work => {
      const design = await findOwn(work, personOf(request.principal), request.params)
      const { document } = await readDesign(work, design)
      reply.header('cache-control', 'no-store')
      return { seq: design.seq, productType: design.productType, document: writeCheckpoint(document) }
    }),
  )
  serveCall(
    server,
    addToLogCall,
    request =>
      addToLog(services, request, async work =>
        findOwn(work, personOf(request.principal), { ...request.params, lock: true }),
      ),
    { bodyLimit: logBodyLimit },
  )
}

interface Adding {
  readonly tenant: Tenant
  readonly principal: Principal
  readonly body: { readonly update: string }
  readonly log: { warn(what: object, words: string): void }
}

/**
 * Appends the update of a request to the log of a locked design. The request that makes the log long enough also
 * compacts it, as rooms do.
 */
export async function addToLog(
  services: DesignServices,
  { tenant, principal, body, log }: Adding,
  find: (work: DesignWork) => Promise<DesignRow>,
): Promise<{ seq: number }> {
  const update = Buffer.from(body.update, 'base64')
  const added = await inShop(services, tenant, async work => {
    const design = await find(work)
    const seq = await takeUpdate(work, design, { person: personOf(principal), update })
    return { seq, id: design.id, isLong: await isLogLong(work, design.id) }
  })
  const compacting = added.isLong ? compactLog(services, tenant, added.id) : Promise.resolve()
  // The update is stored already; the next one tries again.
  await compacting.catch(error => log.warn({ err: error }, 'a log was not compacted'))
  return { seq: added.seq }
}

export async function sendLog(work: DesignWork, reply: FastifyReply, design: DesignRow) {
  const update = await logInOne(work, design)
  reply.header('cache-control', 'no-store')
  return { seq: design.seq, update: Buffer.from(update).toString('base64') }
}

/** Parses an update sent as bytes into its JSON form, `{ update }` in base64. */
export function readUpdateBytes(server: KitloomServer): void {
  server.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => {
      // The limit of the route, meant for base64, overrides the limit of the parser.
      if (body.length > largestUpdate) throw new Problem('too-large')
      return { update: body.toString('base64') }
    },
  )
}
