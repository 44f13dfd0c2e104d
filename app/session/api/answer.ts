import type { ProblemField } from '../../../server/contract/problem.ts'

/** The server said no, and why. */
export interface Refused {
  readonly kind: 'refused'
  /** One of the contract's `problemCodes`, or of a newer server's. */
  readonly code: string
  readonly status: number
  /** For people, in English. */
  readonly detail: string
  /** What is wrong with single fields of what was sent; often empty. */
  readonly fields: readonly ProblemField[]
  /** When it may be asked again, in seconds; `null` where the server says nothing. */
  readonly waitSeconds: number | null
}

/** What became of a question to the server. */
export type Answer<Value> =
  | {
      readonly kind: 'answered'
      readonly value: Value
      /** The ETag of what was answered, to be sent back as `If-Match`; absent where the server gives none. */
      readonly version?: string
    }
  | Refused
  /** No server of ours has answered: no network, or something else is at its place. */
  | { readonly kind: 'unreachable' }

/** Whether it is worth asking again later: the server is busy or in trouble, or was not reached. */
export function isPassing(answer: Answer<unknown>): boolean {
  if (answer.kind === 'refused') return answer.status >= 500 || answer.status === 429
  return answer.kind === 'unreachable'
}
