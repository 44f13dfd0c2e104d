import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { assets, resources } from '../db/schema/assets.ts'
import { designSnapshots, designs, designUpdates } from '../db/schema/designs.ts'
import { lockFile } from '../files/fileRows.ts'
import { Problem } from '../http/problem.ts'
import type { Owner } from './owner.ts'
import { ofOwner } from './saveUploads.ts'

/**
 * Takes a picture off its owner's list, and gives the room back. Where somebody else's design has it, or one that was
 * put away, it becomes the shop's and stays there; else nobody finds it any more, and once the transaction has committed
 * `deleteLooseFiles` deletes its bytes.
 * @throws Problem not-found; upload-in-use while a design of the owner's own has it
 */
export async function removeUpload(tx: Transaction, owner: Owner, sha256: string): Promise<void> {
  // Brought again meanwhile it would be found in the list, and then go.
  await lockFile(tx, sha256)
  const own = and(ofOwner(owner), eq(assets.sha256, sha256))
  const [held] = await tx.select({ id: assets.id }).from(assets).where(own).for('update')
  if (!held) throw new Problem('not-found')
  const uses = await findUses(tx, owner, sha256)
  if (uses.own.length > 0) throw inUse(uses.own)
  await letUploadGo(tx, held.id, uses)
}

const inUse = (names: readonly string[]) =>
  new Problem('upload-in-use', {
    detail: `It is on these designs, or was before: ${names.map(name => name || '(without a name)').join(', ')}. Delete them first.`,
  })

/** A picture that its owner has no more: the shop's where others use it, else its row goes. */
export async function letUploadGo(tx: Transaction, id: string, { others }: Pick<Uses, 'others'>): Promise<void> {
  if (others) await tx.update(assets).set({ ownerId: null, guestHash: null }).where(eq(assets.id, id))
  else await tx.delete(assets).where(eq(assets.id, id))
}

interface Uses {
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
