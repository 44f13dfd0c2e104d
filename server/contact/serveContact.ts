import { contactAnswer, contactRequest } from '../contract/contact.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { networkOf } from '../limits/networkOf.ts'
import { takeOrRefuse } from '../limits/takeOrRefuse.ts'
import type { Services } from '../services.ts'
import { checkedContact } from './checkedContact.ts'
import { contactLimits } from './contactLimits.ts'
import { keepMessage } from './keepMessage.ts'

type Needed = Pick<Services, 'database' | 'limits' | 'now' | 'newId'>

/** `POST /api/contact`: a message to the shop. */
export function serveContact(server: KitloomServer, { database, limits, now, newId }: Needed): void {
  server.post(
    '/api/contact',
    {
      schema: { summary: 'Write to the shop', body: contactRequest, response: { 201: contactAnswer } },
      config: { access: 'public' },
    },
    async ({ tenant, asker, body, ip }, reply) => {
      const message = { ...body, contact: checkedContact(body.contact) }
      await takeOrRefuse(
        limits,
        [`contact:${tenant.id}:${networkOf(ip)}`, contactLimits.fromAddress],
        [`contact:${tenant.id}`, contactLimits.toShop],
      )
      const at = now()
      const account = asker.kind === 'customer' ? asker.account : null
      const id = await database.asTenant(tenant.id, tx => keepMessage(tx, { tenant, account, message, now: at, newId }))
      return reply.code(201).send({ id, createdAt: new Date(at).toISOString() })
    },
  )
}
