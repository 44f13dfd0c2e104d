import { and, asc, count, eq, ilike, or } from 'drizzle-orm'
import type { PlayerQuery } from '../contract/players/players.ts'
import type { Transaction } from '../db/database.ts'
import { players } from '../db/schema/players.ts'
import { describePlayer } from './describePlayer.ts'

/** A page of a customer's players, by team and then as they were added. */
export async function listPlayers(tx: Transaction, account: string, { page, pageSize, search, team }: PlayerQuery) {
  const own = eq(players.accountId, account)
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`
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
