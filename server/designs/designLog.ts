import { and, asc, eq, gt, max, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { designClients, designSnapshots, designs, designUpdates } from '../db/schema/designs.ts'
import { Problem } from '../http/problem.ts'
import { type ClientOwner, ownerOfDesign } from '../rooms/grant.ts'
import { noteImages } from '../rooms/noteImages.ts'
import type { DesignRow, Person } from './design.ts'
import type { DesignWork } from './designWork.ts'
import type { LogPart } from './replay/replayJobs.ts'

/** The updates of a log: the latest snapshot and everything after it. */
export async function readLog({ tx }: Pick<DesignWork, 'tx'>, designId: string): Promise<readonly Uint8Array[]> {
  const ofDesign = eq(designSnapshots.designId, designId)
  const latest = tx
    .select({ seq: max(designSnapshots.seq) })
    .from(designSnapshots)
    .where(ofDesign)
  const snapshot = tx
    .select({ seq: designSnapshots.seq, bytes: designSnapshots.bytes })
    .from(designSnapshots)
    .where(and(ofDesign, eq(designSnapshots.seq, latest)))
  const updates = tx
    .select({ seq: designUpdates.seq, bytes: designUpdates.bytes })
    .from(designUpdates)
    .where(and(eq(designUpdates.designId, designId), gt(designUpdates.seq, sql`coalesce(${latest}, 0)`)))
  const rows = await unionAll(snapshot, updates).orderBy(asc(designUpdates.seq))
  return rows.map(({ bytes }) => new Uint8Array(bytes))
}

/** Whose the Yjs clients of a person are, here and in live rooms. */
export const logOwnerOf = ({ accountId, guestHash }: Person): ClientOwner =>
  ownerOfDesign({ ownerId: accountId, guestHash })

/** The owners of the Yjs clients of a design. */
export async function readOwners({ tx }: Pick<DesignWork, 'tx'>, designId: string): Promise<Map<number, ClientOwner>> {
  const bound = await tx.select().from(designClients).where(eq(designClients.designId, designId))
  return new Map(bound.map(({ clientId, author }) => [clientId, author]))
}

/**
 * Appends to the log of a locked design and returns the new `seq`. A client id always belongs to the owner it was
 * first seen with.
 *
 * @throws Problem update-refused when a client belongs to somebody else
 */
export async function writeLog(
  work: DesignWork,
  design: Pick<DesignRow, 'id' | 'seq'>,
  { person, parts }: { readonly person: Person; readonly parts: readonly LogPart[] },
): Promise<number> {
  if (parts.length === 0) return design.seq
  const { tx, tenant, now } = work
  const owner = logOwnerOf(person)
  const of = { tenantId: tenant.id, designId: design.id, author: owner, createdAt: now }
  await tx
    .insert(designClients)
    .values(parts.map(({ clientId }) => ({ ...of, clientId })))
    .onConflictDoNothing()
  const owners = await readOwners(work, design.id)
  if (parts.some(({ clientId }) => owners.get(clientId) !== owner)) {
    throw new Problem('update-refused', { detail: 'client-foreign: these changes belong to someone else.' })
  }
  await tx.insert(designUpdates).values(parts.map((part, index) => ({ ...of, ...part, seq: design.seq + index + 1 })))
  const written = parts.map(({ bytes }) => ({ design: design.id, bytes }))
  await noteImages(tx, tenant.id, written)
  const seq = design.seq + parts.length
  await tx.update(designs).set({ seq, designedAt: now, updatedAt: now }).where(eq(designs.id, design.id))
  return seq
}
