import { desc, eq } from 'drizzle-orm'
import { outboxCall } from '../contract/docs.ts'
import type { Database } from '../db/database.ts'
import { outbox } from '../db/schema/outbox.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { Problem } from '../http/problem.ts'
import { serveCall } from '../http/serveCall.ts'
import type { Mailer } from './mailer.ts'
import { outboxPage } from './outboxPage.ts'

interface Needed {
  readonly database: Database
  readonly production: boolean
  /** Sends emails; null where there is no SMTP server. */
  readonly mailer: Mailer | null
}

/** `GET /outbox`: the letters of a demo shop, which has no mailbox to send them to. Anywhere else there is nothing. */
export function serveOutbox(server: KitloomServer, services: Needed): void {
  serveCall(server, outboxCall, async (request, reply) => {
    const { tenant } = request
    if (services.production || !tenant.demo || services.mailer) throw new Problem('not-found')
    const letters = await services.database.asTenant(tenant.id, tx =>
      tx
        .select()
        .from(outbox)
        .where(eq(outbox.kind, 'letter'))
        .orderBy(desc(outbox.createdAt), desc(outbox.id))
        .limit(50),
    )
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .serializer(String)
      .send(outboxPage(tenant.nameEn, letters))
  })
}
