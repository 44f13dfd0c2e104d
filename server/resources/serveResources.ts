import type { Database } from '../db/database.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import type { OwnImages } from '../images/ownImages.ts'
import { serveFonts, serveFontsource } from './fonts/serveFonts.ts'
import { serveGraphics } from './serveGraphics.ts'
import { servePatterns } from './servePatterns.ts'
import { serveTemplates } from './serveTemplates.ts'

interface Needed {
  readonly database: Database
  readonly ownImages: OwnImages
}

/** Serves the resources of the editor. */
export function serveResources(server: KitloomServer, services: Needed): void {
  serveFonts(server, services)
  serveFontsource(server)
  servePatterns(server, services)
  serveGraphics(server, services)
  serveTemplates(server)
}
