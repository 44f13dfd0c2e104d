import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Database } from '../db/database.ts'
import { sendProblem } from '../http/answerProblems.ts'
import { Problem } from '../http/problem.ts'
import type { LiveRooms } from '../rooms/openLiveRooms.ts'
import { mayScrape } from './mayScrape.ts'
import { measureRequests, measureServer } from './measure.ts'

interface Needed {
  readonly rooms: LiveRooms
  readonly database: Database
  /** What opens `/metrics` to other machines; null for this machine alone. */
  readonly metricsToken: string | null
}

/** `GET /metrics` for Prometheus: for this machine, or with the token. Others are told that there is nothing. */
export function serveMetrics(server: FastifyInstance, services: Needed): void {
  const register = new Registry()
  measureRequests(server, register)
  measureServer(services, register)
  let watching = false
  server.get('/metrics', async (request, reply) => {
    if (!mayScrape(request, services.metricsToken)) return sendProblem(new Problem('not-found'), request, reply)
    // Watching the process costs something: only where somebody looks.
    if (!watching) collectDefaultMetrics({ register, prefix: 'kitloom_' })
    watching = true
    const text = await register.metrics()
    return reply.type(register.contentType).header('cache-control', 'no-store').send(text)
  })
}
