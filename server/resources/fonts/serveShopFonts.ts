import { and, eq, like } from 'drizzle-orm'
import {
  changeShopFontCall,
  largestFont,
  listShopFontsCall,
  uploadShopFontCall,
} from '../../contract/console/shopFonts.ts'
import { fontFileCall } from '../../contract/resources.ts'
import type { Database } from '../../db/database.ts'
import { assets } from '../../db/schema/assets.ts'
import type { FileStore } from '../../files/fileStore.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { Problem } from '../../http/problem.ts'
import { serveCall } from '../../http/serveCall.ts'
import type { FontPool } from './fontPool.ts'
import { addShopFont, listShopFonts, offerShopFont } from './shopFonts.ts'

interface Needed {
  readonly database: Database
  readonly files: FileStore
  readonly fonts: FontPool
  newId(): string
  now(): number
}

/** `/api/console/fonts`: the fonts that a shop has uploaded; `/api/resources/font-files/{sha256}`: their files. */
export function serveShopFonts(server: KitloomServer, services: Needed): void {
  const { database, files, fonts } = services
  serveCall(server, listShopFontsCall, async ({ tenant }) => ({
    items: [...(await database.asTenant(tenant.id, listShopFonts))],
  }))
  serveCall(server, changeShopFontCall, async ({ tenant, params, body }) => ({
    items: [...(await database.asTenant(tenant.id, tx => offerShopFont(tx, params.id, body.offered)))],
  }))
  server.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => body)
    serveCall(
      scope as KitloomServer,
      uploadShopFontCall,
      async (request, reply) => {
        const body: unknown = request.body
        const prepared = await fonts.prepare(Buffer.isBuffer(body) ? new Uint8Array(body) : new Uint8Array())
        if (prepared === 'busy') throw new Problem('uploads-busy', { headers: { 'retry-after': '5' } })
        if ('refused' in prepared) throw new Problem(prepared.refused)
        const title = prepared.title || plainName(request.query.name) || 'Font'
        const items = await addShopFont(request.tenant.id, { ...prepared, title }, services)
        return reply.code(201).send({ items: [...items] })
      },
      { bodyLimit: largestFont },
    )
  })
  serveCall(server, fontFileCall, async (request, reply) => {
    const { sha256 } = request.params
    const [found] = await database.asTenant(request.tenant.id, tx =>
      tx
        .select({ mediaType: assets.mediaType })
        .from(assets)
        .where(and(eq(assets.sha256, sha256), like(assets.mediaType, 'font/%')))
        .limit(1),
    )
    const file = found && (await files.open(sha256))
    if (!found || !file) throw new Problem('not-found')
    return reply
      .type(found.mediaType)
      .header('content-length', file.size)
      .header('cache-control', 'private, max-age=31536000, immutable')
      .send(file.stream)
  })
  server.addHook('onClose', () => fonts.close())
}

/** A file name without its ending and invisible characters. */
const plainName = (name: string): string =>
  name
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
