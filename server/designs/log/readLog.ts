import { and, asc, desc, eq, gt } from 'drizzle-orm'
import { designSnapshots, designUpdates } from '../../db/schema/designs.ts'
import type { DesignWork } from '../designWork.ts'

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
