import { and, count, desc, eq, notExists, sql, sum } from 'drizzle-orm'
import { addressOf } from '../contract/call.ts'
import { readUploadCall, type UploadList } from '../contract/uploads.ts'
import type { Transaction } from '../db/database.ts'
import { assets } from '../db/schema/assets.ts'
import { paymentSlips } from '../db/schema/orders.ts'
import type { Owner } from './owner.ts'
import { ofOwner } from './saveUploads.ts'

interface Wanted {
  readonly page: number
  readonly pageSize: number
}

/** A page of an owner's uploads, newest first, with the quota. */
export async function listUploads(tx: Transaction, owner: Owner, { page, pageSize }: Wanted): Promise<UploadList> {
  const rows = await tx
    .select()
    .from(assets)
    .where(ofOwner(owner))
    .orderBy(desc(assets.createdAt), desc(assets.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [held] = await tx
    .select({ files: count(), bytes: sum(assets.size) })
    .from(assets)
    .where(ofOwner(owner))
  const used = { files: held?.files ?? 0, bytes: Number(held?.bytes ?? 0) }
  return { items: rows.map(describeRow), total: used.files, page, pageSize, room: { ...owner.room, used } }
}

const describeRow = (row: typeof assets.$inferSelect): UploadList['items'][number] => ({
  sha256: row.sha256,
  shownSha256: row.shownSha256,
  url: addressOf(readUploadCall, { params: { sha256: row.sha256 } }),
  type: shownAs(row.mediaType),
  width: row.width ?? 0,
  height: row.height ?? 0,
  size: row.size,
  name: row.fileName,
  createdAt: row.createdAt.toISOString(),
})

interface FoundUpload {
  /** The media type of the served file. */
  readonly mediaType: string
  readonly shownSha256: string
}

/** Transfer slips are shown with their order alone. */
const slipOf = (tx: Transaction) =>
  tx
    .select({ one: sql`1` })
    .from(paymentSlips)
    .where(and(eq(paymentSlips.tenantId, assets.tenantId), eq(paymentSlips.assetId, assets.id)))

/** An upload in this shop by the sha256 of its file, from any owner. */
export async function findUpload(tx: Transaction, sha256: string): Promise<FoundUpload | null> {
  const [found] = await tx
    .select({ mediaType: assets.mediaType, shownSha256: assets.shownSha256 })
    .from(assets)
    .where(and(eq(assets.sha256, sha256), notExists(slipOf(tx))))
    .limit(1)
  return found ? { ...found, mediaType: mediaTypes[shownAs(found.mediaType)] } : null
}

export const mediaTypes = { png: 'image/png', jpeg: 'image/jpeg', svg: 'image/svg+xml' } as const

/** Everything except JPEG and SVG is served as PNG. */
export function shownAs(mediaType: string): 'png' | 'jpeg' | 'svg' {
  if (mediaType === 'image/jpeg') return 'jpeg'
  return mediaType === 'image/svg+xml' ? 'svg' : 'png'
}
