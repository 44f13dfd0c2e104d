import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { readPictureHead } from '../../engine/index.ts'
import { addressOf } from '../contract/call.ts'
import { readThumbnailCall } from '../contract/designs/designThumbnail.ts'
import { designThumbnails } from '../db/schema/designLists.ts'
import { designs } from '../db/schema/designs.ts'
import { Problem } from '../http/problem.ts'
import type { DesignRow } from './design.ts'
import type { DesignWork } from './designWork.ts'

/** Pixels along a side. */
const longestSide = 2048

/**
 * Keeps the picture of a design, by what it is and not by what it is called; it changes no version.
 *
 * @returns its sha256, hex
 * @throws Problem unsupported-media-type, too-large
 */
export async function keepThumbnail(
  { tx, tenant, now }: DesignWork,
  { id }: DesignRow,
  bytes: Uint8Array,
): Promise<string> {
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
export const keyOf = (sha256: string): string => sha256.slice(0, 32)

/** Where a design's picture is; another picture has another address, so it may be kept for long. */
export const thumbnailPath = ({ id, thumbnail }: Pictured): string | null =>
  thumbnail === null ? null : addressOf(readThumbnailCall, { params: { id }, query: { v: keyOf(thumbnail) } })
