import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { assets, resources } from '../db/schema/assets.ts'
import { designSnapshots, designs, designUpdates } from '../db/schema/designs.ts'
import type { Owner } from './owner.ts'

export interface Uses {
  /** Names of the owner's own designs that have it, the latest first. */
  readonly own: readonly string[]
  /** Whether somebody else's has it, or one that its owner has put away, or the shop offers it to everybody. */
  readonly others: boolean
}

/**
 * Which designs of the shop have a picture, now or at any time before: undoing, the replay and what was submitted show
 * it again. A log writes the id of a picture in plain letters, so its bytes are looked through.
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
  return { own, others: others.length > 0 || (await isOffered(tx, sha256)) }
}

async function isOffered(tx: Transaction, sha256: string): Promise<boolean> {
  const offered = await tx
    .select({ id: resources.id })
    .from(resources)
    .innerJoin(assets, and(eq(assets.tenantId, resources.tenantId), eq(assets.id, resources.assetId)))
    .where(eq(assets.sha256, sha256))
    .limit(1)
  return offered.length > 0
}

/** Whether a row of `designs` has the picture in its log. */
export function hasPicture(sha256: string | typeof assets.sha256): SQL | undefined {
  const has = (table: typeof designUpdates | typeof designSnapshots) =>
    sql`exists (select from ${table} where ${table.tenantId} = ${designs.tenantId} and ${table.designId} = ${designs.id}
      and position(convert_to(${sha256}, 'UTF8') in ${table.bytes}) > 0)`
  return or(has(designUpdates), has(designSnapshots))
}

async function designsWith(tx: Transaction, sha256: string, which: SQL | undefined, most: number) {
  const rows = await tx
    .select({ name: designs.name })
    .from(designs)
    .where(and(which, hasPicture(sha256)))
    .orderBy(desc(designs.updatedAt))
    .limit(most)
  return rows.map(({ name }) => name)
}
