import type { InjectOptions } from 'fastify'
import type { House } from './openHouse.ts'

/** `fetch` of a page of a shop: the whole server answers, without a socket. */
export function fetchOf(house: House, host = 'angkor.localhost') {
  return async (address: string, init: RequestInit = {}): Promise<Response> => {
    // A form gets its boundary here.
    const request = new Request(new URL(address, `http://${host}`), init)
    const body = Buffer.from(await request.arrayBuffer())
    const answer = await house.server.inject({
      method: request.method as InjectOptions['method'],
      url: address,
      headers: { ...Object.fromEntries(request.headers), host },
      ...(body.length > 0 ? { payload: body } : {}),
    })
    const told = answer.statusCode === 204 ? null : new Uint8Array(answer.rawPayload)
    return new Response(told, { status: answer.statusCode, headers: answer.headers as Record<string, string> })
  }
}
