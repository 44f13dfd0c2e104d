import { readDetailsCall } from '../../contract/accounts/details.ts'
import {
  accountSummaryCall,
  changeDetailsCall,
  changeNotificationsCall,
  deleteAccountCall,
  readNotificationsCall,
} from '../../contract/accounts/settings.ts'
import { versionTag } from '../../contract/call.ts'
import { done } from '../../contract/callParts.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { serveCall } from '../../http/serveCall.ts'
import { ownAccount } from '../account.ts'
import type { AccountServices } from '../accountServices.ts'
import { customerOf } from '../authenticate.ts'
import { deleteAccount } from '../deleteAccount.ts'
import { changeDetails, describeAccount, summarise } from '../details.ts'
import { keepNotifications, readNotifications } from '../notifications.ts'
import { visitOf } from '../visit.ts'

/** A customer's own details, and what he wants to be told of. */
export function serveDetails(server: KitloomServer, services: AccountServices): void {
  const { database, now } = services
  serveCall(server, readDetailsCall, async (request, reply) => {
    const { account } = customerOf(request)
    const found = await database.asTenant(request.tenant.id, tx => ownAccount(tx, account))
    reply.header('etag', versionTag(found.version))
    return describeAccount(found)
  })
  serveCall(server, changeDetailsCall, async (request, reply) => {
    const version = request.headers['if-match'] ?? null
    const change = { account: customerOf(request).account, details: request.body, version }
    const changed = await changeDetails(services, request.tenant.id, change)
    reply.header('etag', versionTag(changed.version))
    return describeAccount(changed)
  })
  serveCall(server, deleteAccountCall, async request => {
    await deleteAccount(services, visitOf(request), customerOf(request).account, request.body)
    return done
  })
  serveCall(server, accountSummaryCall, request =>
    database.asTenant(request.tenant.id, tx => summarise(tx, customerOf(request).account)),
  )
  serveCall(server, readNotificationsCall, request =>
    database.asTenant(request.tenant.id, tx => readNotifications(tx, customerOf(request).account)),
  )
  serveCall(server, changeNotificationsCall, async request => {
    const kept = { account: customerOf(request).account, settings: request.body, now: now() }
    const { id } = request.tenant
    await database.asTenant(id, tx => keepNotifications(tx, { tenant: id, ...kept }))
    return request.body
  })
}
