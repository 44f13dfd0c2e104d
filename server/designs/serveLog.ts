import type { FastifyReply } from 'fastify'
import { addToLogCall, largestUpdate, readLogCall } from '../contract/designs/designLog.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { Problem } from '../http/problem.ts'
import { serveCall } from '../http/serveCall.ts'
import { type DesignRow, findOwn, personOf } from './design.ts'
import { type DesignServices, type DesignWork, inShop } from './designWork.ts'
import { logInOne } from './openDesign.ts'
import { takeUpdate } from './takeUpdate.ts'

/** Base64 takes a third more. */
export const logBodyLimit = Math.ceil(largestUpdate / 3) * 4 + 100

/** `GET|POST /api/designs/{id}/log`: fetching and sending a design without a socket. */
export function serveLog(server: KitloomServer, services: DesignServices): void {
  serveCall(server, readLogCall, (request, reply) =>
    inShop(services, request.tenant, async work =>
      sendLog(work, reply, await findOwn(work, personOf(request.principal), request.params)),
    ),
  )
  serveCall(
    server,
    addToLogCall,
    request =>
      inShop(services, request.tenant, async work => {
        const person = personOf(request.principal)
        const design = await findOwn(work, person, { ...request.params, lock: true })
        const update = Buffer.from(request.body.update, 'base64')
        return { seq: await takeUpdate(work, design, { person, update }) }
      }),
    { bodyLimit: logBodyLimit },
  )
}

export async function sendLog(work: DesignWork, reply: FastifyReply, design: DesignRow) {
  const update = await logInOne(work, design)
  reply.header('cache-control', 'no-store')
  return { seq: design.seq, update: Buffer.from(update).toString('base64') }
}

/** Lets an update come as bare bytes; routes see it as its JSON, `{ update }` in base64. */
export function readUpdateBytes(server: KitloomServer): void {
  server.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => {
      // A route's own limit, meant for base64, stands above the parser's.
      if (body.length > largestUpdate) throw new Problem('too-large')
      return { update: body.toString('base64') }
    },
  )
}
