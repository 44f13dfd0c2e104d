import { readActivityCall } from '../../contract/designs/designHistory.ts'
import { accountOf } from '../../http/accountOf.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { serveCall } from '../../http/serveCall.ts'
import { type DesignServices, inShop } from '../designWork.ts'
import { listActivity } from './listActivity.ts'

/** `GET /api/accounts/activity`: what the dashboard tells of lately. */
export function serveActivity(server: KitloomServer, services: DesignServices): void {
  serveCall(server, readActivityCall, ({ tenant, asker, query }) =>
    inShop(services, tenant, async work => ({
      items: [...(await listActivity(work, accountOf(asker), query.limit))],
    })),
  )
}
