import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'

/** `GET /health`: whether the server answers, which version it is, and for how many seconds it has been up. */
export function serveHealth(server: FastifyInstance, { now, version }: Services): void {
  const begin = now()
  server.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok', version, upSeconds: Math.floor((now() - begin) / 1000) }
  })
}
