import { type ClientId, clientIds } from '../../server/contract/accounts/tokens.ts'
import type { DeviceMemory } from '../device/deviceMemory.ts'

/** What a sign-in left on this device; empty strings where nobody is signed in. */
interface Tokens {
  readonly access: string
  readonly refresh: string
}

export const noTokens: Tokens = { access: '', refresh: '' }

export interface TokenStore {
  read(): Tokens
  write(tokens: Tokens): void
}

/** The tokens under the names that the specification gives them. Read anew each time: another tab may have changed them. */
export function storedTokens(memory: DeviceMemory): TokenStore {
  return {
    read: () => ({ access: memory.read('access_token') ?? '', refresh: memory.read('refresh_token') ?? '' }),
    write({ access, refresh }) {
      // Other tabs are told of access_token: by then the other half is there, or gone.
      memory.write('refresh_token', refresh)
      memory.write('access_token', access)
    },
  }
}

/** What the app needs of an access token. The server alone checks it; here it only saves a question. */
interface Claims {
  /** Seconds since 1970. */
  readonly exp: number
  /** When the server gave it, by its clock, in the same; 0 where it does not say. */
  readonly iat: number
  readonly admin: boolean
  /** Id of the account. */
  readonly account: string
  /** The client that the session was begun as, and is continued as: `web`, or `app` after a sign-in with Google. */
  readonly client: ClientId
}

const textIn = (payload: object, name: string): string => {
  const value: unknown = Reflect.get(payload, name)
  return typeof value === 'string' ? value : ''
}

const claimsOf = (payload: unknown): Claims | null =>
  typeof payload === 'object' && payload !== null && 'exp' in payload && typeof payload.exp === 'number'
    ? {
        exp: payload.exp,
        iat: 'iat' in payload && typeof payload.iat === 'number' ? payload.iat : 0,
        admin: 'admin' in payload && payload.admin === true,
        account: textIn(payload, 'sub'),
        client: clientIds.find(known => known === textIn(payload, 'azp')) ?? 'web',
      }
    : null

/** The claims inside of a token, or `null` for anything that is none. */
export const readClaims = (token: string): Claims | null => claimsOf(readPayload(token))

/** What a JSON web token says, unchecked; `undefined` for anything that is none. */
export function readPayload(token: string): unknown {
  const part = token.split('.')[1]
  if (!part) return undefined
  try {
    const characters = atob(part.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(characters, character => character.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
