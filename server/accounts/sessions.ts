import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm'
import type { z } from 'zod'
import type { sessionItem } from '../contract/accounts/settings.ts'
import type { ClientId } from '../contract/accounts/tokens.ts'
import type { TenantId, Transaction } from '../db/database.ts'
import { refreshTokens, sessions } from '../db/schema/sessions.ts'
import { Problem } from '../http/problem.ts'
import type { AccountServices } from './accountServices.ts'
import { randomSecret, secretHash } from './secrets.ts'
import type { Device } from './visit.ts'

/** A session expires after this many seconds without a request. */
export const refreshLifetime = 14 * 24 * 3600

/** Seconds after which people must sign in again, however active the session is. */
const sessionLifetime = 90 * 24 * 3600

interface SessionStart {
  readonly tenant: TenantId
  readonly account: string
  readonly client: ClientId
  readonly device: Pick<Device, 'name' | 'address'>
  /** Milliseconds since 1970. */
  readonly now: number
  newId(): string
}

export interface LiveSession {
  readonly id: string
  readonly refreshToken: string
  /** Milliseconds since 1970. */
  readonly refreshExpiresAt: number
}

/** Creates a session with the first refresh token of its family. */
export async function openSession(tx: Transaction, start: SessionStart): Promise<LiveSession> {
  const { tenant, account, client, device, now, newId } = start
  const [id, refreshToken] = [newId(), randomSecret()]
  const refreshExpiresAt = now + refreshLifetime * 1000
  await tx.insert(sessions).values({
    tenantId: tenant,
    id,
    accountId: account,
    client,
    device: device.name,
    address: device.address,
    createdAt: new Date(now),
    lastSeenAt: new Date(now),
    expiresAt: new Date(now + sessionLifetime * 1000),
  })
  await tx.insert(refreshTokens).values({
    tenantId: tenant,
    id: newId(),
    sessionId: id,
    hash: secretHash(refreshToken),
    salt: randomSecret(),
    createdAt: new Date(now),
    expiresAt: new Date(refreshExpiresAt),
  })
  return { id, refreshToken, refreshExpiresAt }
}

interface Listing {
  readonly account: string
  /** The session of the request. */
  readonly current: string
  readonly now: number
}

/** The sessions that can still be refreshed, most recently seen first. */
export async function listSessions(
  tx: Transaction,
  { account, current, now }: Listing,
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
    id,
    clientId: client,
    device,
    current: id === current,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }))
}

type EndReason = 'signed-out' | 'ended-elsewhere' | 'ended-by-shop' | 'reused-token' | 'password-changed' | 'blocked'

/** Ends one session. Its tokens are refused from now on. */
export async function endSession(tx: Transaction, id: string, because: EndReason, now: number): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: new Date(now), endedBecause: because })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
}

/** Ends every session of an account except `kept`. */
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

interface Ending {
  readonly account: string
  readonly client: ClientId
  readonly session: string
  readonly now: number
}

/**
 * Ends one of the customer's own sessions.
 * @throws Problem not-found for a session that is unknown, has ended, or belongs to somebody else
 */
export async function endOwnSession(tx: Transaction, { account, client, session, now }: Ending): Promise<void> {
  const own = and(eq(sessions.id, session), eq(sessions.accountId, account), eq(sessions.client, client))
  const ended = await tx
    .update(sessions)
    .set({ endedAt: new Date(now), endedBecause: 'ended-elsewhere' })
    .where(and(own, isNull(sessions.endedAt)))
    .returning({ id: sessions.id })
  if (ended.length === 0) throw new Problem('not-found')
}

/** Ends the session of a refresh token, which may be a used one. Unknown tokens count as signed out. */
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
