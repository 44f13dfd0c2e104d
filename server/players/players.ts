import { and, asc, count, eq, ilike, or, sql } from 'drizzle-orm'
import type { Player, PlayerChange, PlayerQuery } from '../contract/players/players.ts'
import type { Transaction } from '../db/database.ts'
import { containing } from '../db/likePattern.ts'
import { players } from '../db/schema/players.ts'
import { Problem } from '../http/problem.ts'

/** A page of a customer's players, by team and then in the order they were added. */
export async function listPlayers(tx: Transaction, account: string, { page, pageSize, search, team }: PlayerQuery) {
  const own = eq(players.accountId, account)
  const part = containing(search)
  const matches = search === '' ? undefined : or(ilike(players.name, part), ilike(players.number, part))
  const wanted = and(own, matches, team === undefined ? undefined : eq(players.team, team))
  const rows = await tx
    .select()
    .from(players)
    .where(wanted)
    .orderBy(asc(players.team), asc(players.createdAt), asc(players.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [total] = await tx.select({ players: count() }).from(players).where(wanted)
  const teams = await tx
    .select({ team: players.team, players: count() })
    .from(players)
    .where(own)
    .groupBy(players.team)
    .orderBy(asc(players.team))
  return { items: rows.map(describePlayer), total: total?.players ?? 0, page, pageSize, teams }
}

interface Changing {
  readonly account: string
  readonly id: string
  readonly version: number
  readonly change: PlayerChange
  readonly at: Date
}

/** @throws Problem `not-found`; `version-mismatch` after a concurrent change */
export async function changePlayer(tx: Transaction, { account, id, version, change, at }: Changing) {
  const own = and(eq(players.accountId, account), eq(players.id, id))
  const [changed] = await tx
    .update(players)
    .set({ ...change, version: sql`${players.version} + 1`, updatedAt: at })
    .where(and(own, eq(players.version, version)))
    .returning()
  if (changed) return changed
  const [there] = await tx.select({ id: players.id }).from(players).where(own)
  throw new Problem(there ? 'version-mismatch' : 'not-found')
}

/** A row as it is returned. */
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
