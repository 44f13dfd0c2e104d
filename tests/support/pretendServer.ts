import type { Fetch } from '../../app/session/api/createClient.ts'

export interface Asked {
  readonly call: string
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
}

interface Told {
  readonly status?: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** A failure as the server tells it. */
export const problemOf = (status: number, code: string, fields: readonly object[] = []): Told => ({
  status,
  body: { type: 'about:blank', title: code, status, code, detail: code, fields },
})

/** Answers calls by their names, such as `POST /api/contact`; nobody answers others. */
export function pretendServer(answers: Readonly<Record<string, Told | (() => Told)>>) {
  const asked: Asked[] = []
  const fetch: Fetch = async (address, init) => {
    const call = `${init?.method ?? 'GET'} ${address}`
    const text = typeof init?.body === 'string' ? init.body : 'null'
    asked.push({ call, body: JSON.parse(text), headers: Object.fromEntries(new Headers(init?.headers)) })
    const answer = answers[call]
    if (!answer) throw new TypeError(`Nobody answers ${call}.`)
    const { status = 200, body, headers = {} } = typeof answer === 'function' ? answer() : answer
    return new Response(JSON.stringify(body), { status, headers })
  }
  return { fetch, asked, times: (call: string) => asked.filter(question => question.call === call).length }
}
