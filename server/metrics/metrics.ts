import { createHash, timingSafeEqual } from 'node:crypto'
import { and, count, isNull } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../db/database.ts'
import { outbox } from '../db/schema/outbox.ts'
import { sendProblem } from '../http/handleErrors.ts'
import { Problem } from '../http/problem.ts'
import { refKey } from '../rooms/grant.ts'
import type { LiveRooms } from '../rooms/openLiveRooms.ts'

interface Needed {
  readonly rooms: LiveRooms
  readonly database: Database
  /** The token that gives other machines access to `/metrics`; null: only this machine. */
  readonly metricsToken: string | null
  /** Proxies in front of the server. */
  readonly trustedProxies: readonly string[]
}

/** `GET /metrics` for Prometheus, from this machine or with the token. Others get a 404. */
export function serveMetrics(server: FastifyInstance, services: Needed): void {
  const register = new Registry()
  measureRequests(server, register)
  measureServer(services, register)
  let watching = false
  server.get('/metrics', async (request, reply) => {
    if (!mayScrape(request, services)) return sendProblem(new Problem('not-found'), request, reply)
    // Process metrics have a cost, so they are only collected when requested.
    if (!watching) collectDefaultMetrics({ register, prefix: 'kitloom_' })
    watching = true
    const text = await register.metrics()
    return reply.type(register.contentType).header('cache-control', 'no-store').send(text)
  })
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/**
 * Admits requests with the token, or from this machine itself where no proxy is: a proxy on this machine looks the same,
 * and not every proxy says that it is one.
 */
function mayScrape(
  { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
  { metricsToken: token, trustedProxies }: Pick<Needed, 'metricsToken' | 'trustedProxies'>,
): boolean {
  const input = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1]
  if (input !== undefined) return token !== null && timingSafeEqual(hashOf(input), hashOf(token))
  const passedOn = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some(name => headers[name] !== undefined)
  return trustedProxies.length === 0 && !passedOn && (ip === '::1' || /^(::ffff:)?127\./.test(ip))
}

interface Measured {
  readonly rooms: Pick<LiveRooms, 'rooms'>
  readonly database: Database
}

/** Gauges for live sockets, rooms and waiting emails, read on each request. */
function measureServer({ rooms: { rooms }, database }: Measured, register: Registry): void {
  const registers = [register]
  new Gauge({
    name: 'kitloom_room_sockets',
    help: 'Sockets in live rooms',
    registers,
    collect() {
      this.set(rooms.members().length)
    },
  })
  new Gauge({
    name: 'kitloom_rooms',
    help: 'Live rooms with at least one member',
    registers,
    collect() {
      this.set(new Set(rooms.members().map(({ grant }) => refKey(grant))).size)
    },
  })
  new Gauge({
    name: 'kitloom_outbox_waiting',
    help: 'Emails and webhooks waiting to be sent',
    registers,
    async collect() {
      const waiting = and(isNull(outbox.sentAt), isNull(outbox.failedAt))
      const [found] = await database.asSystem(tx => tx.select({ waiting: count() }).from(outbox).where(waiting))
      this.set(found?.waiting ?? 0)
    },
  })
}

/** Counts responses and their durations by route and status. Unknown addresses count as one route. */
function measureRequests(server: FastifyInstance, register: Registry): void {
  const seconds = new Histogram({
    name: 'kitloom_http_request_duration_seconds',
    help: 'Responses by method, route and status',
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
