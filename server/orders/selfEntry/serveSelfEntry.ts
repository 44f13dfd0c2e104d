import type { FastifyRequest } from 'fastify'
import {
  closeRosterLinkCall,
  createRosterLinkCall,
  decideRepliesCall,
  openRosterCall,
  readRosterCall,
  sendReplyCall,
} from '../../contract/orders/rosterLink.ts'
import { hashSecret, personOf } from '../../designs/design.ts'
import { type DesignServices, inShop } from '../../designs/designWork.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { serveCall } from '../../http/serveCall.ts'
import { networkOf } from '../../limits/limitRequests.ts'
import { consume, type Limit, type Limits } from '../../limits/limits.ts'
import { openRoster, sendReply } from './enterRoster.ts'
import { closeRosterLink, createRosterLink, decideReplies, readReplies } from './rosterLinks.ts'

export type SelfEntryServices = DesignServices & { readonly limits: Limits }

/** Links through which players enter themselves into a roster: what its owner does with them, and the players. */
export function serveSelfEntry(server: KitloomServer, services: SelfEntryServices): void {
  serveOwners(server, services)
  servePlayersOfLinks(server, services)
}

/** `/api/designs/{id}/roster`: the links of a design, and the replies to them. */
function serveOwners(server: KitloomServer, services: SelfEntryServices): void {
  serveCall(server, readRosterCall, (request, reply) => {
    reply.header('cache-control', 'no-store')
    return inShop(services, request.tenant, work => readReplies(work, personOf(request.principal), request.params.id))
  })
  serveCall(server, createRosterLinkCall, request => {
    const wanted = { id: request.params.id, days: request.body.days }
    return inShop(services, request.tenant, work => createRosterLink(work, personOf(request.principal), wanted))
  })
  serveCall(server, closeRosterLinkCall, request =>
    inShop(services, request.tenant, work => closeRosterLink(work, personOf(request.principal), request.params)),
  )
  serveCall(server, decideRepliesCall, request => {
    const decided = { id: request.params.id, ...request.body }
    return inShop(services, request.tenant, work => decideReplies(work, personOf(request.principal), decided))
  })
}

/** `/api/roster/open` and `/api/roster/reply`: without an account, by the secret of the link. */
function servePlayersOfLinks(server: KitloomServer, services: SelfEntryServices): void {
  serveCall(server, openRosterCall, async (request, reply) => {
    await limit(services, request, 'open')
    reply.header('cache-control', 'no-store')
    return inShop(services, request.tenant, work => openRoster(work, request.body))
  })
  serveCall(server, sendReplyCall, async request => {
    await limit(services, request, 'reply')
    const { secret, own, ...fields } = request.body
    return inShop(services, request.tenant, work => sendReply(work, { secret, own }, fields))
  })
}

const tenMinutes = 10 * 60_000

/** A team sits at one address in its changing room; a link has 500 players at most. */
const rosterLimits = {
  open: { fromAddress: { max: 120, within: tenMinutes }, ofLink: { max: 600, within: tenMinutes } },
  reply: { fromAddress: { max: 60, within: tenMinutes }, ofLink: { max: 200, within: tenMinutes } },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Limit>>>>

type Entering = FastifyRequest & { readonly body: { readonly secret: string } }

/** Counts by address first: nobody uses up the limit of a link by guessing. */
function limit({ limits }: SelfEntryServices, { ip, body, tenant }: Entering, kind: keyof typeof rosterLimits) {
  const { fromAddress, ofLink } = rosterLimits[kind]
  return consume(
    limits,
    [`roster-${kind}:${networkOf(ip)}`, fromAddress],
    [`roster-${kind}-of:${tenant.id}:${hashSecret(body.secret)}`, ofLink],
  )
}
