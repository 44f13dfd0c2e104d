import { desc, eq } from 'drizzle-orm'
import { readHistoryCall } from '../../contract/designs/designHistory.ts'
import { designHistory } from '../../db/schema/designReviews.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { serveCall } from '../../http/serveCall.ts'
import { findOwn, personOf } from '../design.ts'
import { type DesignServices, inShop } from '../designWork.ts'

const mostShown = 500

/** `GET /api/designs/{id}/history` */
export function serveHistory(server: KitloomServer, services: DesignServices): void {
  serveCall(server, readHistoryCall, request =>
    inShop(services, request.tenant, async work => {
      await findOwn(work, personOf(request.asker), request.params)
      const rows = await work.tx
        .select()
        .from(designHistory)
        .where(eq(designHistory.designId, request.params.id))
        .orderBy(desc(designHistory.createdAt), desc(designHistory.id))
        .limit(mostShown)
      return {
        items: rows.map(({ id, event, by, fromStatus, toStatus, note, createdAt }) => ({
          ...{ id, event, by, from: fromStatus, to: toStatus },
          note,
          at: createdAt.toISOString(),
        })),
      }
    }),
  )
}
