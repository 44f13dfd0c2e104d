import type { FastifyInstance } from 'fastify'
import { Histogram, type Registry } from 'prom-client'

/** Counts every answer by route and status, and how long it took. Addresses that are no route count as one. */
export function measureRequests(server: FastifyInstance, register: Registry): void {
  const seconds = new Histogram({
    name: 'kitloom_http_request_duration_seconds',
    help: 'Answers, by method, route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  })
  server.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const labels = { method, route: routeOptions.url ?? 'none', status: String(reply.statusCode) }
    seconds.observe(labels, reply.elapsedTime / 1000)
  })
}
