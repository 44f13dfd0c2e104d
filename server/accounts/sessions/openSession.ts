import type { ClientId } from '../../contract/clientIds.ts'
import type { TenantId, Transaction } from '../../db/database.ts'
import { refreshTokens, sessions } from '../../db/schema/sessions.ts'
import { randomSecret, secretHash } from '../codes/secrets.ts'
import type { Device } from '../device.ts'
import { refreshLifetime, sessionLifetime } from '../tokens/lifetimes.ts'

export interface SessionStart {
  readonly tenant: TenantId
  readonly account: string
  readonly client: ClientId
  readonly device: Device
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

/** Begins a session with the first refresh token of its family. */
export async function openSession(tx: Transaction, start: SessionStart): Promise<LiveSession> {
  const { tenant, account, client, device, now, newId } = start
  const [id, refreshToken] = [newId(), randomSecret()]
  const refreshExpiresAt = now + refreshLifetime * 1000
  await tx.insert(sessions).values({
    ...{ tenantId: tenant, id, accountId: account, client, device: device.name, address: device.address },
    ...{ createdAt: new Date(now), lastSeenAt: new Date(now), expiresAt: new Date(now + sessionLifetime * 1000) },
  })
  await tx.insert(refreshTokens).values({
    ...{ tenantId: tenant, id: newId(), sessionId: id, hash: secretHash(refreshToken), salt: randomSecret() },
    ...{ createdAt: new Date(now), expiresAt: new Date(refreshExpiresAt) },
  })
  return { id, refreshToken, refreshExpiresAt }
}
