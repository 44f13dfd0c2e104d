import { eq } from 'drizzle-orm'
import type { TenantId } from '../db/database.ts'
import { refreshTokens } from '../db/schema/sessions.ts'
import type { AccountServices } from './accountServices.ts'
import { secretHash } from './codes/secrets.ts'
import { endSession } from './sessions/endSession.ts'

/** Ends the session of a refresh token, an old one of it too. A token that nobody knows is as good as signed out. */
export async function signOut(services: AccountServices, tenant: TenantId, token: string): Promise<void> {
  const { database, now } = services
  await database.asTenant(tenant, async tx => {
    const [found] = await tx
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.hash, secretHash(token)))
    if (found) await endSession(tx, found.sessionId, 'signed-out', now())
  })
}
