import { inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { designs } from '../db/schema/designs.ts'
import type { Room } from './room.ts'

/** Tells rooms how their designs stand: a review begins and ends elsewhere, perhaps in another process. */
export async function tellStandings(database: Database, rooms: readonly Room[]): Promise<void> {
  for (const tenant of new Set(rooms.map(({ place }) => place.tenant))) {
    const ofTenant = rooms.filter(({ place }) => place.tenant === tenant)
    const ids = ofTenant.map(({ place }) => place.design)
    const rows = await database.asTenant(tenant, tx =>
      tx.select({ id: designs.id, status: designs.status }).from(designs).where(inArray(designs.id, ids)),
    )
    const statuses = new Map(rows.map(({ id, status }) => [id, status]))
    for (const room of ofTenant) {
      const status = statuses.get(room.place.design)
      if (status) room.tellStanding(status)
    }
  }
}
