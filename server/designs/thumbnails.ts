import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { readImageHead } from '../../engine/index.ts'
import { addressOf } from '../contract/call.ts'
import {
  largestThumbnail,
  readCardCall,
  readThumbnailCall,
  saveThumbnailCall,
} from '../contract/designs/designThumbnail.ts'
import { designThumbnails } from '../db/schema/designLists.ts'
import { designs } from '../db/schema/designs.ts'
import type { Tenant } from '../db/schema/tenants.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { Problem } from '../http/problem.ts'
import { serveCall } from '../http/serveCall.ts'
import { type DesignRow, findOwn, personOf } from './design.ts'
import { type CardServices, type DesignServices, type DesignWork, inShop } from './designWork.ts'

/** The maximum side length in pixels. */
const longestSide = 2048

/**
 * Saves the thumbnail of a design. Its type is sniffed, and the design's version does not change.
 *
 * @returns its sha256, hex
 * @throws Problem unsupported-media-type, too-large
 */
async function saveThumbnail({ tx, tenant, now }: DesignWork, { id }: DesignRow, bytes: Uint8Array): Promise<string> {
  const head = readImageHead(bytes)
  if (head?.type !== 'png' && head?.type !== 'webp') {
    throw new Problem('unsupported-media-type', { detail: 'A design thumbnail must be a PNG or WebP image.' })
  }
  if (Math.max(head.width, head.height) > longestSide) {
    throw new Problem('too-large', {
      detail: `A design thumbnail can be at most ${longestSide} pixels on each side.`,
    })
  }
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const saved = { mediaType: `image/${head.type}` as const, bytes, updatedAt: now }
  await tx
    .insert(designThumbnails)
    .values({ tenantId: tenant.id, id, ...saved })
    .onConflictDoUpdate({ target: [designThumbnails.tenantId, designThumbnails.id], set: saved })
  await tx.update(designs).set({ thumbnail: sha256 }).where(eq(designs.id, id))
  return sha256
}

/** Gives a copy the thumbnail of its original, if there is one. */
export async function copyThumbnail(
  { tx, tenant, now }: DesignWork,
  from: DesignRow,
  to: DesignRow,
): Promise<DesignRow> {
  const [saved] = await tx.select().from(designThumbnails).where(eq(designThumbnails.id, from.id))
  if (!saved || from.thumbnail === null) return to
  await tx.insert(designThumbnails).values({ ...saved, tenantId: tenant.id, id: to.id, updatedAt: now })
  await tx.update(designs).set({ thumbnail: from.thumbnail }).where(eq(designs.id, to.id))
  return { ...to, thumbnail: from.thumbnail }
}

interface HasThumbnail {
  readonly id: string
  /** The sha256 of the thumbnail, hex. */
  readonly thumbnail: string | null
}

/** The length of the hash in the address: too long to be guessed, so it gives access. */
const keyOf = (sha256: string): string => sha256.slice(0, 32)

/** The address of a thumbnail. It changes with the content, so it can be cached for long. */
export const thumbnailPath = ({ id, thumbnail }: HasThumbnail): string | null =>
  thumbnail === null ? null : addressOf(readThumbnailCall, { params: { id }, query: { v: keyOf(thumbnail) } })

const forLong = 'private, max-age=31536000, immutable'

/**
 * `PUT|GET /api/designs/{id}/thumbnail`, `GET …/card.jpg`. A page shows it with `<img>`, which sends no token: the hash in the address
 * gives access.
 */
export function serveThumbnails(server: KitloomServer, services: DesignServices & CardServices): void {
  server.addContentTypeParser(
    ['image/png', 'image/webp'],
    { parseAs: 'buffer' },
    async (_: unknown, body: Buffer) => body,
  )

  serveCall(
    server,
    saveThumbnailCall,
    request =>
      inShop(services, request.tenant, async work => {
        const design = await findOwn(work, personOf(request.principal), { ...request.params, lock: true })
        const bytes = Buffer.isBuffer(request.body) ? request.body : new Uint8Array()
        const sha256 = await saveThumbnail(work, design, bytes)
        return { thumbnail: thumbnailPath({ id: design.id, thumbnail: sha256 }) }
      }),
    { bodyLimit: largestThumbnail },
  )
  serveCall(server, readThumbnailCall, async (request, reply) => {
    const { sha256, mediaType, bytes } = await findThumbnail(services, request)
    const etag = `"${sha256}"`
    reply.header('etag', etag).header('cache-control', forLong)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type(mediaType).send(Buffer.from(bytes))
  })
  serveCall(server, readCardCall, async (request, reply) => {
    const { bytes } = await findThumbnail(services, request)
    const card = await services.images.card(bytes)
    if (card === 'busy') throw new Problem('uploads-busy', { headers: { 'retry-after': '5' } })
    return reply
      .header('cache-control', forLong.replace('private', 'public'))
      .type('image/jpeg')
      .send(Buffer.from(card))
  })
}

interface ThumbnailRequest {
  readonly tenant: Tenant
  readonly params: { readonly id: string }
  readonly query: { readonly v: string }
}

/** @throws Problem not-found, also for a wrong hash */
const findThumbnail = (services: DesignServices, { tenant, params, query }: ThumbnailRequest) =>
  inShop(services, tenant, async ({ tx }) => {
    const [found] = await tx
      .select({ sha256: designs.thumbnail, mediaType: designThumbnails.mediaType, bytes: designThumbnails.bytes })
      .from(designThumbnails)
      .innerJoin(designs, eq(designs.id, designThumbnails.id))
      .where(eq(designThumbnails.id, params.id))
    if (!found?.sha256 || keyOf(found.sha256) !== query.v) throw new Problem('not-found')
    return found
  })
