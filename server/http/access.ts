import type { Tenant } from '../db/schema/tenants.ts'
import type { KitloomServer } from './kitloomServer.ts'
import type { Access, Authenticator, Principal } from './principal.ts'
import { Problem } from './problem.ts'

/** Finds the shop that a request is for. */
interface TenantFinder {
  /**
   * @param host in any case, without a port
   * @param asked slug of a demo shop, as `?tenant=` says it
   * @throws Problem unknown-tenant
   */
  ofRequest(host: string, asked?: string): Promise<Tenant>
}

interface Needed {
  readonly tenants: TenantFinder
  readonly authenticator: Authenticator
}

/** Sets `request.tenant` and `request.principal` before anything else looks at a request. */
export function authenticateRequests(server: KitloomServer, { tenants, authenticator }: Needed): void {
  // Filled by the hook below; no route runs before it.
  server.decorateRequest('tenant')
  server.decorateRequest('principal')
  server.addHook('onRequest', async request => {
    request.tenant = await tenants.ofRequest(request.hostname, askedTenant(request.query))
    request.principal = await authenticator.read(request)
  })
}

function askedTenant(query: unknown): string | undefined {
  const asked = typeof query === 'object' && query && 'tenant' in query ? query.tenant : undefined
  return typeof asked === 'string' ? asked : undefined
}

/** Refuses routes that do not say who may ask, and authenticator whom a route does not let in. */
export function requireAccess(server: KitloomServer): void {
  server.addHook('onRoute', route => {
    if (route.config?.access === undefined) {
      throw new Error(`${String(route.method)} ${route.url} does not say who may ask: give it config: { access }.`)
    }
  })
  server.addHook('onRequest', async request => {
    const { access } = request.routeOptions.config
    if (access !== undefined) refuse(access, request.principal)
  })
}

const letIn: Readonly<Record<Access, readonly Principal['kind'][]>> = {
  public: ['nobody', 'guest', 'customer', 'admin'],
  visitor: ['guest', 'customer'],
  customer: ['customer'],
  admin: ['admin'],
}

function refuse(access: Access, { kind }: Principal): void {
  if (letIn[access].includes(kind)) return
  const signedIn = kind === 'customer' || kind === 'admin'
  throw new Problem(signedIn ? 'wrong-client' : 'not-signed-in')
}
