import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'

interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A local HTTP server that keeps what it receives and responds as a test wants. */
export async function webhookReceiver() {
  const received: Received[] = []
  const rule = { respond: (response: ServerResponse) => void response.end('thanks') }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', part => parts.push(part))
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString() })
      rule.respond(response)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const place = server.address()
  if (typeof place !== 'object' || !place) throw new Error('The receiver has no address.')
  return {
    port: place.port,
    received,
    /** Set `respond` to what the next requests get. */
    rule,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
