import type { DesignStatus } from '../../contract/designs/design.ts'
import type { DesignEvent } from '../../contract/designs/designHistory.ts'
import { designHistory } from '../../db/schema/designReviews.ts'
import type { DesignWork } from '../designWork.ts'

interface Happened {
  readonly designId: string
  readonly event: DesignEvent
  readonly by: 'owner' | 'provider'
  readonly actor: string
  readonly from?: DesignStatus
  readonly to?: DesignStatus
  readonly note?: string
}

/** In the transaction in which it happens, or it never did. */
export async function writeHistory({ tx, tenant, now, newId }: DesignWork, happened: Happened): Promise<void> {
  const { from, to, ...rest } = happened
  const states = { fromStatus: from ?? null, toStatus: to ?? null }
  await tx.insert(designHistory).values({ tenantId: tenant.id, id: newId(), createdAt: now, ...states, ...rest })
}
