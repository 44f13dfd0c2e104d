import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Database } from '../db/database.ts'
import { sendProblem } from '../http/answerProblems.ts'
import { Problem } from '../http/problem.ts'
import type { LiveRooms } from '../rooms/openLiveRooms.ts'
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

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** Whoever knows the token, or asks on this machine itself: not by way of a proxy that stands on it. */
function mayScrape({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>, token: string | null): boolean {
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1]
  if (given !== undefined) return token !== null && timingSafeEqual(hashOf(given), hashOf(token))
  const passedOn = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some(name => headers[name] !== undefined)
  return !passedOn && (ip === '::1' || /^(::ffff:)?127\./.test(ip))
}
