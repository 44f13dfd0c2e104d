import type { FastifyReply } from 'fastify'
import { clientIds } from '../contract/accounts/tokens.ts'
import { embeddingCall } from '../contract/embedding.ts'
import { iconCall, logoCall, manifestCall, type Whoami, whoamiCall } from '../contract/whoami.ts'
import type { Tenant } from '../db/schema/tenants.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { serveCall } from '../http/serveCall.ts'
import { manifestOf } from './webManifest.ts'

interface Needed {
  /** Null when no Google client id is set. */
  readonly google: { readonly clientId: string } | null
}

/**
 * `GET /whoami`: the shop of this address; `GET /api/branding/logo.svg` and `icon.svg`: its logo and its icon;
 * `GET /manifest.webmanifest`: what it is installed with as an app; `GET /api/embedding`: who may frame its editor.
 */
export function serveTenants(server: KitloomServer, { google }: Needed): void {
  serveCall(server, whoamiCall, async (request, reply) => {
    reply.header('cache-control', 'no-cache')
    return { ...describe(request.tenant), ...(google ? { google: google.clientId } : {}) }
  })
  serveCall(server, embeddingCall, async ({ tenant }, reply) => {
    reply.header('cache-control', 'no-cache')
    return { origins: tenant.settings.embedding?.origins ?? [] }
  })
  serveCall(server, manifestCall, async ({ tenant }, reply) => {
    reply.header('cache-control', 'no-cache').type('application/manifest+json; charset=utf-8')
    return manifestOf(tenant)
  })
  serveCall(server, logoCall, async ({ tenant }, reply) => sendSvg(reply, tenant.logo))
  serveCall(server, iconCall, async ({ tenant }, reply) => sendSvg(reply, tenant.icon ?? tenant.logo))
}

const sendSvg = (reply: FastifyReply, image: string) =>
  reply
    .type('image/svg+xml; charset=utf-8')
    // Opened directly, an SVG is a page.
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header('cache-control', 'no-cache')
    .serializer(String)
    .send(image)

function describe({ slug, nameKh, nameEn, settings, demo }: Tenant): Whoami {
  const { productTypes, templates, languages, homepage, designs, prices, payment, kitRulesOff, inks } = settings
  const query = demo ? `?tenant=${slug}` : ''
  return {
    slug,
    name: languages[0] === 'kh' ? nameKh : nameEn,
    names: { kh: nameKh, en: nameEn },
    logo: `${logoCall.path}${query}`,
    icon: `${iconCall.path}${query}`,
    demo,
    productTypes,
    templates,
    languages,
    settings: { homepage, designs, prices, payment, ...(kitRulesOff && { kitRulesOff }), ...(inks && { inks }) },
    clientIds: [...clientIds],
  }
}
