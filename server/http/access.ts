import { createHash } from 'node:crypto'
import type { Access } from '../contract/call.ts'
import { hasRight, type Right } from '../contract/console/rights.ts'
import { actAs } from '../db/database.ts'
import type { Tenant } from '../db/schema/tenants.ts'
import type { KitloomServer } from './kitloomServer.ts'
import type { Authenticator, Principal } from './principal.ts'
import { Problem } from './problem.ts'

/** Finds the shop of a request. */
export interface TenantFinder {
  /**
   * @param host in any case, without a port
   * @param wanted the slug of a demo shop, from `?tenant=`
   * @throws Problem unknown-tenant
   */
  ofRequest(host: string, wanted?: string): Promise<Tenant>
}

interface Needed {
  readonly tenants: TenantFinder
  readonly authenticator: Authenticator
}

/** Sets `request.tenant` and `request.principal` before any other hook runs. */
export function authenticateRequests(server: KitloomServer, { tenants, authenticator }: Needed): void {
  // The hook below sets it before any route runs.
  server.decorateRequest('tenant')
  server.decorateRequest('principal')
  server.addHook('onRequest', async request => {
    request.tenant = await tenants.ofRequest(request.hostname, requestedTenant(request.query))
    request.principal = await authenticator.read(request)
  })
  server.addHook('preHandler', (request, _reply, done) => actAs(actorOf(request.principal), done))
}

/** How the audit log names a principal. */
function actorOf(principal: Principal): string {
  if (principal.kind === 'nobody') return 'nobody'
  if (principal.kind !== 'guest') return `account:${principal.account}`
  return `guest:${createHash('sha256').update(principal.secret).digest('hex')}`
}

/** The slug of a demo shop in the query of an address. */
export function requestedTenant(query: unknown): string | undefined {
  const wanted = typeof query === 'object' && query && 'tenant' in query ? query.tenant : undefined
  return typeof wanted === 'string' ? wanted : undefined
}

/** Refuses to register routes without an access rule, and refuses principals that a route does not admit, and customers who have
 * not accepted the terms. */
export function requireAccess(server: KitloomServer): void {
  server.addHook('onRoute', route => {
    if (route.config?.access === undefined) {
      throw new Error(`${String(route.method)} ${route.url} does not declare who may call it. Set config: { access }.`)
    }
  })
  // Personal responses are not cached, unless their address is a secret and the route allows it.
  server.addHook('onSend', async (request, reply) => {
    const { access } = request.routeOptions.config
    const chosen = reply.getHeader('cache-control')
    const isPersonal = (access !== undefined && access !== 'public') || chosen === 'no-store'
    if (isPersonal && (chosen === undefined || chosen === 'no-store'))
      reply.header('cache-control', 'private, no-store')
  })
  server.addHook('onRequest', async request => {
    const { access, right, beforeTerms = false } = request.routeOptions.config
    if (access === undefined) return
    const { principal } = request
    refuse(access, principal)
    if (access === 'admin') expectRight(principal, right ?? 'manage')
    if (principal.kind === 'customer' && !principal.hasAcceptedTerms && !beforeTerms) {
      throw new Problem('terms-not-accepted')
    }
  })
}

const admitted: Readonly<Record<Access, readonly Principal['kind'][]>> = {
  public: ['nobody', 'guest', 'customer', 'staff', 'admin'],
  visitor: ['guest', 'customer'],
  customer: ['customer'],
  staff: ['staff', 'admin'],
  admin: ['admin'],
}

/** @throws Problem not-allowed when the role of somebody in the console has not this right */
export function expectRight(principal: Principal, right: Right): void {
  if (principal.kind !== 'admin' || !hasRight(principal.role, right)) throw new Problem('not-allowed')
}

function refuse(access: Access, { kind }: Principal): void {
  if (admitted[access].includes(kind)) return
  if (access === 'admin' && kind === 'staff') throw new Problem('second-factor-needed')
  const signedIn = kind === 'customer' || kind === 'admin' || kind === 'staff'
  throw new Problem(signedIn ? 'wrong-client' : 'not-signed-in')
}
