import type { FastifyRequest } from 'fastify'
import type { ClientId } from '../contract/accounts/tokens.ts'
import { Problem } from './problem.ts'

/** Who may ask a route. `visitor`: a customer, or a guest with its secret. `admin`: ADMIN of the client `console`. */
export type Access = 'public' | 'customer' | 'visitor' | 'admin'

/** Ids of a sign-in that was checked: its token, its session, its account. */
interface SignedIn {
  readonly account: string
  readonly session: string
  readonly client: ClientId
}

/** Who asks. A guest is known by the secret that its browser made. */
export type Principal =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'guest'; readonly secret: string }
  | ({ readonly kind: 'customer' } & SignedIn)
  | ({ readonly kind: 'admin' } & SignedIn)

/** Finds out who asks; `request.tenant` is set already. */
export interface Authenticator {
  /** @throws Problem when what the request brings cannot be believed */
  read(request: FastifyRequest): Promise<Principal>
}

/** 128 bits or more, in base64url, hex or a uuid. */
const guestSecret = /^[\w-]{22,128}$/

/** Reads the guest's secret alone: whoever is not signed in. */
export function readGuest(request: FastifyRequest): Principal {
  const secret = request.headers['x-guest-secret']
  if (secret === undefined) return { kind: 'nobody' }
  if (typeof secret === 'string' && guestSecret.test(secret)) return { kind: 'guest', secret }
  throw new Problem('invalid-request', { detail: 'x-guest-secret has to be 22 to 128 letters, digits, - or _.' })
}

/** Id of the account that asks. Routes that let only customers in never see it throw. */
export function accountOf(principal: Principal): string {
  if (principal.kind === 'customer' || principal.kind === 'admin') return principal.account
  throw new Problem('not-signed-in')
}
