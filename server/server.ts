import fastify, { type FastifyInstance } from 'fastify'
import { compressAnswers } from './http/compressAnswers.ts'
import { secureAnswers } from './http/secureAnswers.ts'
import { serveApp } from './http/serveApp.ts'
import { serveHealth } from './http/serveHealth.ts'
import type { Services } from './services.ts'

/** The whole server over its services. Tests call `inject` on it; only `main.ts` listens. */
export async function createServer(services: Services): Promise<FastifyInstance> {
  const server = fastify({ logger: false })
  await secureAnswers(server)
  await compressAnswers(server)
  serveHealth(server, services)
  await serveApp(server, services)
  return server
}
