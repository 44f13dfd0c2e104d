import type { Role } from '../../contract/accounts/accessClaims.ts'
import type { TokenAnswer } from '../../contract/accounts/tokens.ts'
import type { ClientId } from '../../contract/clientIds.ts'
import type { AccountServices } from '../accountServices.ts'
import type { LiveSession } from '../sessions/openSession.ts'
import { issuerOf } from './issuerOf.ts'
import { accessLifetime } from './lifetimes.ts'
import { signAccessToken } from './signAccessToken.ts'

interface Holder {
  readonly tenant: string
  readonly account: string
  readonly client: ClientId
  readonly roles: readonly Role[]
  readonly session: LiveSession
}

/** Keycloak's answer to a sign-in or a refresh. */
export async function answerTokens(
  { keys, now, newId }: Pick<AccountServices, 'keys' | 'now' | 'newId'>,
  { tenant, account, client, roles, session }: Holder,
): Promise<TokenAnswer> {
  const iat = Math.floor(now() / 1000)
  const access = await signAccessToken(keys, {
    ...{ iss: issuerOf(tenant), sub: account, aud: client, azp: client, iat, exp: iat + accessLifetime },
    ...{ sid: session.id, jti: newId(), resource_access: { [client]: { roles: [...roles] } } },
    admin: roles.includes('ADMIN'),
  })
  return {
    access_token: access,
    refresh_token: session.refreshToken,
    expires_in: accessLifetime,
    refresh_expires_in: Math.max(0, Math.floor((session.refreshExpiresAt - now()) / 1000)),
    token_type: 'Bearer',
  }
}
