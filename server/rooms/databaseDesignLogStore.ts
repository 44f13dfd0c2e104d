import { and, desc, eq, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.ts'
import { designClients, designSnapshots, designs, designUpdates } from '../db/schema/designs.ts'
import { appendBatches } from './appendBatches.ts'
import type { DesignLogStore, LogSnapshot, LogTail } from './designLogStore.ts'
import { type DesignPlace, sha256Of } from './grant.ts'

/** Logs in the database of the shop. `now` in milliseconds. */
export function databaseDesignLogStore(database: Database, now: () => number): DesignLogStore {
  return {
    append: (tenant, batches) => database.asTenant(tenant, tx => appendBatches(tx, tenant, batches, new Date(now()))),
    since: (place, seq) => database.asTenant(place.tenant, tx => readSince(tx, place, seq)),
    async heads(tenant, asked) {
      if (asked.length === 0) return new Map()
      const rows = await database.asTenant(tenant, tx =>
        tx
          .select({ id: designs.id, seq: designs.seq })
          .from(designs)
          .where(and(eq(designs.tenantId, tenant), inArray(designs.id, [...asked]), isNull(designs.deletedAt))),
      )
      return new Map(rows.map(({ id, seq }) => [id, seq]))
    },
    async compact(place, snapshot) {
      const isKept = await database.asTenant(place.tenant, tx => keepSnapshot(tx, place, snapshot))
      // Another process was here first: what it has kept may be all that there is by now.
      if (!isKept) return
      // In a transaction of its own, so that what is read back is what was stored.
      const isSame = await database.asTenant(place.tenant, tx => standFor(tx, place, snapshot))
      if (!isSame) throw new Error(`The snapshot of design ${place.design} was not read back as it was written.`)
    },
  }
}

async function readSince(tx: Transaction, place: DesignPlace, seq: number): Promise<LogTail | null> {
  const [design] = await tx
    .select({ seq: designs.seq })
    .from(designs)
    .where(and(eq(designs.tenantId, place.tenant), eq(designs.id, place.design), isNull(designs.deletedAt)))
  if (!design) return null
  // Updates before snapshots: what is compacted in between then stands in both, and not in neither.
  const updates = await tx
    .select({ seq: designUpdates.seq, bytes: designUpdates.bytes })
    .from(designUpdates)
    .where(and(inDesign(designUpdates, place), gt(designUpdates.seq, seq)))
    .orderBy(designUpdates.seq)
  const [snapshot = null] = await tx
    .select({ seq: designSnapshots.seq, bytes: designSnapshots.bytes })
    .from(designSnapshots)
    .where(and(inDesign(designSnapshots, place), gt(designSnapshots.seq, seq)))
    .orderBy(desc(designSnapshots.seq))
    .limit(1)
  const owners = await tx
    .select({ client: designClients.clientId, author: designClients.author })
    .from(designClients)
    .where(inDesign(designClients, place))
  const hasHole = updates[0]?.seq !== seq + 1
  return {
    snapshot: hasHole ? snapshot : null,
    updates: updates.filter(update => !hasHole || update.seq > (snapshot?.seq ?? 0)),
    owners: new Map(owners.map(({ client, author }) => [client, author])),
  }
}

async function keepSnapshot(tx: Transaction, place: DesignPlace, { seq, bytes }: LogSnapshot): Promise<boolean> {
  const kept = await tx
    .insert(designSnapshots)
    .values({ tenantId: place.tenant, designId: place.design, seq, bytes, sha256: sha256Of(bytes) })
    .onConflictDoNothing()
    .returning({ seq: designSnapshots.seq })
  return kept.length > 0
}

/** Whether the snapshot was read back as it should be; then all that it stands for is deleted, else the snapshot. */
async function standFor(tx: Transaction, place: DesignPlace, { seq, bytes }: LogSnapshot): Promise<boolean> {
  const [kept] = await tx
    .select({ bytes: designSnapshots.bytes, sha256: designSnapshots.sha256 })
    .from(designSnapshots)
    .where(and(inDesign(designSnapshots, place), eq(designSnapshots.seq, seq)))
  const hash = sha256Of(bytes)
  if (kept?.sha256 !== hash || sha256Of(kept.bytes) !== hash) {
    await tx.delete(designSnapshots).where(and(inDesign(designSnapshots, place), eq(designSnapshots.seq, seq)))
    return false
  }
  await tx.delete(designUpdates).where(and(inDesign(designUpdates, place), lte(designUpdates.seq, seq)))
  await tx.delete(designSnapshots).where(and(inDesign(designSnapshots, place), lt(designSnapshots.seq, seq)))
  return true
}

type OfDesign = typeof designUpdates | typeof designSnapshots | typeof designClients

const inDesign = (table: OfDesign, { tenant, design }: DesignPlace) =>
  sql`${table.tenantId} = ${tenant} and ${table.designId} = ${design}`
