import type { Database } from '../db/database.ts'
import type { FileStore } from '../files/fileStore.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import type { OwnImages } from '../images/ownImages.ts'
import type { FontPool } from './fonts/fontPool.ts'
import { serveFonts, serveFontsource } from './fonts/serveFonts.ts'
import { serveShopFonts } from './fonts/serveShopFonts.ts'
import { serveAvatars } from './serveAvatars.ts'
import { serveGraphics } from './serveGraphics.ts'
import { servePatterns } from './servePatterns.ts'
import { serveTemplates } from './serveTemplates.ts'

interface Needed {
  readonly database: Database
  readonly ownImages: OwnImages
  readonly files: FileStore
  readonly fonts: FontPool
  /** Creates a UUIDv7. */
  newId(): string
  /** Milliseconds since 1970. */
  now(): number
}

/** Serves the resources of the editor. */
export function serveResources(server: KitloomServer, services: Needed): void {
  serveFonts(server, services)
  serveFontsource(server)
  serveShopFonts(server, services)
  servePatterns(server, services)
  serveGraphics(server, services)
  serveTemplates(server)
  serveAvatars(server)
}
