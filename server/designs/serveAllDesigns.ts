import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { serveActivity } from './activity.ts'
import { serveComments, serveSharedComments } from './comments/serveComments.ts'
import type { CardServices, DesignServices } from './designWork.ts'
import { serveHistory } from './history.ts'
import { serveReviewed } from './review/serveReviewed.ts'
import { serveRevisions } from './revisions.ts'
import { serveChanges, serveCopies, serveDesigns } from './serveDesigns.ts'
import { readUpdateBytes, serveLog } from './serveLog.ts'
import { serveReviews, serveSteps } from './serveSteps.ts'
import { serveShared } from './shares/serveShared.ts'
import { serveShares } from './shares/serveShares.ts'
import { serveStore } from './store/serveStore.ts'
import { serveShopTemplates } from './templates/serveShopTemplates.ts'
import { serveThumbnails } from './thumbnails.ts'

const subjects = [
  serveDesigns,
  serveChanges,
  serveCopies,
  serveLog,
  serveHistory,
  serveRevisions,
  serveSteps,
  serveReviews,
  serveReviewed,
  serveShares,
  serveShared,
  serveComments,
  serveSharedComments,
  serveThumbnails,
  serveStore,
  serveShopTemplates,
  serveActivity,
]

/** Serves every design call. */
export function serveAllDesigns(server: KitloomServer, services: DesignServices & CardServices): void {
  server.addHook('onClose', () => services.replays.close())
  // The parser for bytes is limited to this scope.
  server.register(async scope => {
    const own = scope.withTypeProvider<ZodTypeProvider>()
    readUpdateBytes(own)
    for (const serve of subjects) serve(own, services)
  })
}
