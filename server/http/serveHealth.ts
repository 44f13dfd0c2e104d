import type { FastifyInstance } from 'fastify'

interface Needed {
  /** Milliseconds since 1970. */
  now(): number
  readonly version: string
  /** The checks of `/ready` by name; a check throws when its dependency is unusable. */
  readonly checks: Readonly<Record<string, () => Promise<unknown>>>
}

const timeout = 2_000

/**
 * `GET /health`: the version of the server and its uptime in seconds.
 * `GET /ready`: whether all dependencies are usable; otherwise 503 with the names of those that are not.
 */
export function serveHealth(server: FastifyInstance, { now, version, checks }: Needed): void {
  const begin = now()
  server.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok', version, upSeconds: Math.floor((now() - begin) / 1000) }
  })
  server.get('/ready', async (request, reply) => {
    const looked = Object.entries(checks).map(async ([name, check]) => {
      try {
        await inTime(check())
        return [name, 'ok'] as const
      } catch (error) {
        request.log.warn({ err: error, check: name }, 'not ready')
        return [name, 'not available'] as const
      }
    })
    const found = await Promise.all(looked)
    const ready = found.every(([, state]) => state === 'ok')
    reply.code(ready ? 200 : 503).header('cache-control', 'no-store')
    return { status: ready ? 'ready' : 'not ready', checks: Object.fromEntries(found) }
  })
}

async function inTime(check: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No response within ${timeout} ms`)), timeout)
  })
  try {
    await Promise.race([check, late])
  } finally {
    clearTimeout(timer)
  }
}
