import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { createAuthenticator } from '../../../server/accounts/authenticate.ts'
import { openKeyRing } from '../../../server/accounts/keyRing.ts'
import { newId } from '../../../server/db/newId.ts'
import { folderFileStore } from '../../../server/files/folderFileStore.ts'
import { ownPictures } from '../../../server/images/ownPictures.ts'
import { openMemoryLimits } from '../../../server/limits/limits.ts'
import { createSheetReader } from '../../../server/players/import/createSheetReader.ts'
import { openLiveRooms } from '../../../server/rooms/openLiveRooms.ts'
import { createServer } from '../../../server/server.ts'
import type { Services } from '../../../server/services.ts'
import { createTenants } from '../../../server/tenants/createTenants.ts'
import { createPicturePool } from '../../../server/uploads/picturePool.ts'
import { leaveUploads } from '../../../server/uploads/transferUploads.ts'
import { type DatabaseKind, databases, firstDay } from './databases.ts'
import { quickPasswords } from './quickPasswords.ts'

export const page = '<!doctype html><title>Kitloom</title>'

export interface HouseOptions {
  readonly database?: DatabaseKind
  readonly redisUrl?: string
  /** Parts that a test puts in another's place. */
  readonly services?: (usual: Services) => Partial<Services>
}

/** A server over a migrated database with the three demo shops, on a clock that the test moves. */
export async function openHouse({
  database: kind = databases[0] as DatabaseKind,
  redisUrl,
  services: own,
}: HouseOptions = {}) {
  const database = await kind.openDemo()
  const builtApp = mkdtempSync(join(tmpdir(), 'kitloom-built-'))
  writeFileSync(join(builtApp, 'index.html'), page)
  const clock = { now: firstDay }
  const now = () => clock.now
  const keys = openKeyRing({ database, now })
  const usual: Services = {
    builtApp,
    version: '1.2.3',
    production: false,
    publicOrigin: null,
    trustedProxies: [],
    metricsToken: null,
    now,
    newId,
    logging: { level: 'silent' },
    database,
    files: folderFileStore(join(builtApp, '.files'), { newName: newId }),
    passwords: quickPasswords,
    pictures: createPicturePool({ timeout: 120_000 }),
    sheets: createSheetReader(),
    ownPictures: ownPictures(),
    pixabay: null,
    tenants: createTenants({ database, production: false, now }),
    keys,
    authenticator: createAuthenticator({ database, now, keys }),
    limits: openMemoryLimits(now),
    google: null,
    mailer: null,
    leaveUploads,
    rooms: openLiveRooms({ database, now, redisUrl, onError: () => {} }),
    checks: {},
  }
  const services: Services = { ...usual, ...own?.(usual) }
  const server = await createServer(services)

  /** Asks with these headers; `host` chooses the shop. */
  const asking = (headers: Record<string, string>) => {
    const ask = (method: InjectOptions['method'], url: string, body?: unknown, more: Record<string, string> = {}) =>
      server.inject({
        method,
        url,
        headers: { host: 'angkor.localhost', ...headers, ...more },
        ...(body === undefined ? {} : { payload: body as object }),
      })
    return {
      get: (url: string, more?: Record<string, string>) => ask('GET', url, undefined, more),
      post: (url: string, body?: unknown, more?: Record<string, string>) => ask('POST', url, body, more),
      put: (url: string, body?: unknown, more?: Record<string, string>) => ask('PUT', url, body, more),
      patch: (url: string, body?: unknown, more?: Record<string, string>) => ask('PATCH', url, body, more),
      delete: (url: string, more?: Record<string, string>) => ask('DELETE', url, undefined, more),
    }
  }

  return {
    server,
    services,
    database,
    clock,
    ...asking({}),
    /** Somebody who asks: `house.as({ authorization: … })`. */
    as: asking,
    /** The same visitor in another shop: `house.at('mekong').get('/whoami')`. */
    at: (slug: string, headers: Record<string, string> = {}) => asking({ ...headers, host: `${slug}.localhost` }),
    /** A demo shop by its slug. */
    shop: (slug: string) => services.tenants.ofRequest(`${slug}.localhost`),
    async close() {
      await server.close()
      await database.close()
      rmSync(builtApp, { recursive: true, force: true })
    },
  }
}

export type House = Awaited<ReturnType<typeof openHouse>>
