import type { AccountServices } from './accounts/accountServices.ts'
import type { FileStore } from './files/fileStore.ts'
import type { Logging } from './http/logging.ts'
import type { Authenticator } from './http/principal.ts'
import type { OwnPictures } from './images/ownPictures.ts'
import type { PixabayPictures } from './images/pixabay/pixabayPictures.ts'
import type { Mailer } from './mail/mailer.ts'
import type { SheetReader } from './players/import/createSheetReader.ts'
import type { LiveRooms } from './rooms/openLiveRooms.ts'
import type { Tenants } from './tenants/createTenants.ts'
import type { PicturePool } from './uploads/picturePool.ts'

/** What the routes work with, made once in `main.ts`, or in a test. */
export interface Services extends AccountServices {
  /** Absolute path of the built app. */
  readonly builtApp: string
  readonly version: string
  /** Addresses whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[]
  /** What opens `/metrics` to other machines; null for this machine alone. */
  readonly metricsToken: string | null
  readonly logging: Logging
  readonly tenants: Tenants
  readonly files: FileStore
  readonly pictures: PicturePool
  readonly sheets: SheetReader
  readonly ownPictures: OwnPictures
  /** Set when the shop has a key. */
  readonly pixabay: PixabayPictures | null
  readonly authenticator: Authenticator
  /** Sends emails; null where there is no SMTP server: demo shops show their emails at /outbox then. */
  readonly mailer: Mailer | null
  readonly rooms: LiveRooms
  /** What `/ready` asks, by name; each throws when its part cannot be used. */
  readonly checks: Readonly<Record<string, () => Promise<unknown>>>
}
