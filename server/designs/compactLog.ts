import { eq, sql } from 'drizzle-orm'
import { designUpdates } from '../db/schema/designs.ts'
import type { Tenant } from '../db/schema/tenants.ts'
import { databaseDesignLogStore } from '../rooms/databaseDesignLogStore.ts'
import { compactAt } from '../rooms/roomLimits.ts'
import type { DesignServices, DesignWork } from './designWork.ts'

/** Whether the updates since the last snapshot are as many as rooms compact. */
export async function isLogLong({ tx }: Pick<DesignWork, 'tx'>, designId: string): Promise<boolean> {
  const [tail] = await tx
    .select({
      updates: sql<number>`count(*)::int`,
      // The lengths are read without the bytes.
      bytes: sql<number>`coalesce(sum(octet_length(${designUpdates.bytes})), 0)::float8`,
    })
    .from(designUpdates)
    .where(eq(designUpdates.designId, designId))
  return tail !== undefined && (tail.updates >= compactAt.updates || tail.bytes >= compactAt.bytes)
}

/**
 * Replaces the updates of a log by a snapshot, as rooms do, in transactions of its own. The updates are merged off the
 * thread of the server.
 */
export async function compactLog({ database, replays, now }: DesignServices, tenant: Tenant, id: string) {
  const store = databaseDesignLogStore(database, now)
  const ref = { tenant: tenant.id, design: id }
  const tail = await store.since(ref, 0)
  const seq = tail?.updates.at(-1)?.seq
  if (!tail || seq === undefined) return
  const updates = [...(tail.snapshot ? [tail.snapshot] : []), ...tail.updates].map(({ bytes }) => bytes)
  if (updates.length < 2) return
  await store.compact(ref, { seq, bytes: await replays.merge(updates) })
}
