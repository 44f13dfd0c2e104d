import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { assets, resources } from '../db/schema/assets.ts'
import { designImages, designs } from '../db/schema/designs.ts'
import { orderImages } from '../db/schema/orders.ts'
import { shopTemplateImages } from '../db/schema/shopTemplates.ts'
import { lockFile } from '../files/fileRows.ts'
import { Problem } from '../http/problem.ts'
import type { Owner } from './owner.ts'
import { ofOwner } from './saveUploads.ts'

/**
 * Deletes an upload from its owner's list and frees its quota. If a design of somebody else or a deleted design uses
 * it, it becomes the shop's and stays available there. Otherwise `deleteLooseFiles` deletes its bytes after the
 * transaction has committed.
 * @throws Problem not-found; upload-in-use while one of the owner's designs uses it
 */
export async function removeUpload(tx: Transaction, owner: Owner, sha256: string): Promise<void> {
  // A concurrent upload of the same file must not find the row and then lose it.
  await lockFile(tx, sha256)
  const own = and(ofOwner(owner), eq(assets.sha256, sha256))
  const [held] = await tx.select({ id: assets.id }).from(assets).where(own).for('update')
  if (!held) throw new Problem('not-found')
  const uses = await findUses(tx, owner, sha256)
  if (uses.own.length > 0) throw inUse(uses.own)
  await releaseUpload(tx, held.id, uses)
}

const inUse = (names: readonly string[]) =>
  new Problem('upload-in-use', {
    detail: `It is used by these designs, or was in the past: ${names.map(name => name || '(unnamed)').join(', ')}. Delete them first.`,
  })

/** Releases an upload: it becomes the shop's when others use it, otherwise its row is deleted. */
export async function releaseUpload(tx: Transaction, id: string, { others }: Pick<Uses, 'others'>): Promise<void> {
  if (others)
    await tx.update(assets).set({ ownerId: null, guestHash: null, guestNetwork: null }).where(eq(assets.id, id))
  else await tx.delete(assets).where(eq(assets.id, id))
}

interface Uses {
  /** The names of the owner's designs that use it, newest first. */
  readonly own: readonly string[]
  /** Whether a design of somebody else or a deleted design uses it, it was ordered, or the shop offers it. */
  readonly others: boolean
}

/**
 * The designs of the shop that use an image now or used it before, since undo, replay and revisions show it again.
 */
export async function findUses(
  tx: Transaction,
  { ownerId, guestHash }: Pick<Owner, 'ownerId' | 'guestHash'>,
  sha256: string,
): Promise<Uses> {
  const isOwn = ownerId === null ? eq(designs.guestHash, guestHash ?? '') : eq(designs.ownerId, ownerId)
  const inUse = and(isOwn, isNull(designs.deletedAt))
  const own = await designsWith(tx, sha256, inUse, 3)
  if (own.length > 0) return { own, others: false }
  const others = await designsWith(tx, sha256, sql`(${inUse}) is not true`, 1)
  return { own, others: others.length > 0 || (await isOffered(tx, sha256)) || (await isOrdered(tx, sha256)) }
}

async function isOffered(tx: Transaction, sha256: string): Promise<boolean> {
  const offered = await tx
    .select({ id: resources.id })
    .from(resources)
    .innerJoin(assets, and(eq(assets.tenantId, resources.tenantId), eq(assets.id, resources.assetId)))
    .where(eq(assets.sha256, sha256))
    .limit(1)
  if (offered.length > 0) return true
  const templates = await tx
    .select({ id: shopTemplateImages.templateId })
    .from(shopTemplateImages)
    .where(eq(shopTemplateImages.sha256, sha256))
    .limit(1)
  return templates.length > 0
}

async function isOrdered(tx: Transaction, sha256: string): Promise<boolean> {
  const ordered = await tx
    .select({ id: orderImages.orderId })
    .from(orderImages)
    .where(eq(orderImages.sha256, sha256))
    .limit(1)
  return ordered.length > 0
}

/** Whether the log of a row of `designs` names the image. */
export const hasImage = (sha256: string | typeof assets.sha256): SQL =>
  sql`exists (select from ${designImages} where ${designImages.tenantId} = ${designs.tenantId}
    and ${designImages.designId} = ${designs.id} and ${designImages.sha256} = ${sha256})`

async function designsWith(tx: Transaction, sha256: string, which: SQL | undefined, limit: number) {
  const rows = await tx
    .select({ name: designs.name })
    .from(designs)
    .where(and(which, hasImage(sha256)))
    .orderBy(desc(designs.updatedAt))
    .limit(limit)
  return rows.map(({ name }) => name)
}
