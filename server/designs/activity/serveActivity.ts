import { activityAnswer, activityQuery } from '../../contract/designs/designHistory.ts'
import { accountOf } from '../../http/accountOf.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { type DesignServices, inShop } from '../designWork.ts'
import { listActivity } from './listActivity.ts'

/** `GET /api/accounts/activity`: what the dashboard tells of lately. */
export function serveActivity(server: KitloomServer, services: DesignServices): void {
  server.get(
    '/api/accounts/activity',
    {
      schema: {
        summary: 'What happened lately to my designs',
        querystring: activityQuery,
        response: { 200: activityAnswer },
      },
      config: { access: 'customer' },
    },
    ({ tenant, asker, query }) =>
      inShop(services, tenant, async work => ({
        items: [...(await listActivity(work, accountOf(asker), query.limit))],
      })),
  )
}
