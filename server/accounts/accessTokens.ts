import { errors, jwtVerify, SignJWT } from 'jose'
import { type AccessClaims, accessClaims, type Role } from '../contract/accounts/accessTokens.ts'
import { type ClientId, clientIds, type TokenResponse } from '../contract/accounts/tokens.ts'
import type { AccountServices } from './accountServices.ts'
import { algorithm, type KeyRing } from './keyRing.ts'
import type { LiveSession } from './sessions.ts'

/** Seconds. A stolen access token works until it expires or its session ends, so they are short-lived. */
const accessLifetime = 300

interface Holder {
  readonly tenant: string
  readonly account: string
  readonly client: ClientId
  readonly roles: readonly Role[]
  readonly session: LiveSession
}

/** The response to a sign-in or a refresh, in Keycloak's shape. */
export async function sendTokens(
  { keys, now, newId }: Pick<AccountServices, 'keys' | 'now' | 'newId'>,
  { tenant, account, client, roles, session }: Holder,
): Promise<TokenResponse> {
  const iat = Math.floor(now() / 1000)
  const access = await signAccessToken(keys, {
    iss: issuerOf(tenant),
    sub: account,
    aud: client,
    azp: client,
    iat,
    exp: iat + accessLifetime,
    sid: session.id,
    jti: newId(),
    resource_access: { [client]: { roles: [...roles] } },
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

type ReadToken =
  | { readonly kind: 'valid'; readonly claims: AccessClaims }
  | { readonly kind: 'expired' }
  | { readonly kind: 'invalid' }

interface Expected {
  readonly issuer: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** How far the clocks of several servers may be apart, in ms. */
const apart = 60_000

// Our tokens are never longer, so longer ones are not parsed.
const longest = 4096

/** The claims of a bearer token, if we signed it for this tenant and it is still valid. */
export async function readAccessToken(keys: KeyRing, token: string, { issuer, now }: Expected): Promise<ReadToken> {
  if (token.length > longest) return { kind: 'invalid' }
  try {
    const { payload } = await jwtVerify(
      token,
      async header => (await keys.verifying(header.kid ?? '')) ?? unknownKey(),
      {
        algorithms: [algorithm],
        typ: accessTokenType,
        issuer,
        audience: [...clientIds],
        currentDate: new Date(now),
        requiredClaims: ['exp', 'iat', 'sub', 'sid', 'jti'],
      },
    )
    // Given while the clock was ahead, it would be valid for as long as that.
    if ((payload.iat ?? 0) * 1000 > now + apart) return { kind: 'expired' }
    const claims = accessClaims.safeParse(payload)
    return claims.success && claims.data.aud === claims.data.azp
      ? { kind: 'valid', claims: claims.data }
      : { kind: 'invalid' }
  } catch (error) {
    if (error instanceof errors.JWTExpired) return { kind: 'expired' }
    if (error instanceof errors.JOSEError) return { kind: 'invalid' }
    throw error
  }
}

function unknownKey(): never {
  throw new errors.JWKSNoMatchingKey()
}

/** RFC 9068: distinguishes access tokens from other JWTs. */
export const accessTokenType = 'at+jwt'

async function signAccessToken(keys: KeyRing, claims: AccessClaims): Promise<string> {
  const { kid, key } = await keys.signing()
  return new SignJWT({ ...claims }).setProtectedHeader({ alg: algorithm, kid, typ: accessTokenType }).sign(key)
}

/**
 * The `iss` of a tenant's tokens. Tokens of one shop are invalid in others, and a new host name does not end sessions.
 */
export const issuerOf = (tenant: string): string => `urn:kitloom:tenant:${tenant}`
