import { and, eq, isNull } from 'drizzle-orm'
import type { ClientId } from '../../contract/clientIds.ts'
import type { Transaction } from '../../db/database.ts'
import { sessions } from '../../db/schema/sessions.ts'
import { Problem } from '../../http/problem.ts'

interface Asked {
  readonly account: string
  readonly client: ClientId
  readonly session: string
  readonly now: number
}

/**
 * Ends one of one's own sessions, from any of them.
 * @throws Problem not-found for an unknown session, one that ended, and anybody else's
 */
export async function endOwnSession(tx: Transaction, { account, client, session, now }: Asked): Promise<void> {
  const own = and(eq(sessions.id, session), eq(sessions.accountId, account), eq(sessions.client, client))
  const ended = await tx
    .update(sessions)
    .set({ endedAt: new Date(now), endedBecause: 'ended-elsewhere' })
    .where(and(own, isNull(sessions.endedAt)))
    .returning({ id: sessions.id })
  if (ended.length === 0) throw new Problem('not-found')
}
