import { createHash, timingSafeEqual } from 'node:crypto'
import { and, count, isNull } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../db/database.ts'
import { outbox } from '../db/schema/outbox.ts'
import { sendProblem } from '../http/handleErrors.ts'
import { Problem } from '../http/problem.ts'
import { placeKey } from '../rooms/grant.ts'
import type { LiveRooms } from '../rooms/openLiveRooms.ts'

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

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** Whoever knows the token, or asks on this machine itself: not by way of a proxy that stands on it. */
function mayScrape({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>, token: string | null): boolean {
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1]
  if (given !== undefined) return token !== null && timingSafeEqual(hashOf(given), hashOf(token))
  const passedOn = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some(name => headers[name] !== undefined)
  return !passedOn && (ip === '::1' || /^(::ffff:)?127\./.test(ip))
}

interface Measured {
  readonly rooms: Pick<LiveRooms, 'rooms'>
  readonly database: Database
}

/** Live sockets, rooms with somebody in them, and emails that wait: looked up when they are asked for. */
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
    help: 'Live rooms with somebody in them',
    registers,
    collect() {
      this.set(new Set(rooms.members().map(({ grant }) => placeKey(grant))).size)
    },
  })
  new Gauge({
    name: 'kitloom_outbox_waiting',
    help: 'Letters and webhooks that are not sent yet',
    registers,
    async collect() {
      const waiting = and(isNull(outbox.sentAt), isNull(outbox.failedAt))
      const [found] = await database.asHouse(tx => tx.select({ waiting: count() }).from(outbox).where(waiting))
      this.set(found?.waiting ?? 0)
    },
  })
}

/** Counts every answer by route and status, and how long it took. Addresses that are no route count as one. */
function measureRequests(server: FastifyInstance, register: Registry): void {
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
