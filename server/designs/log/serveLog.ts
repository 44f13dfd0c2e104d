import type { FastifyReply } from 'fastify'
import { largestUpdate, logAnswer, logTaken, logUpdate } from '../../contract/designs/designLog.ts'
import { designParams } from '../../contract/designs/ownDesigns.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { type DesignRow, findOwn, personOf } from '../design.ts'
import { type DesignServices, type DesignWork, inShop } from '../designWork.ts'
import { logInOne } from '../openDesign.ts'
import { takeUpdate } from '../takeUpdate.ts'

const config = { access: 'visitor' } as const
/** Base64 takes a third more. */
export const logBodyLimit = Math.ceil(largestUpdate / 3) * 4 + 100

/** `GET|POST /api/designs/{id}/log`: fetching and sending a design without a socket. */
export function serveLog(server: KitloomServer, services: DesignServices): void {
  server.get(
    '/api/designs/:id/log',
    { schema: { summary: 'The log of a design', params: designParams, response: { 200: logAnswer } }, config },
    (request, reply) =>
      inShop(services, request.tenant, async work =>
        tellLog(work, reply, await findOwn(work, personOf(request.asker), request.params)),
      ),
  )
  server.post(
    '/api/designs/:id/log',
    {
      schema: { summary: 'Add to the log', params: designParams, body: logUpdate, response: { 200: logTaken } },
      config,
      bodyLimit: logBodyLimit,
    },
    request =>
      inShop(services, request.tenant, async work => {
        const person = personOf(request.asker)
        const design = await findOwn(work, person, { ...request.params, lock: true })
        const update = Buffer.from(request.body.update, 'base64')
        return { seq: await takeUpdate(work, design, { person, update }) }
      }),
  )
}

export async function tellLog(work: DesignWork, reply: FastifyReply, design: DesignRow) {
  const update = await logInOne(work, design)
  reply.header('cache-control', 'no-store')
  return { seq: design.seq, update: Buffer.from(update).toString('base64') }
}
