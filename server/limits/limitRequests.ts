import type { KitloomServer } from '../http/kitloomServer.ts'
import type { Limits } from './limits.ts'
import { networkOf } from './networkOf.ts'
import { requestLimits } from './requestLimits.ts'
import { takeOrRefuse } from './takeOrRefuse.ts'

/** Refuses an address that asks too often, before anything is looked up for it. */
export function limitAddresses(server: KitloomServer, limits: Limits): void {
  server.addHook('onRequest', request =>
    takeOrRefuse(limits, [`requests:${networkOf(request.ip)}`, requestLimits.fromAddress]),
  )
}

/** Refuses an account that asks too often, from wherever; `request.asker` is set already. */
export function limitAccounts(server: KitloomServer, limits: Limits): void {
  server.addHook('onRequest', async ({ asker, tenant }) => {
    if (asker.kind !== 'customer' && asker.kind !== 'admin') return
    await takeOrRefuse(limits, [`requests-of:${tenant.id}:${asker.account}`, requestLimits.ofAccount])
  })
}
