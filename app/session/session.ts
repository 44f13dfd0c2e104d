import type { State } from '../../engine/streams/index.ts'
import type { Details } from '../../server/contract/accounts/details.ts'
import type { TokenAnswer } from '../../server/contract/accounts/tokens.ts'
import type { Answer } from './api/answer.ts'

/** Who is at this device. */
export type SessionState =
  /** Not known yet: the page has just begun. */
  | { readonly kind: 'starting' }
  | { readonly kind: 'out' }
  | { readonly kind: 'in'; readonly details: Details }
  /** There are tokens, but the server was not reached: they are kept. */
  | { readonly kind: 'unreachable' }

export type Entry = Answer<Details> | { readonly kind: 'admin' } | { readonly kind: 'blocked' }

export interface Session {
  readonly state: State<SessionState>
  /** Finds out who is here; the same promise while it is being found out. Never rejects. */
  start(): Promise<SessionState>
  /** Takes what a sign-in answered. An administrator's tokens and a blocked customer's are thrown away. */
  enter(tokens: TokenAnswer): Promise<Entry>
  /** Ends the session here and on the server. */
  leave(): Promise<void>
  /** The access token as it is good now, refreshed where it had run out; `null` for nobody. */
  bearer(): Promise<string | null>
  /** The server does not believe this token. Gives a newer one, or `null` after ending the session. */
  renew(refused: string): Promise<string | null>
  /** Takes details that were changed. */
  know(details: Details): void
}
