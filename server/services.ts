import type { Passwords } from './accounts/passwords/createPasswords.ts'
import type { GoogleReader } from './accounts/social/openGoogleReader.ts'
import type { KeyRing } from './accounts/tokens/keyRing.ts'
import type { Database } from './db/database.ts'
import type { FileStore } from './files/fileStore.ts'
import type { Askers } from './http/asker.ts'
import type { Logging } from './http/logging.ts'
import type { OwnPictures } from './images/ownPictures.ts'
import type { PixabayPictures } from './images/pixabay/pixabayPictures.ts'
import type { Limits } from './limits/limits.ts'
import type { Mailer } from './mail/mailer.ts'
import type { SheetReader } from './players/import/createSheetReader.ts'
import type { LiveRooms } from './rooms/openLiveRooms.ts'
import type { Tenants } from './tenants/createTenants.ts'
import type { PictureWorkshop } from './uploads/createPictureWorkshop.ts'

/** What the routes work with, made once in `main.ts`, or in a test. */
export interface Services {
  /** Absolute path of the built app. */
  readonly builtApp: string
  readonly version: string
  readonly production: boolean
  /** How people reach the house, such as `https://kitloom.example`; null when nobody said. */
  readonly publicOrigin: string | null
  /** Addresses whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[]
  /** Milliseconds since 1970. */
  now(): number
  /** A uuid of version 7. */
  newId(): string
  /** What opens `/metrics` to other machines; null for this machine alone. */
  readonly metricsToken: string | null
  readonly logging: Logging
  readonly database: Database
  readonly tenants: Tenants
  readonly files: FileStore
  readonly pictures: PictureWorkshop
  readonly sheets: SheetReader
  readonly ownPictures: OwnPictures
  /** Set when the shop has a key. */
  readonly pixabay: PixabayPictures | null
  readonly askers: Askers
  /** Keys of access tokens. */
  readonly keys: KeyRing
  readonly passwords: Passwords
  readonly limits: Limits
  /** Verifies Google's id tokens; null where no client id of Google is set. */
  readonly google: GoogleReader | null
  /** Carries letters; null where there is no SMTP server: demo shops show their letters at /outbox then. */
  readonly mailer: Mailer | null
  readonly rooms: LiveRooms
  /** What `/ready` asks, by name; each throws when its part cannot be used. */
  readonly checks: Readonly<Record<string, () => Promise<unknown>>>
}
