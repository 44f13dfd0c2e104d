import type { Fetch } from '../../app/session/api/createClient.ts'

export interface SentRequest {
  readonly call: string
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
}

interface PreparedResponse {
  readonly status?: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** A failure as the server tells it. */
export const problemOf = (status: number, code: string, fields: readonly object[] = []): PreparedResponse => ({
  status,
  body: { type: 'about:blank', title: code, status, code, detail: code, fields },
})

/** Answers calls by their names, such as `POST /api/contact`; others fail as if the network were down. */
export function pretendServer(responses: Readonly<Record<string, PreparedResponse | (() => PreparedResponse)>>) {
  const requests: SentRequest[] = []
  const fetch: Fetch = async (address, init) => {
    const call = `${init?.method ?? 'GET'} ${address}`
    const text = typeof init?.body === 'string' ? init.body : 'null'
    requests.push({ call, body: JSON.parse(text), headers: Object.fromEntries(new Headers(init?.headers)) })
    const prepared = responses[call]
    if (!prepared) throw new TypeError(`No response is prepared for ${call}.`)
    const { status = 200, body, headers = {} } = typeof prepared === 'function' ? prepared() : prepared
    return new Response(JSON.stringify(body), { status, headers })
  }
  return { fetch, requests, times: (call: string) => requests.filter(request => request.call === call).length }
}
