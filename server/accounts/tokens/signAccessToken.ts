import { SignJWT } from 'jose'
import type { AccessClaims } from '../../contract/accounts/accessClaims.ts'
import { algorithm, type KeyRing } from './keyRing.ts'

/** RFC 9068: tells an access token from every other kind of signed word. */
export const accessTokenType = 'at+jwt'

export async function signAccessToken(keys: KeyRing, claims: AccessClaims): Promise<string> {
  const { kid, key } = await keys.signing()
  return new SignJWT({ ...claims }).setProtectedHeader({ alg: algorithm, kid, typ: accessTokenType }).sign(key)
}
