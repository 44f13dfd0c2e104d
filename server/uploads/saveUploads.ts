import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { secretHash } from '../accounts/secrets.ts'
import type { Database, TenantId, Transaction } from '../db/database.ts'
import { assets } from '../db/schema/assets.ts'
import { saveFiles } from '../files/fileRows.ts'
import type { FileStore } from '../files/fileStore.ts'
import { Problem } from '../http/problem.ts'
import { networkRoom, type Owner } from './owner.ts'
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
    files: taken.flatMap(({ file, shown }) => (shown.file === file ? [file] : [file, shown.file])),
    async write(tx) {
      await lockQuota(tx, owner.ownerId ?? owner.guestHash)
      if (owner.guestHash !== null) await lockQuota(tx, secretHash(owner.network))
      const hasAlready = await heldOf(tx, owner, taken)
      const added = new Map(taken.filter(({ file }) => !hasAlready.has(file.sha256)).map(one => [one.file.sha256, one]))
      if (added.size === 0) return
      await enforceQuota(tx, owner, [...added.values()])
      await tx.insert(assets).values([...added.values()].map(file => rowOf(file, { tenantId, owner, services })))
    },
  })
}

async function lockQuota(tx: Transaction, whose: string | null): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`uploads ${whose}`}))`)
}

interface Belonging {
  readonly tenantId: TenantId
  readonly owner: Owner
  readonly services: Pick<Saving, 'newId' | 'now'>
}

const rowOf = (
  { name, mediaType, file: { sha256, size }, shown }: AcceptedFile,
  { tenantId, owner, services }: Belonging,
): typeof assets.$inferInsert => ({
  tenantId,
  id: services.newId(),
  ownerId: owner.ownerId,
  guestHash: owner.guestHash,
  guestNetwork: owner.guestHash === null ? null : secretHash(owner.network),
  mediaType,
  size,
  sha256,
  shownSha256: shown.file.sha256,
  width: Math.round(shown.width),
  height: Math.round(shown.height),
  fileName: name,
  createdAt: new Date(services.now()),
})

/** The usage of an owner. */
export const ofOwner = ({ ownerId, guestHash }: Pick<Owner, 'ownerId' | 'guestHash'>) =>
  ownerId === null ? eq(assets.guestHash, guestHash ?? '') : eq(assets.ownerId, ownerId)

async function heldOf(tx: Transaction, owner: Owner, taken: readonly AcceptedFile[]): Promise<ReadonlySet<string>> {
  const names = taken.map(({ file }) => file.sha256)
  const rows = await tx
    .select({ sha256: assets.sha256 })
    .from(assets)
    .where(and(ofOwner(owner), inArray(assets.sha256, names)))
  return new Set(rows.map(row => row.sha256))
}

async function enforceQuota(tx: Transaction, owner: Owner, added: readonly AcceptedFile[]): Promise<void> {
  await enforce(tx, ofOwner(owner), owner.room, added)
  // A new secret costs nothing, so that guests count by their network as well.
  if (owner.guestHash !== null) await enforce(tx, ofNetwork(owner), networkRoom, added)
}

const ofNetwork = ({ network }: Owner) => eq(assets.guestNetwork, secretHash(network))

async function enforce(
  tx: Transaction,
  whose: SQL,
  room: Owner['room'],
  added: readonly AcceptedFile[],
): Promise<void> {
  const [held] = await tx
    .select({ files: sql<number>`count(*)::int`, bytes: sql<number>`coalesce(sum(${assets.size}), 0)::float8` })
    .from(assets)
    .where(whose)
  const files = (held?.files ?? 0) + added.length
  const bytes = added.reduce((sum, { file }) => sum + file.size, held?.bytes ?? 0)
  if (files <= room.files && bytes <= room.bytes) return
  const amount = `${room.files} images, ${room.bytes / 1e6} MB in total`
  throw new Problem('uploads-full', {
    detail:
      room === networkRoom
        ? `Visitors of one network can upload up to ${amount}. Sign in to upload more.`
        : `You can upload up to ${amount}. Remove some first.`,
  })
}
