import type { FastifyRequest } from 'fastify'
import type { ClientId } from '../contract/accounts/tokens.ts'
import { Problem } from './problem.ts'

/** Ids of a sign-in that was checked: its token, its session, its account. */
interface SignedIn {
  readonly account: string
  readonly session: string
  readonly client: ClientId
}

/** Who asks. A guest is known by the secret that its browser made. */
export type Asker =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'guest'; readonly secret: string }
  | ({ readonly kind: 'customer' } & SignedIn)
  | ({ readonly kind: 'admin' } & SignedIn)

/** Finds out who asks; `request.tenant` is set already. */
export interface Askers {
  /** @throws Problem when what the request brings cannot be believed */
  read(request: FastifyRequest): Promise<Asker>
}

/** 128 bits or more, in base64url, hex or a uuid. */
const guestSecret = /^[\w-]{22,128}$/

/** Reads the guest's secret alone: whoever is not signed in. */
export function readGuest(request: FastifyRequest): Asker {
  const secret = request.headers['x-guest-secret']
  if (secret === undefined) return { kind: 'nobody' }
  if (typeof secret === 'string' && guestSecret.test(secret)) return { kind: 'guest', secret }
  throw new Problem('invalid-request', { detail: 'x-guest-secret has to be 22 to 128 letters, digits, - or _.' })
}
