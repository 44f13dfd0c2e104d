import type { z } from '../../../engine/index.ts'
import { problem } from '../../../server/contract/problem.ts'
import type { Answer } from './answer.ts'

export interface Question<Value> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the same origin: `/api/…`. */
  readonly path: string
  /** Sent as JSON; a form goes as it is. */
  readonly body?: object | FormData | Blob
  readonly headers?: Readonly<Record<string, string>>
  /** What the answer has to be. */
  readonly answer: z.ZodType<Value>
}

export type AskServer = <Value>(question: Question<Value>) => Promise<Answer<Value>>

export type Fetch = (address: string, init?: RequestInit) => Promise<Response>

/** Asks the server of this origin in nobody's name. Never rejects: what goes wrong is an answer too. */
export function createAskServer(fetch: Fetch): AskServer {
  return async ({ method, path, body, headers = {}, answer }) => {
    const response = await fetch(path, { method, ...sent(headers, body) }).catch(() => null)
    if (response === null) return { kind: 'unreachable' }
    const told: unknown = await response.json().catch(() => undefined)
    if (response.ok) {
      const { success, data } = answer.safeParse(told)
      if (!success) return { kind: 'unreachable' }
      const version = response.headers.get('etag')
      return { kind: 'answered', value: data, ...(version === null ? {} : { version }) }
    }
    const { success, data } = problem.safeParse(told)
    if (!success) return { kind: 'unreachable' }
    const { code, status, detail, fields = [] } = data
    return { kind: 'refused', code, status, detail, fields, waitSeconds: secondsOf(response) }
  }
}

function sent(headers: Readonly<Record<string, string>>, body: object | undefined): RequestInit {
  if (body === undefined) return { headers }
  if (body instanceof FormData || body instanceof Blob) return { headers, body }
  return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** What `Retry-After` says. */
function secondsOf(response: Response): number | null {
  const told = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(told) ? told : null
}
