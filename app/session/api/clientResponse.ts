import type { ProblemField } from '../../../server/contract/problem.ts'

/** The server refused the request, and why. */
export interface Refused {
  readonly kind: 'refused'
  /** One of the contract's `problemCodes`, or of a newer server's. */
  readonly code: string
  readonly status: number
  /** For people, in English. */
  readonly detail: string
  /** What is wrong with single fields of what was sent; often empty. */
  readonly fields: readonly ProblemField[]
  /** When the request may be sent again, in seconds; `null` where the server gives no time. */
  readonly waitSeconds: number | null
}

/** The outcome of a request to the server. */
export type ClientResponse<Value> =
  | {
      readonly kind: 'ok'
      readonly value: Value
      /** The ETag of the response, to be sent back as `If-Match`; absent where the server gives none. */
      readonly version?: string
    }
  | Refused
  /** No server of ours responded: there is no network, or another server is in its place. */
  | { readonly kind: 'unreachable' }

/** Whether a later retry makes sense: the server is busy or failing, or was not reached. */
export function isPassing(response: ClientResponse<unknown>): boolean {
  if (response.kind === 'refused') return response.status >= 500 || response.status === 429
  return response.kind === 'unreachable'
}
