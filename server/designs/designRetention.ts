import { and, isNotNull, lt, or } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { designs } from '../db/schema/designs.ts'
import { guestDays } from '../uploads/owner.ts'

const day = 24 * 60 * 60 * 1000
/** How long deleted designs can be restored. */
const restoreDays = 30

/**
 * Deletes expired designs in every shop, with everything that belongs to them: guests' designs that were neither edited
 * nor claimed for 30 days, and designs that were deleted 30 days ago.
 *
 * @returns how many were deleted
 */
export async function endDesigns({ database, now }: { readonly database: Database; now(): number }): Promise<number> {
  const before = (days: number) => new Date(now() - days * day)
  const ended = await database.asSystem(tx =>
    tx
      .delete(designs)
      .where(
        or(
          and(isNotNull(designs.guestHash), lt(designs.designedAt, before(guestDays))),
          and(isNotNull(designs.deletedAt), lt(designs.deletedAt, before(restoreDays))),
        ),
      )
      .returning({ id: designs.id }),
  )
  return ended.length
}
