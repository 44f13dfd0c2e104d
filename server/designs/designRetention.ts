import { and, isNotNull, lt, or } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { designs } from '../db/schema/designs.ts'
import { guestDays } from '../uploads/owner.ts'

const day = 24 * 60 * 60 * 1000
/** What was put away can be restored for this long. */
const restoreDays = 30

/**
 * Ends what nobody has wanted for 30 days, in every shop: guests' designs that were neither edited nor claimed, and
 * designs that were put away. With them goes everything that hangs on them.
 *
 * @returns how many have ended
 */
export async function endDesigns({ database, now }: { readonly database: Database; now(): number }): Promise<number> {
  const before = (days: number) => new Date(now() - days * day)
  const ended = await database.asHouse(tx =>
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
