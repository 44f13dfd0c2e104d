import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { sessionItem } from '../../contract/accounts/sessions.ts'
import type { Transaction } from '../../db/database.ts'
import { sessions } from '../../db/schema/sessions.ts'
import { refreshLifetime } from '../tokens/lifetimes.ts'

interface Asked {
  readonly account: string
  /** The session that asks. */
  readonly current: string
  readonly now: number
}

/** Sessions that can still be continued, the latest seen first. */
export async function listSessions(
  tx: Transaction,
  { account, current, now }: Asked,
): Promise<readonly z.infer<typeof sessionItem>[]> {
  const silentSince = new Date(now - refreshLifetime * 1000)
  const rows = await tx
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.accountId, account),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, new Date(now)),
        gt(sessions.lastSeenAt, silentSince),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
  return rows.map(({ id, client, device, createdAt, lastSeenAt }) => ({
    ...{ id, clientId: client, device, current: id === current },
    ...{ createdAt: createdAt.toISOString(), lastSeenAt: lastSeenAt.toISOString() },
  }))
}
