import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { readPictureHead } from '../../engine/index.ts'
import { addressOf } from '../contract/call.ts'
import { keepThumbnailCall, largestThumbnail, readThumbnailCall } from '../contract/designs/designThumbnail.ts'
import { designThumbnails } from '../db/schema/designLists.ts'
import { designs } from '../db/schema/designs.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { Problem } from '../http/problem.ts'
import { serveCall } from '../http/serveCall.ts'
import { type DesignRow, findOwn, personOf } from './design.ts'
import { type DesignServices, type DesignWork, inShop } from './designWork.ts'

/** Pixels along a side. */
const longestSide = 2048

/**
 * Keeps the picture of a design, by what it is and not by what it is called; it changes no version.
 *
 * @returns its sha256, hex
 * @throws Problem unsupported-media-type, too-large
 */
async function keepThumbnail({ tx, tenant, now }: DesignWork, { id }: DesignRow, bytes: Uint8Array): Promise<string> {
  const head = readPictureHead(bytes)
  if (head?.type !== 'png' && head?.type !== 'webp') {
    throw new Problem('unsupported-media-type', { detail: 'The picture of a design is a PNG or a WebP.' })
  }
  if (Math.max(head.width, head.height) > longestSide) {
    throw new Problem('too-large', {
      detail: `The picture of a design has at most ${longestSide} pixels along a side.`,
    })
  }
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const kept = { mediaType: `image/${head.type}` as const, bytes, updatedAt: now }
  await tx
    .insert(designThumbnails)
    .values({ tenantId: tenant.id, id, ...kept })
    .onConflictDoUpdate({ target: [designThumbnails.tenantId, designThumbnails.id], set: kept })
  await tx.update(designs).set({ thumbnail: sha256 }).where(eq(designs.id, id))
  return sha256
}

interface Pictured {
  readonly id: string
  /** sha256 of the picture, hex. */
  readonly thumbnail: string | null
}

/** The part of the hash that stands in the address: too long to be guessed, so it lets in whoever was given it. */
const keyOf = (sha256: string): string => sha256.slice(0, 32)

/** Where a design's picture is; another picture has another address, so it may be kept for long. */
export const thumbnailPath = ({ id, thumbnail }: Pictured): string | null =>
  thumbnail === null ? null : addressOf(readThumbnailCall, { params: { id }, query: { v: keyOf(thumbnail) } })

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
        const design = await findOwn(work, personOf(request.principal), { ...request.params, lock: true })
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
