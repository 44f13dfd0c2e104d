import type { KitloomServer } from '../http/kitloomServer.ts'
import type { Services } from '../services.ts'
import { serveFonts } from './fonts/serveFonts.ts'
import { serveFontsource } from './fonts/serveFontsource.ts'
import { serveGraphics } from './serveGraphics.ts'
import { servePatterns } from './servePatterns.ts'
import { serveTemplates } from './serveTemplates.ts'

/** What designs are made of. */
export function serveResources(server: KitloomServer, services: Pick<Services, 'database' | 'ownPictures'>): void {
  serveFonts(server, services)
  serveFontsource(server)
  servePatterns(server, services)
  serveGraphics(server, services)
  serveTemplates(server)
}
