import { type ClientId, clientIds } from '../../server/contract/accounts/tokens.ts'
import { readPayload } from './tokens.ts'

/** What the app needs of an access token. The server alone checks it; here it only saves a question. */
export interface Claims {
  /** Seconds since 1970. */
  readonly exp: number
  readonly admin: boolean
  /** Id of the account. */
  readonly account: string
  /** The client that the session was begun as, and is continued as: `web`, or `app` after a sign-in with Google. */
  readonly client: ClientId
}

const textIn = (told: object, name: string): string => {
  const value: unknown = Reflect.get(told, name)
  return typeof value === 'string' ? value : ''
}

const claimsOf = (told: unknown): Claims | null =>
  typeof told === 'object' && told !== null && 'exp' in told && typeof told.exp === 'number'
    ? {
        exp: told.exp,
        admin: 'admin' in told && told.admin === true,
        account: textIn(told, 'sub'),
        client: clientIds.find(known => known === textIn(told, 'azp')) ?? 'web',
      }
    : null

/** The claims inside of a token, or `null` for anything that is none. */
export const readClaims = (token: string): Claims | null => claimsOf(readPayload(token))
