import type { z } from '../../../engine/index.ts'
import {
  type AddressParts,
  type Call,
  type CallArguments,
  fillAddress,
  type RequestOf,
  type ResponseOf,
} from '../../../server/contract/call.ts'
import { problem } from '../../../server/contract/problem.ts'
import type { ClientResponse } from './clientResponse.ts'

export type Fetch = (address: string, init?: RequestInit) => Promise<Response>

/** Sends the calls of `server/contract/` to the server of this origin. */
export interface Client {
  /** Never rejects: a failure is a response too. */
  send<C extends Call & { readonly response: z.ZodType }>(
    call: C,
    ...given: CallArguments<RequestOf<C>>
  ): Promise<ClientResponse<ResponseOf<C>>>
}

interface Sent extends AddressParts {
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object
}

export function createClient(fetch: Fetch): Client {
  return {
    async send<C extends Call & { readonly response: z.ZodType }>(call: C, ...given: CallArguments<RequestOf<C>>) {
      const request = (given[0] ?? {}) as Sent
      const { headers = {}, body } = request
      const response = await fetch(fillAddress(call, request), {
        method: call.method,
        ...written(headers, body),
      }).catch(() => null)
      return response === null ? { kind: 'unreachable' } : readResponse(call, response)
    },
  }
}

async function readResponse<C extends Call & { readonly response: z.ZodType }>(
  call: C,
  response: Response,
): Promise<ClientResponse<ResponseOf<C>>> {
  if (!response.ok) return readRefusal(response)
  const text: unknown = response.status === 204 ? null : await response.json().catch(() => undefined)
  const { success, data } = call.response.safeParse(text)
  if (!success) return { kind: 'unreachable' }
  const version = response.headers.get('etag')
  return { kind: 'ok', value: data as ResponseOf<C>, ...(version === null ? {} : { version }) }
}

/** Why the server refused a request. */
export async function readRefusal(response: Response): Promise<ClientResponse<never>> {
  const { success, data } = problem.safeParse(await response.json().catch(() => undefined))
  if (!success) return { kind: 'unreachable' }
  const { code, status, detail, fields = [] } = data
  return { kind: 'refused', code, status, detail, fields, waitSeconds: secondsOf(response) }
}

function written(headers: Readonly<Record<string, string>>, body: object | undefined): RequestInit {
  if (body === undefined) return { headers }
  if (body instanceof FormData || body instanceof Blob) return { headers, body }
  return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** The value of `Retry-After`. */
function secondsOf(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : null
}

/** The access token of the signed-in person, as the session holds it. */
interface Tokens {
  bearer(): Promise<string | null>
  renew(refused: string): Promise<string | null>
}

interface Principal {
  readonly session: Tokens
  /** Without it, requests of nobody carry no name. */
  guestSecret?(): string
}

/** Fetches as the signed-in customer, else as this browser's guest. A token that ran out is renewed on the way. */
export function withAuth(fetch: Fetch, { session, guestSecret }: Principal): Fetch {
  return async (address, init) => {
    const bearer = await session.bearer()
    if (bearer === null)
      return (guestSecret ? withHeader(fetch, 'x-guest-secret', guestSecret()) : fetch)(address, init)
    const response = await withBearer(fetch, bearer)(address, init)
    if (response.status !== 401 || !(await isOurs(response))) return response
    const renewed = await session.renew(bearer)
    return renewed === null ? response : withBearer(fetch, renewed)(address, init)
  }
}

/** Whether the server itself says no, rather than something that stands before it. */
const isOurs = async (response: Response): Promise<boolean> =>
  problem.safeParse(
    await response
      .clone()
      .json()
      .catch(() => undefined),
  ).success

/** Fetches with this access token. */
export const withBearer = (fetch: Fetch, token: string): Fetch => withHeader(fetch, 'authorization', `Bearer ${token}`)

function withHeader(fetch: Fetch, name: string, value: string): Fetch {
  return (address, init) => {
    const headers = new Headers(init?.headers)
    headers.set(name, value)
    return fetch(address, { ...init, headers })
  }
}
