import type { Redis } from 'ioredis'
import type { Limits } from './limits.ts'

// This is `nextArrival` inside Redis, so that processes count together with the clock of Redis.
const script = `
local max, within = tonumber(ARGV[1]), tonumber(ARGV[2])
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local each = within / max
local begin = math.max(tonumber(redis.call('GET', KEYS[1]) or now), now)
local wait = begin + each - within - now
if wait > 0 then return math.ceil(wait) end
redis.call('SET', KEYS[1], string.format('%.3f', begin + each), 'PX', math.ceil(within * 2))
return 0`

/** Rate limits that are shared through Redis. `consume` throws while Redis is unavailable: limits never fail open. */
export function openRedisLimits(redis: Redis, prefix = 'kitloom:limit:'): Limits {
  return {
    async consume(key, { max, within }) {
      const wait = Number(await redis.eval(script, 1, prefix + key, max, within))
      return wait > 0 ? { kind: 'refused', wait } : { kind: 'granted' }
    },
    close: () => redis.disconnect(),
  }
}

/** The connection for rate limits; the first command opens it. Servers without Redis do not load it. */
export async function openRedis(url: string): Promise<Redis> {
  const { Redis } = await import('ioredis')
  const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 1, commandTimeout: 2_000 })
  // The failed command reports the error; without a listener the process would exit.
  redis.on('error', () => undefined)
  return redis
}
