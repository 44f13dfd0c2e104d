import { eq } from 'drizzle-orm'
import { keepThumbnailCall, largestThumbnail, readThumbnailCall } from '../../contract/designs/designThumbnail.ts'
import { designThumbnails } from '../../db/schema/designLists.ts'
import { designs } from '../../db/schema/designs.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { Problem } from '../../http/problem.ts'
import { serveCall } from '../../http/serveCall.ts'
import { findOwn, personOf } from '../design.ts'
import { type DesignServices, inShop } from '../designWork.ts'
import { keepThumbnail, keyOf, thumbnailPath } from '../thumbnails.ts'

const forLong = 'private, max-age=31536000, immutable'

/**
 * `PUT|GET /api/designs/{id}/thumbnail`. A page shows it by an `img`, which tells nobody who asks: the hash in the
 * address that the owner, a link or the store gives out is the key.
 */
export function serveThumbnails(server: KitloomServer, services: DesignServices): void {
  server.addContentTypeParser(
    ['image/png', 'image/webp'],
    { parseAs: 'buffer' },
    async (_: unknown, body: Buffer) => body,
  )

  serveCall(
    server,
    keepThumbnailCall,
    request =>
      inShop(services, request.tenant, async work => {
        const design = await findOwn(work, personOf(request.asker), { ...request.params, lock: true })
        const bytes = Buffer.isBuffer(request.body) ? request.body : new Uint8Array()
        const sha256 = await keepThumbnail(work, design, bytes)
        return { thumbnail: thumbnailPath({ id: design.id, thumbnail: sha256 }) }
      }),
    { bodyLimit: largestThumbnail },
  )
  serveCall(server, readThumbnailCall, async (request, reply) => {
    const { sha256, mediaType, bytes } = await inShop(services, request.tenant, async ({ tx }) => {
      const [found] = await tx
        .select({ sha256: designs.thumbnail, mediaType: designThumbnails.mediaType, bytes: designThumbnails.bytes })
        .from(designThumbnails)
        .innerJoin(designs, eq(designs.id, designThumbnails.id))
        .where(eq(designThumbnails.id, request.params.id))
      if (!found?.sha256 || keyOf(found.sha256) !== request.query.v) throw new Problem('not-found')
      return found
    })
    const etag = `"${sha256}"`
    reply.header('etag', etag).header('cache-control', forLong)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type(mediaType).send(Buffer.from(bytes))
  })
}
