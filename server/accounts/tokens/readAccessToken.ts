import { errors, jwtVerify } from 'jose'
import { type AccessClaims, accessClaims } from '../../contract/accounts/accessClaims.ts'
import { clientIds } from '../../contract/clientIds.ts'
import { algorithm, type KeyRing } from './keyRing.ts'
import { accessTokenType } from './signAccessToken.ts'

export type ReadToken =
  | { readonly kind: 'valid'; readonly claims: AccessClaims }
  | { readonly kind: 'expired' }
  | { readonly kind: 'invalid' }

interface Expected {
  readonly issuer: string
  /** Milliseconds since 1970. */
  readonly now: number
}

// No token of ours is longer; a longer one is not worth reading.
const longest = 4096

/** What a bearer token says, if we signed it for this tenant and it is still good. */
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
