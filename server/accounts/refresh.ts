import { createHmac } from 'node:crypto'
import { eq, type InferSelectModel } from 'drizzle-orm'
import type { Role } from '../contract/accounts/accessTokens.ts'
import type { ClientId, refreshCall, TokenResponse } from '../contract/accounts/tokens.ts'
import type { BodyOf } from '../contract/call.ts'
import type { Transaction } from '../db/database.ts'
import { accounts } from '../db/schema/accounts.ts'
import { refreshTokens, sessions } from '../db/schema/sessions.ts'
import { Problem } from '../http/problem.ts'
import { consume } from '../limits/limits.ts'
import { sendTokens } from './accessTokens.ts'
import type { Account } from './account.ts'
import type { AccountServices } from './accountServices.ts'
import { accountLimits } from './rateLimits.ts'
import { recordEvent } from './recordEvent.ts'
import { rolesIn } from './roles.ts'
import { randomSecret, secretHash } from './secrets.ts'
import { endSession, type LiveSession, refreshLifetime } from './sessions.ts'
import type { Visit } from './visit.ts'

/**
 * Exchanges a refresh token for new tokens.
 * @throws Problem refresh-refused
 */
export async function refresh(
  services: AccountServices,
  visit: Visit,
  { token, clientId }: BodyOf<typeof refreshCall>,
): Promise<TokenResponse> {
  const { database, limits, now, newId } = services
  const { tenant, device } = visit
  await consume(limits, [`refresh:${tenant.id}:${device.network}`, accountLimits.refreshFromAddress])
  const rotated = await database.asTenant(tenant.id, async tx => {
    const outcome = await rotateRefreshToken(tx, { token, client: clientId, now: now(), newId })
    if (outcome.kind === 'rotated') return outcome
    if (outcome.kind === 'reused') {
      await recordEvent(tx, services, visit, { kind: 'refresh-reused', account: outcome.account.id, client: clientId })
    }
    return null
  })
  if (!rotated || rotated.roles.length === 0) throw new Problem('refresh-refused')
  const { account, roles, session } = rotated
  return sendTokens(services, { tenant: tenant.id, account: account.id, client: clientId, roles, session })
}

/**
 * Milliseconds in which a used token still returns its existing successor. Two tabs that wake up together send the same
 * token, and a response can get lost: neither may sign a customer out. A thief who is as quick shares the successor
 * with the owner, and the second of the two to use it ends the session.
 */
const grace = 10_000

type Rotated =
  | {
      readonly kind: 'rotated'
      readonly account: Account
      /** The roles of the account in this client. */
      readonly roles: readonly Role[]
      readonly session: LiveSession
    }
  | { readonly kind: 'reused'; readonly account: Account }
  | { readonly kind: 'refused' }

interface Presented {
  newId(): string
  readonly token: string
  readonly client: ClientId
  /** Milliseconds since 1970. */
  readonly now: number
}

type Refresh = InferSelectModel<typeof refreshTokens>
type Session = InferSelectModel<typeof sessions>

/** Consumes a refresh token. Concurrent requests get the same single successor; later reuse ends the session. */
async function rotateRefreshToken(tx: Transaction, { token, client, now, newId }: Presented): Promise<Rotated> {
  const [found] = await tx
    .select({ refresh: refreshTokens, session: sessions, account: accounts, roles: rolesIn(client) })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(eq(refreshTokens.hash, secretHash(token)))
    .for('update', { of: [refreshTokens, sessions] })
  if (!found) return { kind: 'refused' }
  const { refresh, session, account, roles } = found
  if (session.client !== client || session.endedAt || account.status !== 'active') return { kind: 'refused' }
  if (now >= refresh.expiresAt.getTime() || now >= session.expiresAt.getTime()) return { kind: 'refused' }

  const successor = successorOf(token, refresh.salt)
  const live = (expiresAt: number) =>
    ({
      kind: 'rotated',
      account,
      roles,
      session: { id: session.id, refreshToken: successor, refreshExpiresAt: expiresAt },
    }) as const
  if (refresh.usedAt === null) return live(await use(tx, { refresh, session, successor, now, id: newId() }))
  const [next] = await tx
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, secretHash(successor)))
  if (next && next.usedAt === null && now - refresh.usedAt.getTime() < grace) return live(next.expiresAt.getTime())
  await endSession(tx, session.id, 'reused-token', now)
  return { kind: 'reused', account }
}

interface Use {
  readonly refresh: Refresh
  readonly session: Session
  readonly successor: string
  /** The id of the successor's row. */
  readonly id: string
  readonly now: number
}

async function use(tx: Transaction, { refresh, session, successor, id, now }: Use): Promise<number> {
  const expiresAt = Math.min(now + refreshLifetime * 1000, session.expiresAt.getTime())
  const used = tx.$with('used').as(
    tx
      .update(refreshTokens)
      .set({ usedAt: new Date(now) })
      .where(eq(refreshTokens.id, refresh.id)),
  )
  const seen = tx.$with('seen').as(
    tx
      .update(sessions)
      .set({ lastSeenAt: new Date(now) })
      .where(eq(sessions.id, session.id)),
  )
  // This is one statement, because the number of statements dominates the cost on the embedded database.
  await tx
    .with(used, seen)
    .insert(refreshTokens)
    .values({
      tenantId: refresh.tenantId,
      id,
      sessionId: session.id,
      parentId: refresh.id,
      hash: secretHash(successor),
      salt: randomSecret(),
      createdAt: new Date(now),
      expiresAt: new Date(expiresAt),
    })
  return expiresAt
}

/**
 * Derived from the token, which only its holder has, and the salt, which only we have, so it can be returned again
 * without being stored.
 */
const successorOf = (token: string, salt: string) => createHmac('sha256', token).update(salt).digest('base64url')
