import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, TenantId, Transaction } from '../db/database.ts'
import { assets } from '../db/schema/assets.ts'
import { saveFiles } from '../files/fileRows.ts'
import { type FileStore, fileIdOf } from '../files/fileStore.ts'
import { Problem } from '../http/problem.ts'
import type { Owner } from './owner.ts'
import type { AcceptedFile } from './takeUpload.ts'

interface Saving {
  readonly database: Database
  readonly files: FileStore
  newId(): string
  now(): number
}

/**
 * Saves all files or none. Files that the owner already has are not saved twice.
 * @throws Problem when the quota is exceeded
 */
export async function saveUploads(
  tenantId: TenantId,
  owner: Owner,
  taken: readonly AcceptedFile[],
  services: Saving,
): Promise<void> {
  await saveFiles(services, {
    tenantId,
    files: taken.flatMap(({ bytes, shown }) => [bytes, shown.bytes]),
    async write(tx) {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`uploads ${owner.ownerId ?? owner.guestHash}`}))`)
      const hasAlready = await heldOf(tx, owner, taken)
      const added = new Map(taken.filter(file => !hasAlready.has(file.sha256)).map(file => [file.sha256, file]))
      if (added.size === 0) return
      await enforceQuota(tx, owner, [...added.values()])
      await tx.insert(assets).values([...added.values()].map(file => rowOf(file, { tenantId, owner, services })))
    },
  })
}

interface Belonging {
  readonly tenantId: TenantId
  readonly owner: Owner
  readonly services: Pick<Saving, 'newId' | 'now'>
}

const rowOf = (
  { name, bytes, mediaType, sha256, shown }: AcceptedFile,
  { tenantId, owner, services }: Belonging,
): typeof assets.$inferInsert => ({
  tenantId,
  id: services.newId(),
  ownerId: owner.ownerId,
  guestHash: owner.guestHash,
  mediaType,
  size: bytes.length,
  sha256,
  shownSha256: fileIdOf(shown.bytes),
  width: Math.round(shown.width),
  height: Math.round(shown.height),
  fileName: name,
  createdAt: new Date(services.now()),
})

/** The usage of an owner. */
export const ofOwner = ({ ownerId, guestHash }: Pick<Owner, 'ownerId' | 'guestHash'>) =>
  ownerId === null ? eq(assets.guestHash, guestHash ?? '') : eq(assets.ownerId, ownerId)

async function heldOf(tx: Transaction, owner: Owner, taken: readonly AcceptedFile[]): Promise<ReadonlySet<string>> {
  const names = taken.map(file => file.sha256)
  const rows = await tx
    .select({ sha256: assets.sha256 })
    .from(assets)
    .where(and(ofOwner(owner), inArray(assets.sha256, names)))
  return new Set(rows.map(row => row.sha256))
}

async function enforceQuota(tx: Transaction, owner: Owner, added: readonly AcceptedFile[]): Promise<void> {
  const [held] = await tx
    .select({ files: sql<number>`count(*)::int`, bytes: sql<number>`coalesce(sum(${assets.size}), 0)::float8` })
    .from(assets)
    .where(ofOwner(owner))
  const files = (held?.files ?? 0) + added.length
  const bytes = added.reduce((sum, file) => sum + file.bytes.length, held?.bytes ?? 0)
  if (files <= owner.room.files && bytes <= owner.room.bytes) return
  throw new Problem('uploads-full', {
    detail: `You can upload up to ${owner.room.files} images, ${owner.room.bytes / 1e6} MB in total. Remove some first.`,
  })
}
