import fc from 'fast-check'
import { Redis } from 'ioredis'
import { describe, expect, it } from 'vitest'
import { nextArrival, openMemoryLimits } from '../../../server/limits/limits.ts'
import { openRedisLimits } from '../../../server/limits/redisLimits.ts'

const url = process.env.REDIS_URL
if (!url) console.warn('REDIS_URL is not set: limits on Redis are left out.')

const kinds = [
  { name: 'one process', open: () => openMemoryLimits(Date.now) },
  ...(url ? [{ name: 'Redis', open: () => openRedisLimits(new Redis(url), `test:${crypto.randomUUID()}:`) }] : []),
]

describe.each(kinds)('limits of $name', ({ open }) => {
  it('grant so many at once and no more, by key', async () => {
    const limits = open()
    const limit = { max: 5, within: 3_600_000 }
    const taken = await Promise.all(Array.from({ length: 20 }, () => limits.consume('dara', limit)))
    expect(taken.filter(({ kind }) => kind === 'granted')).toHaveLength(5)
    expect(await limits.consume('bopha', limit)).toEqual({ kind: 'granted' })
    const refused = await limits.consume('dara', limit)
    expect(refused.kind === 'refused' && refused.wait > 700_000 && refused.wait <= 720_000).toBe(true)
    limits.close()
  })
})

it('never fail open: without Redis nothing is granted', async () => {
  const redis = new Redis('redis://127.0.0.1:1', {
    lazyConnect: true,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  })
  redis.on('error', () => undefined)
  const limits = openRedisLimits(redis)
  await expect(limits.consume('dara', { max: 5, within: 1000 })).rejects.toThrow()
  limits.close()
})

it('grant no more than the burst and the rate allow, whatever the pace', () => {
  const requests = fc.array(fc.integer({ min: 0, max: 3_000 }), { minLength: 1, maxLength: 200 })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 100, max: 10_000 }),
      requests,
      (max, within, pauses) => {
        let [now, granted] = [0, 0]
        let fullAt: number | undefined
        for (const pause of pauses) {
          now += pause
          const next = nextArrival(fullAt, { max, within }, now)
          fullAt = next.fullAt
          if (next.taken.kind === 'granted') granted += 1
          else expect(nextArrival(fullAt, { max, within }, now + next.taken.wait).taken.kind).toBe('granted')
        }
        expect(granted).toBeLessThanOrEqual(max + Math.ceil((now * max) / within))
      },
    ),
  )
})
