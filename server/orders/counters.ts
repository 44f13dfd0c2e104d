import { sql } from 'drizzle-orm'
import { counters } from '../db/schema/orders.ts'
import type { OrderWork } from './orderWork.ts'

type Counted = (typeof counters.$inferSelect)['kind']

/**
 * The next number of a kind in the shop, without gaps: it is given back when the transaction fails. Until the end of the
 * transaction nobody else in the shop gets one, so it is a part of the statement that writes what has the number, and
 * that comes last.
 * @returns the part to put before the statement, and the number within it
 */
export function nextNumber({ tx, tenant }: OrderWork, kind: Counted) {
  const counted = tx.$with('counted').as(
    tx
      .insert(counters)
      .values({ tenantId: tenant.id, kind, last: 1 })
      .onConflictDoUpdate({ target: [counters.tenantId, counters.kind], set: { last: sql`${counters.last} + 1` } })
      .returning({ last: counters.last }),
  )
  return { counted, number: sql<number>`(select ${counted.last} from ${counted})` }
}
