import { join } from 'node:path'
import { createAuthenticator } from './accounts/authenticate.ts'
import { openGoogleReader } from './accounts/google.ts'
import { openKeyRing } from './accounts/keyRing.ts'
import { createPasswords } from './accounts/passwords.ts'
import type { Database } from './db/database.ts'
import { newId } from './db/newId.ts'
import type { Environment } from './environment.ts'
import { folderFileStore } from './files/folderFileStore.ts'
import { s3FileStore } from './files/s3FileStore.ts'
import { ownPictures } from './images/ownPictures.ts'
import { answerMemory } from './images/pixabay/answerMemory.ts'
import { pixabayPictures } from './images/pixabay/pixabayPictures.ts'
import { openMemoryLimits } from './limits/limits.ts'
import { openRedis, openRedisLimits } from './limits/redisLimits.ts'
import { openSmtpMailer } from './mail/mailer.ts'
import { createSheetReader } from './players/import/createSheetReader.ts'
import { openLiveRooms } from './rooms/openLiveRooms.ts'
import { seedDemoPeople, seedDemoTenants } from './seeding/seedDemo.ts'
import type { Services } from './services.ts'
import { createTenants } from './tenants/createTenants.ts'
import { createPicturePool } from './uploads/picturePool.ts'
import { leaveUploads } from './uploads/transferUploads.ts'

type Given = Pick<Services, 'builtApp' | 'version'> & { readonly database: Database }

/** Makes what the routes work with: each room adds its part here. */
export async function openServices(environment: Environment, given: Given): Promise<Services> {
  const { production, dataDir, s3, redisUrl, google, smtpUrl, smtpFrom, pixabayKey } = environment
  const { database } = given
  const now = () => Date.now()
  const passwords = createPasswords()
  if (!production) {
    await seedDemoTenants(database, { newId, now })
    await seedDemoPeople(database, { newId, passwords })
  }
  const keys = openKeyRing({ database, now })
  const files = s3 ? s3FileStore(s3) : folderFileStore(join(dataDir, 'files'), { newName: newId })
  const onError = (error: unknown) => console.error(`Live rooms: ${String(error)}`)
  const rooms = openLiveRooms({ database, redisUrl, now, onError })
  return {
    ...given,
    production,
    publicOrigin: environment.publicOrigin ?? null,
    trustedProxies: environment.trustedProxies,
    metricsToken: environment.metricsToken ?? null,
    now,
    newId,
    logging: { level: environment.logLevel },
    tenants: createTenants({ database, production, now }),
    keys,
    authenticator: createAuthenticator({ database, now, keys }),
    limits: redisUrl === undefined ? openMemoryLimits(now) : openRedisLimits(openRedis(redisUrl)),
    google: google === undefined ? null : openGoogleReader(google),
    mailer: smtpUrl === undefined ? null : openSmtpMailer({ url: smtpUrl, from: smtpFrom }),
    passwords,
    leaveUploads,
    files,
    pictures: createPicturePool(),
    sheets: createSheetReader(),
    ownPictures: ownPictures(),
    pixabay:
      pixabayKey === undefined ? null : pixabayPictures({ key: pixabayKey, memory: answerMemory(database, now), now }),
    checks: {
      database: () => database.asHouse(tx => tx.execute('select 1')),
      rooms: rooms.check,
      files: () => files.has('0'.repeat(64)),
    },
    rooms,
  }
}
