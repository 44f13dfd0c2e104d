import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requestedTenant, type TenantFinder } from './access.ts'

interface Needed {
  readonly tenants: TenantFinder
}

/**
 * Lets the sites that the shop has named show the editor in a frame. All other pages, and all other sites, stay refused.
 * To be called after `secureResponses`, whose headers it changes.
 */
export function allowFrames(server: FastifyInstance, { tenants }: Needed): void {
  server.addHook('onSend', async (request, reply) => {
    if (!isEditor(request)) return
    // Browsers keep the policy of a page that they have, whatever a later 304 says: a site named since would stay refused.
    if (request.headers['sec-fetch-dest'] === 'iframe') reply.header('cache-control', 'no-store')
    const policy = String(reply.getHeader('content-security-policy') ?? '')
    if (!policy.includes(nobody)) return
    const shop = await tenants.ofRequest(request.hostname, requestedTenant(request.query)).catch(() => null)
    const origins = shop?.settings.embedding?.origins ?? []
    if (origins.length === 0) return
    reply.header('content-security-policy', policy.replace(nobody, `frame-ancestors ${origins.join(' ')}`))
    // The older header knows no list of sites; browsers that know the newer one do without it.
    reply.removeHeader('x-frame-options')
  })
}

const nobody = "frame-ancestors 'none'"

const isEditor = ({ method, url }: FastifyRequest): boolean =>
  method === 'GET' && /^\/design\/[a-z-]+(?:[?#]|$)/.test(url)
