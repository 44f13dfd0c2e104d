import { and, asc, desc, eq, gt } from 'drizzle-orm'
import { designClients, designSnapshots, designs, designUpdates } from '../db/schema/designs.ts'
import { Problem } from '../http/problem.ts'
import type { DesignRow } from './design.ts'
import type { DesignWork } from './designWork.ts'

/** The updates that the log of a design is made of: the latest snapshot, and what came after it. */
export async function readLog({ tx }: Pick<DesignWork, 'tx'>, designId: string): Promise<readonly Uint8Array[]> {
  const [snapshot] = await tx
    .select({ seq: designSnapshots.seq, bytes: designSnapshots.bytes })
    .from(designSnapshots)
    .where(eq(designSnapshots.designId, designId))
    .orderBy(desc(designSnapshots.seq))
    .limit(1)
  const updates = await tx
    .select({ bytes: designUpdates.bytes })
    .from(designUpdates)
    .where(and(eq(designUpdates.designId, designId), gt(designUpdates.seq, snapshot?.seq ?? 0)))
    .orderBy(asc(designUpdates.seq))
  return [...(snapshot ? [snapshot] : []), ...updates].map(({ bytes }) => new Uint8Array(bytes))
}

/** What one client of Yjs adds to a log. */
export interface LogPart {
  readonly clientId: number
  readonly bytes: Uint8Array
}

/**
 * Appends to the log of a design that this transaction has locked; what it answers with is the log's new `seq`.
 * A client writes for the author it was first seen with, for ever.
 *
 * @throws Problem update-refused when a client is another author's
 */
export async function writeLog(
  { tx, tenant, now }: DesignWork,
  design: Pick<DesignRow, 'id' | 'seq'>,
  { author, parts }: { readonly author: string; readonly parts: readonly LogPart[] },
): Promise<number> {
  if (parts.length === 0) return design.seq
  const of = { tenantId: tenant.id, designId: design.id, author, createdAt: now }
  await tx
    .insert(designClients)
    .values(parts.map(({ clientId }) => ({ ...of, clientId })))
    .onConflictDoNothing()
  const bound = await tx.select().from(designClients).where(eq(designClients.designId, design.id))
  const authors = new Map(bound.map(client => [client.clientId, client.author]))
  if (parts.some(({ clientId }) => authors.get(clientId) !== author)) {
    throw new Problem('update-refused', { detail: 'client-foreign: these changes are somebody else’s.' })
  }
  await tx.insert(designUpdates).values(parts.map((part, index) => ({ ...of, ...part, seq: design.seq + index + 1 })))
  const seq = design.seq + parts.length
  await tx.update(designs).set({ seq, designedAt: now, updatedAt: now }).where(eq(designs.id, design.id))
  return seq
}
