import { and, eq, sql } from 'drizzle-orm'
import type { PlayerChange } from '../contract/players/players.ts'
import type { Transaction } from '../db/database.ts'
import { players } from '../db/schema/players.ts'
import { Problem } from '../http/problem.ts'

export interface Changing {
  readonly account: string
  readonly id: string
  readonly version: number
  readonly change: PlayerChange
  readonly at: Date
}

/** @throws Problem `not-found`; `version-mismatch` when somebody was faster */
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
