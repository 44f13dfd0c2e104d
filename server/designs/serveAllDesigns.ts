import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { serveActivity } from './activity/serveActivity.ts'
import { serveComments } from './comments/serveComments.ts'
import { serveSharedComments } from './comments/serveSharedComments.ts'
import type { DesignServices } from './designWork.ts'
import { serveHistory } from './history/serveHistory.ts'
import { readUpdateBytes } from './log/readUpdateBytes.ts'
import { serveLog } from './log/serveLog.ts'
import { serveRevisions } from './revisions/serveRevisions.ts'
import { serveChanges } from './serveChanges.ts'
import { serveCopies } from './serveCopies.ts'
import { serveDesigns } from './serveDesigns.ts'
import { serveSteps } from './serveSteps.ts'
import { serveShared } from './shares/serveShared.ts'
import { serveShares } from './shares/serveShares.ts'
import { serveReviews } from './states/serveReviews.ts'
import { serveStore } from './store/serveStore.ts'
import { serveThumbnails } from './thumbnails/serveThumbnails.ts'

const rooms = [
  ...[serveDesigns, serveChanges, serveCopies, serveLog, serveHistory, serveRevisions, serveSteps, serveReviews],
  ...[serveShares, serveShared, serveComments, serveSharedComments, serveThumbnails, serveStore],
  serveActivity,
]

/** Every call about designs. */
export function serveAllDesigns(server: KitloomServer, services: DesignServices): void {
  // In a scope of their own, so that no other room is sent bare bytes.
  server.register(async scope => {
    const own = scope.withTypeProvider<ZodTypeProvider>()
    readUpdateBytes(own)
    for (const serve of rooms) serve(own, services)
  })
}
