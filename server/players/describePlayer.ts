import type { Player } from '../contract/players/players.ts'
import type { players } from '../db/schema/players.ts'

/** A row as it is answered. */
export const describePlayer = (row: typeof players.$inferSelect): Player => ({
  id: row.id,
  name: row.name,
  number: row.number,
  size: row.size,
  shortsSize: row.shortsSize,
  sleeve: row.sleeve,
  goalkeeper: row.goalkeeper,
  team: row.team,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
