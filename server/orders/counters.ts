import { sql } from 'drizzle-orm'
import { counters } from '../db/schema/orders.ts'
import type { OrderWork } from './orderWork.ts'

/**
 * The next number of a kind in the shop, without gaps: it is given back when the transaction fails. Until the end of
 * the transaction nobody else in the shop gets one, so take it last.
 */
export async function nextNumber({ tx, tenant }: OrderWork, kind: 'order' | 'invoice'): Promise<number> {
  const [counter] = await tx
    .insert(counters)
    .values({ tenantId: tenant.id, kind, last: 1 })
    .onConflictDoUpdate({ target: [counters.tenantId, counters.kind], set: { last: sql`${counters.last} + 1` } })
    .returning({ last: counters.last })
  if (!counter) throw new Error(`The database gave no ${kind} number.`)
  return counter.last
}
