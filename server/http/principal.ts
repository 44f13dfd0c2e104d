import type { FastifyRequest } from 'fastify'
import type { ClientId } from '../contract/accounts/tokens.ts'
import type { StaffRole } from '../contract/console/rights.ts'
import { Problem } from './problem.ts'

/** The ids of a verified sign-in: token, session and account. */
interface SignedIn {
  readonly account: string
  readonly session: string
  readonly client: ClientId
}

/** Who makes a request. A guest is identified by a secret that its browser created. */
export type Principal =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'guest'; readonly secret: string }
  | ({ readonly kind: 'customer' /** The current version. */; readonly hasAcceptedTerms: boolean } & SignedIn)
  /** Somebody of the shop's staff whose second factor is due. */
  | ({ readonly kind: 'staff' } & SignedIn)
  | ({ readonly kind: 'admin'; readonly role: StaffRole } & SignedIn)

/** Authenticates a request; `request.tenant` is already set. */
export interface Authenticator {
  /** @throws Problem when the credentials are invalid */
  read(request: FastifyRequest): Promise<Principal>
}

/** At least 128 bits in base64url, hex or as a uuid. */
const guestSecret = /^[\w-]{22,128}$/

/** Reads the guest secret of a request that is not signed in. */
export function readGuest(request: FastifyRequest): Principal {
  const secret = request.headers['x-guest-secret']
  if (secret === undefined) return { kind: 'nobody' }
  if (typeof secret === 'string' && guestSecret.test(secret)) return { kind: 'guest', secret }
  throw new Problem('invalid-request', { detail: 'x-guest-secret must be 22 to 128 letters, digits, - or _.' })
}

/** The account id of the principal. It never throws in routes that only admit customers. */
export function accountOf(principal: Principal): string {
  if (principal.kind === 'customer' || principal.kind === 'admin' || principal.kind === 'staff')
    return principal.account
  throw new Problem('not-signed-in')
}
