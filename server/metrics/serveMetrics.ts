import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { sendProblem } from '../http/answerProblems.ts'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { mayScrape } from './mayScrape.ts'
import { measureHouse } from './measureHouse.ts'
import { measureRequests } from './measureRequests.ts'

type Needed = Pick<Services, 'rooms' | 'database' | 'metricsToken'>

/** `GET /metrics` for Prometheus: for this machine, or with the token. Others are told that there is nothing. */
export function serveMetrics(server: FastifyInstance, services: Needed): void {
  const register = new Registry()
  measureRequests(server, register)
  measureHouse(services, register)
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
