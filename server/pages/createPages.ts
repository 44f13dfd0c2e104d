import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { displayCookies, type PageRenderer, type PageRequest, themes } from '../contract/pageStart.ts'
import { language } from '../contract/tenantSettings.ts'
import { fillTemplate } from './pageTemplate.ts'
import { openScreenFiles } from './screenFiles.ts'

interface Needed {
  /** The absolute path of the built app. */
  readonly builtApp: string
  /** Draws pages; null: they come as the build made them. */
  readonly renderPage: PageRenderer | null
  /** The address of the server where it has one of its own; else the one that was asked. */
  readonly publicOrigin: string | null
  now(): number
}

interface Page {
  readonly html: string
  readonly isPrivate: boolean
  readonly tag: string
}

/** Sends the page of an address. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

const fresh = 10_000
const maxKept = 500

/**
 * The app's pages, each drawn with its first screen. What needs no query and is no secret is kept for ten seconds, so that
 * a crowd is answered from memory.
 */
export function createPages(server: FastifyInstance, { builtApp, renderPage, now }: Needed): SendPage {
  let template: string | null = null
  let filesOf: ReturnType<typeof openScreenFiles> | null = null
  const kept = new Map<string, { readonly until: number; readonly page: Promise<Page | null> }>()

  const draw = async (request: PageRequest): Promise<Page | null> => {
    const page = await renderPage?.(request)
    if (!page) return null
    template ??= readFileSync(join(builtApp, 'index.html'), 'utf8')
    filesOf ??= openScreenFiles(builtApp, template)
    const html = fillTemplate(template, page, filesOf(page.modules))
    return { html, isPrivate: page.isPrivate, tag: `"${createHash('sha256').update(html).digest('base64url')}"` }
  }
  const find = (request: PageRequest): Promise<Page | null> => {
    const { address, origin, language, theme } = request
    if (address.includes('?') || address.startsWith('/design/')) return draw(request)
    const key = JSON.stringify([origin, address, language, theme])
    const known = kept.get(key)
    if (known && known.until > now()) return known.page
    if (kept.size >= maxKept) kept.clear()
    const page = draw(request)
    kept.set(key, { until: now() + fresh, page })
    page.catch(() => kept.delete(key))
    return page
  }
  return async (request, reply) => {
    const page = await find(readRequest(server, request, now)).catch(error => {
      request.log.error({ err: error }, 'a page could not be drawn')
      return null
    })
    if (!page) return reply.sendFile('index.html')
    reply.header('cache-control', 'no-cache').header('vary', 'cookie').header('etag', page.tag)
    if (page.isPrivate) reply.header('x-robots-tag', 'noindex')
    if (request.headers['if-none-match'] === page.tag) return reply.code(304).send()
    return reply.type('text/html; charset=utf-8').send(page.html)
  }
}

function readRequest(server: FastifyInstance, request: FastifyRequest, now: () => number): PageRequest {
  const { url, headers, ip, protocol, host } = request
  const cookies = new Map(headers.cookie?.split('; ').map(cookie => cookie.split('=', 2) as [string, string]))
  const { tenant } = request.query as { readonly tenant?: unknown }
  return {
    address: url,
    origin: `${protocol}://${host}`,
    language: language.safeParse(cookies.get(displayCookies.language)).data ?? 'kh',
    theme: themes.find(theme => theme === cookies.get(displayCookies.theme)) ?? 'light',
    tenant: typeof tenant === 'string' && /^[a-z0-9-]{1,63}$/.test(tenant) ? tenant : null,
    now,
    async fetch(address) {
      const given = { host, accept: 'application/json' }
      const {
        rawPayload,
        statusCode,
        headers: got,
      } = await server.inject({ url: address, headers: given, remoteAddress: ip })
      const type = String(got['content-type'] ?? '')
      return new Response(statusCode === 204 ? null : Uint8Array.from(rawPayload), {
        status: statusCode,
        headers: { 'content-type': type },
      })
    },
  }
}
