import { eq } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { assets } from '../db/schema/assets.ts'

export interface FoundUpload {
  /** Of what is shown. */
  readonly mediaType: string
  readonly shownSha256: string
}

/** A picture of the shop by the sha256 of its file, whoever of its people brought it. */
export async function findUpload(tx: Transaction, sha256: string): Promise<FoundUpload | null> {
  const [found] = await tx
    .select({ mediaType: assets.mediaType, shownSha256: assets.shownSha256 })
    .from(assets)
    .where(eq(assets.sha256, sha256))
    .limit(1)
  return found ? { ...found, mediaType: mediaTypes[shownAs(found.mediaType)] } : null
}

const mediaTypes = { png: 'image/png', jpeg: 'image/jpeg', svg: 'image/svg+xml' } as const

/** What is neither a photo nor lines is shown as PNG. */
export function shownAs(mediaType: string): 'png' | 'jpeg' | 'svg' {
  if (mediaType === 'image/jpeg') return 'jpeg'
  return mediaType === 'image/svg+xml' ? 'svg' : 'png'
}
