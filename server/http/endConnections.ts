import type { FastifyInstance } from 'fastify'

/** A connection whose request is answered while the server stops is not kept: it would be waited for until it idles out. */
export function endConnections(server: FastifyInstance): void {
  let isStopping = false
  server.addHook('preClose', async () => {
    isStopping = true
  })
  server.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
}
