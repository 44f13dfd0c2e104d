import type { InjectOptions } from 'fastify'
import type { TestServer } from './openTestServer.ts'

/** `fetch` for a page of a shop, which calls the server without a socket. */
export function fetchOf(api: TestServer, host = 'angkor.localhost') {
  return async (address: string, init: RequestInit = {}): Promise<Response> => {
    // The Request adds the boundary of a form.
    const request = new Request(new URL(address, `http://${host}`), init)
    const body = Buffer.from(await request.arrayBuffer())
    const response = await api.server.inject({
      method: request.method as InjectOptions['method'],
      url: address,
      headers: { ...Object.fromEntries(request.headers), host },
      ...(body.length > 0 ? { payload: body } : {}),
    })
    const result = response.statusCode === 204 ? null : new Uint8Array(response.rawPayload)
    return new Response(result, { status: response.statusCode, headers: response.headers as Record<string, string> })
  }
}
