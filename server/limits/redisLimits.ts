import { Redis } from 'ioredis'
import type { Limits } from './limits.ts'

// `nextArrival` where the number is kept, so that processes count together. Its clock is Redis's own.
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

/** Limits that every process on the same Redis shares. While Redis is away, `consume` throws: limits never fail open. */
export function openRedisLimits(redis: Redis, prefix = 'kitloom:limit:'): Limits {
  return {
    async consume(key, { max, within }) {
      const wait = Number(await redis.eval(script, 1, prefix + key, max, within))
      return wait > 0 ? { kind: 'refused', wait } : { kind: 'granted' }
    },
    close: () => redis.disconnect(),
  }
}

/** A connection for limits, opened by the first command. */
export function openRedis(url: string): Redis {
  const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 1, commandTimeout: 2_000 })
  // Whoever asks is told by the command that failed; without a listener the process would end.
  redis.on('error', () => undefined)
  return redis
}
