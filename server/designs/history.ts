import { desc, eq } from 'drizzle-orm'
import type { DesignStatus } from '../contract/designs/design.ts'
import { type DesignEvent, readHistoryCall } from '../contract/designs/designHistory.ts'
import { designHistory } from '../db/schema/designReviews.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { serveCall } from '../http/serveCall.ts'
import { findOwn, personOf } from './design.ts'
import { type DesignServices, type DesignWork, inShop } from './designWork.ts'

interface Happened {
  readonly designId: string
  readonly event: DesignEvent
  readonly by: 'owner' | 'provider'
  readonly actor: string
  readonly from?: DesignStatus
  readonly to?: DesignStatus
  readonly note?: string
}

/** Records an event in the same transaction as its cause. */
export async function writeHistory({ tx, tenant, now, newId }: DesignWork, happened: Happened): Promise<void> {
  const { from, to, ...rest } = happened
  const states = { fromStatus: from ?? null, toStatus: to ?? null }
  await tx.insert(designHistory).values({ tenantId: tenant.id, id: newId(), createdAt: now, ...states, ...rest })
}

const maxShown = 500

/** `GET /api/designs/{id}/history` */
export function serveHistory(server: KitloomServer, services: DesignServices): void {
  serveCall(server, readHistoryCall, request =>
    inShop(services, request.tenant, async work => {
      await findOwn(work, personOf(request.principal), request.params)
      const rows = await work.tx
        .select()
        .from(designHistory)
        .where(eq(designHistory.designId, request.params.id))
        .orderBy(desc(designHistory.createdAt), desc(designHistory.id))
        .limit(maxShown)
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
