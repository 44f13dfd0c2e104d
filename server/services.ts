import type { AccountServices } from './accounts/accountServices.ts'
import type { PageRenderer } from './contract/pageStart.ts'
import type { Replays } from './designs/replay/replays.ts'
import type { FileStore } from './files/fileStore.ts'
import type { Logging } from './http/logging.ts'
import type { Authenticator } from './http/principal.ts'
import type { OwnImages } from './images/ownImages.ts'
import type { PixabayImages } from './images/pixabay/pixabayImages.ts'
import type { Mailer } from './mail/mailer.ts'
import type { InvoiceWriter } from './orders/invoice/createInvoiceWriter.ts'
import type { SheetReader } from './players/import/createSheetReader.ts'
import type { PackMaker } from './production/openPackMaker.ts'
import type { FontPool } from './resources/fonts/fontPool.ts'
import type { LiveRooms } from './rooms/openLiveRooms.ts'
import type { Tenants } from './tenants/createTenants.ts'
import type { ImagePool } from './uploads/imagePool.ts'
import type { IncomingFiles } from './uploads/incomingFiles.ts'

/** All services, created once in `main.ts` or in a test. */
export interface Services extends AccountServices {
  /** The absolute path of the built app. */
  readonly builtApp: string
  readonly version: string
  /** Draws pages; null: they come as the build made them. */
  readonly renderPage: PageRenderer | null
  /** Proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[]
  /** The token that gives other machines access to `/metrics`; null: only this machine. */
  readonly metricsToken: string | null
  readonly logging: Logging
  readonly tenants: Tenants
  readonly files: FileStore
  readonly images: ImagePool
  readonly fonts: FontPool
  readonly incoming: IncomingFiles
  readonly replays: Replays
  readonly sheets: SheetReader
  readonly invoices: InvoiceWriter
  /** Makes production packs. */
  readonly makePack: PackMaker
  readonly ownImages: OwnImages
  /** Null without a key. */
  readonly pixabay: PixabayImages | null
  readonly authenticator: Authenticator
  /** Sends emails; null without an SMTP server, when demo shops show their emails at /outbox. */
  readonly mailer: Mailer | null
  readonly rooms: LiveRooms
  /** The checks of `/ready` by name; a check throws when its dependency is unusable. */
  readonly checks: Readonly<Record<string, () => Promise<unknown>>>
}
