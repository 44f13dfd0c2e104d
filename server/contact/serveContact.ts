import { contactCall } from '../contract/contact.ts'
import type { Database } from '../db/database.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { serveCall } from '../http/serveCall.ts'
import { networkOf } from '../limits/limitRequests.ts'
import { consume, type Limits } from '../limits/limits.ts'
import { checkedContact } from './checkedContact.ts'
import { contactLimits } from './contactLimits.ts'
import { keepMessage } from './keepMessage.ts'

interface Needed {
  readonly database: Database
  readonly limits: Limits
  /** Milliseconds since 1970. */
  now(): number
  /** A uuid of version 7. */
  newId(): string
}

/** `POST /api/contact`: a message to the shop. */
export function serveContact(server: KitloomServer, { database, limits, now, newId }: Needed): void {
  serveCall(server, contactCall, async ({ tenant, asker, body, ip }, reply) => {
    const message = { ...body, contact: checkedContact(body.contact) }
    await consume(
      limits,
      [`contact:${tenant.id}:${networkOf(ip)}`, contactLimits.fromAddress],
      [`contact:${tenant.id}`, contactLimits.toShop],
    )
    const at = now()
    const account = asker.kind === 'customer' ? asker.account : null
    const id = await database.asTenant(tenant.id, tx => keepMessage(tx, { tenant, account, message, now: at, newId }))
    return reply.code(201).send({ id, createdAt: new Date(at).toISOString() })
  })
}
