import { Redis } from 'ioredis'
import type { Environment } from '../environment.ts'
import { openMemoryLimits } from '../limits/openMemoryLimits.ts'
import { openRedisLimits } from '../limits/openRedisLimits.ts'
import { openSmtpMailer } from '../mail/openSmtpMailer.ts'
import type { Services } from '../services.ts'
import { createAskers } from './createAskers.ts'
import { openGoogleReader } from './social/openGoogleReader.ts'
import { openKeyRing } from './tokens/openKeyRing.ts'

type Place = Pick<Environment, 'redisUrl' | 'smtpUrl' | 'smtpFrom' | 'google'>
type Parts = Pick<Services, 'keys' | 'limits' | 'google' | 'mailer' | 'askers'>

/** What accounts add to the services. Nothing connects before it is used. */
export function openAccountParts(place: Place, { database, now }: Pick<Services, 'database' | 'now'>): Parts {
  const keys = openKeyRing({ database, now })
  const { redisUrl, smtpUrl, smtpFrom, google } = place
  return {
    keys,
    askers: createAskers({ database, now, keys }),
    limits: redisUrl === undefined ? openMemoryLimits(now) : openRedisLimits(openRedis(redisUrl)),
    google: google === undefined ? null : openGoogleReader(google),
    mailer: smtpUrl === undefined ? null : openSmtpMailer({ url: smtpUrl, from: smtpFrom }),
  }
}

function openRedis(url: string): Redis {
  const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 1, commandTimeout: 2_000 })
  // Whoever asks is told by the command that failed; without a listener the process would end.
  redis.on('error', () => undefined)
  return redis
}
