import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, TenantId, Transaction } from '../db/database.ts'
import { assets } from '../db/schema/assets.ts'
import { saveFiles } from '../files/fileRows.ts'
import { type FileStore, fileIdOf } from '../files/fileStore.ts'
import { Problem } from '../http/problem.ts'
import type { Owner } from './owner.ts'
import type { TakenFile } from './takeUpload.ts'

interface Saving {
  readonly database: Database
  readonly files: FileStore
  newId(): string
  now(): number
}

/** Saves all of them or none. What the owner has already is not saved twice. @throws Problem when the room is used up */
export async function saveUploads(
  tenantId: TenantId,
  owner: Owner,
  taken: readonly TakenFile[],
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
      await refuseBeyondRoom(tx, owner, [...added.values()])
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
  { name, bytes, mediaType, sha256, shown }: TakenFile,
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

/** What somebody has. */
export const ofOwner = ({ ownerId, guestHash }: Pick<Owner, 'ownerId' | 'guestHash'>) =>
  ownerId === null ? eq(assets.guestHash, guestHash ?? '') : eq(assets.ownerId, ownerId)

async function heldOf(tx: Transaction, owner: Owner, taken: readonly TakenFile[]): Promise<ReadonlySet<string>> {
  const names = taken.map(file => file.sha256)
  const rows = await tx
    .select({ sha256: assets.sha256 })
    .from(assets)
    .where(and(ofOwner(owner), inArray(assets.sha256, names)))
  return new Set(rows.map(row => row.sha256))
}

async function refuseBeyondRoom(tx: Transaction, owner: Owner, added: readonly TakenFile[]): Promise<void> {
  const [held] = await tx
    .select({ files: sql<number>`count(*)::int`, bytes: sql<number>`coalesce(sum(${assets.size}), 0)::float8` })
    .from(assets)
    .where(ofOwner(owner))
  const files = (held?.files ?? 0) + added.length
  const bytes = added.reduce((sum, file) => sum + file.bytes.length, held?.bytes ?? 0)
  if (files <= owner.room.files && bytes <= owner.room.bytes) return
  throw new Problem('uploads-full', {
    detail: `There is room for ${owner.room.files} pictures of ${owner.room.bytes / 1e6} MB together. Remove some first.`,
  })
}
