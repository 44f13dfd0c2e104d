import { z } from 'zod'
import type { DeviceMemory } from '../../device/deviceMemory.ts'
import { readPayload } from '../../session/tokens.ts'

const tripName = 'kitloom-google'

const trip = z.object({
  /** Comes back with the answer: it was asked for here. */
  state: z.string(),
  /** Comes back inside of the token: it was made for this question. */
  nonce: z.string(),
  /** Where one wanted to go after signing in. */
  to: z.string(),
})

interface GoogleTripOptions {
  readonly memory: DeviceMemory
  newId(): string
}

interface GoogleRequest {
  readonly clientId: string
  /** Of the shop: `https://shop.example`. */
  readonly origin: string
  readonly to: string
}

export type GoogleReturn =
  | { readonly kind: 'token'; readonly idToken: string; readonly to: string }
  /** One did not sign in there, or the answer is not to a question of this browser. */
  | { readonly kind: 'failed' }

/**
 * The way to Google's own page and back. No script of Google's runs in the shop, and nothing of the visit reaches her
 * before somebody asks for it.
 */
export function googleTrip({ memory, newId }: GoogleTripOptions) {
  const remembered = () => {
    try {
      return trip.safeParse(JSON.parse(memory.read(tripName) ?? 'null')).data ?? null
    } catch {
      return null
    }
  }
  return {
    /** The address to go to, remembered for the way back. */
    begin({ clientId, origin, to }: GoogleRequest): string {
      const [state, nonce] = [newId(), newId()]
      memory.write(tripName, JSON.stringify({ state, nonce, to }))
      const address = new URL('https://accounts.google.com/o/oauth2/v2/auth')
      address.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: `${origin}/auth/signin`,
        response_type: 'id_token',
        scope: 'openid email profile',
        prompt: 'select_account',
        state,
        nonce,
      }).toString()
      return address.href
    },
    /** What the fragment of the address brought back; `null` when one did not come from there. An answer is read once. */
    end(hash: string): GoogleReturn | null {
      const params = new URLSearchParams(hash.slice(1))
      const [idToken, state] = [params.get('id_token'), params.get('state')]
      if (state === null || (idToken === null && !params.has('error'))) return null
      const known = remembered()
      memory.write(tripName, '')
      if (idToken === null || known === null || known.state !== state) return { kind: 'failed' }
      return nonceOf(idToken) === known.nonce ? { kind: 'token', idToken, to: known.to } : { kind: 'failed' }
    },
  }
}

const nonceOf = (idToken: string): unknown => {
  const payload = readPayload(idToken)
  return typeof payload === 'object' && payload !== null && 'nonce' in payload ? payload.nonce : null
}
