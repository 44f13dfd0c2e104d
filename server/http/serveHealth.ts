import type { FastifyInstance } from 'fastify'

interface Needed {
  /** Milliseconds since 1970. */
  now(): number
  readonly version: string
  /** What `/ready` asks, by name; each throws when its part cannot be used. */
  readonly checks: Readonly<Record<string, () => Promise<unknown>>>
}

const timeout = 2_000

/**
 * `GET /health`: whether the server answers, which version it is, and for how many seconds it has been up.
 * `GET /ready`: whether everything that it needs can be used; 503 with the names of what cannot.
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
    timer = setTimeout(() => reject(new Error(`No answer within ${timeout} ms`)), timeout)
  })
  try {
    await Promise.race([check, late])
  } finally {
    clearTimeout(timer)
  }
}
