import { and, desc, eq, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.ts'
import { designClients, designSnapshots, designs, designUpdates } from '../db/schema/designs.ts'
import { appendBatches } from './appendBatches.ts'
import type { DesignLogStore, LogSnapshot, LogTail } from './designLogStore.ts'
import { type DesignRef, sha256Of } from './grant.ts'

/** Stores logs in the database. `now` is in milliseconds. */
export function databaseDesignLogStore(database: Database, now: () => number): DesignLogStore {
  return {
    append: (tenant, batches) => database.asTenant(tenant, tx => appendBatches(tx, tenant, batches, new Date(now()))),
    since: (ref, seq) => database.asTenant(ref.tenant, tx => readSince(tx, ref, seq)),
    async heads(tenant, ids) {
      if (ids.length === 0) return new Map()
      const rows = await database.asTenant(tenant, tx =>
        tx
          .select({ id: designs.id, seq: designs.seq })
          .from(designs)
          .where(and(eq(designs.tenantId, tenant), inArray(designs.id, [...ids]), isNull(designs.deletedAt))),
      )
      return new Map(rows.map(({ id, seq }) => [id, seq]))
    },
    async compact(ref, snapshot) {
      const isSaved = await database.asTenant(ref.tenant, tx => insertSnapshot(tx, ref, snapshot))
      // Another process was first, and its snapshot may already have replaced the updates.
      if (!isSaved) return
      // A separate transaction reads back what was really stored.
      const isSame = await database.asTenant(ref.tenant, tx => replaceBySnapshot(tx, ref, snapshot))
      if (!isSame) throw new Error(`The snapshot of design ${ref.design} does not match what was written.`)
    },
  }
}

async function readSince(tx: Transaction, ref: DesignRef, seq: number): Promise<LogTail | null> {
  const [design] = await tx
    .select({ seq: designs.seq })
    .from(designs)
    .where(and(eq(designs.tenantId, ref.tenant), eq(designs.id, ref.design), isNull(designs.deletedAt)))
  if (!design) return null
  // Updates are read before snapshots, so that a compaction in between leaves them in both and not in neither.
  const updates = await tx
    .select({ seq: designUpdates.seq, bytes: designUpdates.bytes })
    .from(designUpdates)
    .where(and(inDesign(designUpdates, ref), gt(designUpdates.seq, seq)))
    .orderBy(designUpdates.seq)
  const [snapshot = null] = await tx
    .select({ seq: designSnapshots.seq, bytes: designSnapshots.bytes })
    .from(designSnapshots)
    .where(and(inDesign(designSnapshots, ref), gt(designSnapshots.seq, seq)))
    .orderBy(desc(designSnapshots.seq))
    .limit(1)
  const owners = await tx
    .select({ client: designClients.clientId, author: designClients.author })
    .from(designClients)
    .where(inDesign(designClients, ref))
  const hasHole = updates[0]?.seq !== seq + 1
  return {
    snapshot: hasHole ? snapshot : null,
    updates: updates.filter(update => !hasHole || update.seq > (snapshot?.seq ?? 0)),
    owners: new Map(owners.map(({ client, author }) => [client, author])),
  }
}

async function insertSnapshot(tx: Transaction, ref: DesignRef, { seq, bytes }: LogSnapshot): Promise<boolean> {
  const saved = await tx
    .insert(designSnapshots)
    .values({ tenantId: ref.tenant, designId: ref.design, seq, bytes, sha256: sha256Of(bytes) })
    .onConflictDoNothing()
    .returning({ seq: designSnapshots.seq })
  return saved.length > 0
}

/** Verifies the stored snapshot. If it is correct, the updates it replaces are deleted, otherwise the snapshot. */
async function replaceBySnapshot(tx: Transaction, ref: DesignRef, { seq, bytes }: LogSnapshot): Promise<boolean> {
  const [saved] = await tx
    .select({ bytes: designSnapshots.bytes, sha256: designSnapshots.sha256 })
    .from(designSnapshots)
    .where(and(inDesign(designSnapshots, ref), eq(designSnapshots.seq, seq)))
  const hash = sha256Of(bytes)
  if (saved?.sha256 !== hash || sha256Of(saved.bytes) !== hash) {
    await tx.delete(designSnapshots).where(and(inDesign(designSnapshots, ref), eq(designSnapshots.seq, seq)))
    return false
  }
  await tx.delete(designUpdates).where(and(inDesign(designUpdates, ref), lte(designUpdates.seq, seq)))
  await tx.delete(designSnapshots).where(and(inDesign(designSnapshots, ref), lt(designSnapshots.seq, seq)))
  return true
}

type OfDesign = typeof designUpdates | typeof designSnapshots | typeof designClients

const inDesign = (table: OfDesign, { tenant, design }: DesignRef) =>
  sql`${table.tenantId} = ${tenant} and ${table.designId} = ${design}`
