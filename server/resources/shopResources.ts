import { and, asc, eq } from 'drizzle-orm'
import { addressOf } from '../contract/call.ts'
import { readUploadCall } from '../contract/uploads.ts'
import type { Transaction } from '../db/database.ts'
import { assets, type resourceKinds, resources } from '../db/schema/assets.ts'

export interface ShopResource {
  readonly name: string
  readonly title: string
  readonly lang: string | null
  readonly version: number
  readonly width: number | null
  readonly height: number | null
  readonly url: string
}

/** The visible resources of a shop whose file exists. */
export async function shopResources(
  tx: Transaction,
  kind: (typeof resourceKinds)[number],
): Promise<readonly ShopResource[]> {
  const { name, title, lang, version } = resources
  const rows = await tx
    .select({ name, title, lang, version, width: assets.width, height: assets.height, sha256: assets.sha256 })
    .from(resources)
    .innerJoin(assets, and(eq(assets.tenantId, resources.tenantId), eq(assets.id, resources.assetId)))
    .where(and(eq(resources.kind, kind), eq(resources.shown, true)))
    .orderBy(asc(resources.title))
  return rows.map(({ sha256, ...row }) => ({ ...row, url: addressOf(readUploadCall, { params: { sha256 } }) }))
}
