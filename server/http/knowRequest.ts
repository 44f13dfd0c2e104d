import type { Tenant } from '../db/schema/tenants.ts'
import type { Askers } from './asker.ts'
import type { KitloomServer } from './kitloomServer.ts'

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
  readonly askers: Askers
}

/** Sets `request.tenant` and `request.asker` before anything else looks at a request. */
export function knowRequest(server: KitloomServer, { tenants, askers }: Needed): void {
  // Filled by the hook below; no route runs before it.
  server.decorateRequest('tenant')
  server.decorateRequest('asker')
  server.addHook('onRequest', async request => {
    request.tenant = await tenants.ofRequest(request.hostname, askedTenant(request.query))
    request.asker = await askers.read(request)
  })
}

function askedTenant(query: unknown): string | undefined {
  const asked = typeof query === 'object' && query && 'tenant' in query ? query.tenant : undefined
  return typeof asked === 'string' ? asked : undefined
}
