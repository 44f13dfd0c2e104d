import type { Sender, SentReply } from './designers.ts'

/** Requests to a server in another process; `address` is asked each time, because a restart changes it. */
export function fetchingSender(address: (path: string) => string, headers: Readonly<Record<string, string>> = {}) {
  const send = async (path: string, init: RequestInit): Promise<SentReply> => {
    const response = await fetch(address(path), init)
    const body = await response.text()
    return { statusCode: response.status, body, json: () => JSON.parse(body) }
  }
  return {
    get: (path: string) => send(path, { headers }),
    post: (path: string, body: object = {}, more: Readonly<Record<string, string>> = {}) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers, ...more },
        body: JSON.stringify(body),
      }),
    bytes: async (path: string) => new Uint8Array(await (await fetch(address(path), { headers })).arrayBuffer()),
  } satisfies Sender & { bytes(path: string): Promise<Uint8Array> }
}
