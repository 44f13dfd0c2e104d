import { and, eq, exists, notInArray, or, sql } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { assets } from '../db/schema/assets.ts'
import { designs } from '../db/schema/designs.ts'
import { orderImages } from '../db/schema/orders.ts'
import { shopTemplateImages } from '../db/schema/shopTemplates.ts'
import { hasImage } from './removeUpload.ts'

interface Claim {
  readonly account: string
  readonly guestHash: string
}

/** Transfers a guest's images to a customer, except those that the customer has uploaded too. */
export async function claimUploads(tx: Transaction, { account, guestHash }: Claim): Promise<void> {
  const brought = tx.select({ sha256: assets.sha256 }).from(assets).where(eq(assets.ownerId, account))
  await tx
    .update(assets)
    .set({ ownerId: account, guestHash: null, guestNetwork: null })
    .where(and(eq(assets.guestHash, guestHash), notInArray(assets.sha256, brought)))
}

/** Transfers images of an account that designs of others or templates use, or that were ordered, to the shop: they survive it. */
export async function leaveUploads(tx: Transaction, account: string): Promise<void> {
  const ofOthers = sql`${designs.ownerId} is distinct from ${account}`
  const worn = tx
    .select({ one: sql`1` })
    .from(designs)
    .where(and(ofOthers, hasImage(assets.sha256)))
  const ordered = tx
    .select({ one: sql`1` })
    .from(orderImages)
    .where(and(eq(orderImages.tenantId, assets.tenantId), eq(orderImages.sha256, assets.sha256)))
  const offered = tx
    .select({ one: sql`1` })
    .from(shopTemplateImages)
    .where(and(eq(shopTemplateImages.tenantId, assets.tenantId), eq(shopTemplateImages.sha256, assets.sha256)))
  await tx
    .update(assets)
    .set({ ownerId: null })
    .where(and(eq(assets.ownerId, account), or(exists(worn), exists(ordered), exists(offered))))
}
