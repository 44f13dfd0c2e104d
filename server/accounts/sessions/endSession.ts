import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { sessions } from '../../db/schema/sessions.ts'

export type EndReason = 'signed-out' | 'ended-elsewhere' | 'reused-token' | 'password-changed' | 'blocked'

/** Ends one session; its tokens are refused from now on. */
export async function endSession(tx: Transaction, id: string, because: EndReason, now: number): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: new Date(now), endedBecause: because })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
}

/** Ends every session of an account, but for the one that is `kept`. */
export async function endSessions(
  tx: Transaction,
  { account, kept, because, now }: { account: string; kept?: string; because: EndReason; now: number },
): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: new Date(now), endedBecause: because })
    .where(
      and(
        eq(sessions.accountId, account),
        isNull(sessions.endedAt),
        kept === undefined ? undefined : ne(sessions.id, kept),
      ),
    )
}
