import type { Services } from '../services.ts'
import type { KitloomServer } from './kitloomServer.ts'

/** Sets `request.tenant` and `request.asker` before anything else looks at a request. */
export function knowRequest(server: KitloomServer, { tenants, askers }: Pick<Services, 'tenants' | 'askers'>): void {
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
