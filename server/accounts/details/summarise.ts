import { and, count, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { summaryAnswer } from '../../contract/accounts/details.ts'
import type { Transaction } from '../../db/database.ts'
import { designs } from '../../db/schema/designs.ts'
import { players } from '../../db/schema/players.ts'
import { ownAccount } from './ownAccount.ts'

/** What the dashboard counts. */
export async function summarise(tx: Transaction, id: string): Promise<z.infer<typeof summaryAnswer>> {
  const { firstName, lastName } = await ownAccount(tx, id)
  const byStatus = await tx
    .select({ status: designs.status, number: count() })
    .from(designs)
    .where(and(eq(designs.ownerId, id), isNull(designs.deletedAt)))
    .groupBy(designs.status)
  const [counted] = await tx.select({ number: count() }).from(players).where(eq(players.accountId, id))
  return {
    firstName,
    lastName,
    designs: byStatus.reduce((sum, { number }) => sum + number, 0),
    designsByStatus: Object.fromEntries(byStatus.map(({ status, number }) => [status, number])),
    players: counted?.number ?? 0,
  }
}
