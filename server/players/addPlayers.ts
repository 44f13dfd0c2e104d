import { count, eq } from 'drizzle-orm'
import { lockAccount } from '../accounts/account.ts'
import type { PlayerFields } from '../contract/players/players.ts'
import type { TenantId, Transaction } from '../db/database.ts'
import { players } from '../db/schema/players.ts'
import { Problem } from '../http/problem.ts'

export const mostPlayers = 5_000

export interface Adding {
  readonly tenant: TenantId
  readonly account: string
  readonly at: Date
  readonly added: readonly (PlayerFields & { readonly id: string })[]
}

/**
 * Adds players to a customer's list, all or none. Answers the rows; a player whose id is there already is not among them.
 * @throws Problem `too-many-players`
 */
export async function addPlayers(tx: Transaction, { tenant, account, at, added }: Adding) {
  // Two lists at once would each find room for themselves.
  await lockAccount(tx, account)
  const [has] = await tx.select({ players: count() }).from(players).where(eq(players.accountId, account))
  if ((has?.players ?? 0) + added.length > mostPlayers) {
    throw new Problem('too-many-players', { detail: `A list holds ${mostPlayers} players. Delete some first.` })
  }
  // A millisecond apart: a list stays in its order.
  const rows = added.map((one, index) => {
    const createdAt = new Date(at.getTime() + index)
    return { ...one, tenantId: tenant, accountId: account, createdAt, updatedAt: createdAt }
  })
  return tx.insert(players).values(rows).onConflictDoNothing().returning()
}
