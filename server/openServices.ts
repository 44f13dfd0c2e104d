import { join } from 'node:path'
import { createAuthenticator } from './accounts/authenticate.ts'
import { openGoogleReader } from './accounts/google.ts'
import { openKeyRing } from './accounts/keyRing.ts'
import { createPasswords } from './accounts/passwords.ts'
import type { PageRenderer } from './contract/pageStart.ts'
import type { Database } from './db/database.ts'
import { newId } from './db/newId.ts'
import { openReplays } from './designs/replay/replays.ts'
import type { Environment } from './environment.ts'
import { folderFileStore } from './files/folderFileStore.ts'
import { s3FileStore } from './files/s3FileStore.ts'
import { ownImages } from './images/ownImages.ts'
import { pixabayImages } from './images/pixabay/pixabayImages.ts'
import { responseCache } from './images/pixabay/responseCache.ts'
import { openMemoryLimits } from './limits/limits.ts'
import { openRedis, openRedisLimits } from './limits/redisLimits.ts'
import { openSmtpMailer } from './mail/mailer.ts'
import { createInvoiceWriter } from './orders/invoice/createInvoiceWriter.ts'
import { createSheetReader } from './players/import/createSheetReader.ts'
import { openPackMaker } from './production/openPackMaker.ts'
import { writingChecks } from './readiness.ts'
import { createFontPool } from './resources/fonts/fontPool.ts'
import { openLiveRooms } from './rooms/openLiveRooms.ts'
import { seedDemoPeople, seedDemoTenants } from './seeding/seedDemo.ts'
import type { Services } from './services.ts'
import { createTenants } from './tenants/createTenants.ts'
import { createImagePool } from './uploads/imagePool.ts'
import { createIncomingFiles } from './uploads/incomingFiles.ts'
import { leaveUploads } from './uploads/transferUploads.ts'

type StartOptions = Pick<Services, 'builtApp' | 'version'> & {
  readonly database: Database
  readonly renderPage?: PageRenderer
}

/** Creates the services of all rooms. */
export async function openServices(environment: Environment, options: StartOptions): Promise<Services> {
  const { production, dataDir, s3, redisUrl, google, smtpUrl, smtpFrom, pixabayKey } = environment
  const { database } = options
  const now = () => Date.now()
  const passwords = createPasswords()
  if (!production) {
    await seedDemoTenants(database, { newId, now })
    await seedDemoPeople(database, { newId, passwords })
  }
  const keys = openKeyRing({ database, now })
  const files = s3 ? s3FileStore(s3) : folderFileStore(join(dataDir, 'files'), { newName: newId })
  const onError = (error: unknown) => console.error(`Live rooms: ${String(error)}`)
  const replays = openReplays()
  const rooms = await openLiveRooms({ database, redisUrl, merge: replays.merge, now, onError })
  return {
    ...options,
    renderPage: options.renderPage ?? null,
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
    limits: redisUrl === undefined ? openMemoryLimits(now) : openRedisLimits(await openRedis(redisUrl)),
    google: google === undefined ? null : openGoogleReader(google),
    mailer: smtpUrl === undefined ? null : openSmtpMailer({ url: smtpUrl, from: smtpFrom }),
    passwords,
    leaveUploads,
    files,
    images: createImagePool(),
    fonts: createFontPool(),
    incoming: createIncomingFiles({ folder: join(dataDir, 'incoming'), newName: newId }),
    replays,
    sheets: createSheetReader(),
    invoices: createInvoiceWriter(),
    makePack: openPackMaker(),
    ownImages: ownImages(),
    pixabay:
      pixabayKey === undefined ? null : pixabayImages({ key: pixabayKey, cache: responseCache(database, now), now }),
    checks: {
      ...writingChecks({ database, files, newId }),
      rooms: rooms.check,
    },
    rooms,
  }
}
