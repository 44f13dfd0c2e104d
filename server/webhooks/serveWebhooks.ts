import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { done } from '../contract/callParts.ts'
import {
  changeWebhookCall,
  createWebhookCall,
  listDeliveriesCall,
  listWebhooksCall,
  maxWebhooks,
  removeWebhookCall,
  resendDeliveryCall,
  testWebhookCall,
  type Webhook,
  type WebhookDelivery,
} from '../contract/webhooks.ts'
import type { Database } from '../db/database.ts'
import { outbox } from '../db/schema/outbox.ts'
import { webhooks } from '../db/schema/webhooks.ts'
import { expectedVersion } from '../http/callParts.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { Problem } from '../http/problem.ts'
import { serveCall } from '../http/serveCall.ts'
import { consume, type Limit, type Limits } from '../limits/limits.ts'
import { checkedAddress } from './checkedAddress.ts'
import { enqueueDelivery, storedDelivery, type WebhookWork } from './enqueueWebhooks.ts'
import { newWebhookSecret } from './signature.ts'

interface Needed {
  readonly database: Database
  readonly limits: Limits
  readonly production: boolean
  now(): number
  newId(): string
}

type Row = typeof webhooks.$inferSelect

/** Deliveries that an ADMIN sends by hand. */
const byHand: Limit = { max: 30, within: 60_000 }

/** All calls of `/api/console/webhooks`. */
export function serveWebhooks(server: KitloomServer, services: Needed): void {
  serveAddresses(server, services)
  serveDeliveries(server, services)
}

const inShop = <T>(
  { database, now, newId }: Needed,
  { tenant }: FastifyRequest,
  act: (work: WebhookWork) => Promise<T>,
) => database.asTenant(tenant.id, tx => act({ tx, tenant, now: new Date(now()), newId }))

function serveAddresses(server: KitloomServer, services: Needed): void {
  const { production } = services
  serveCall(server, listWebhooksCall, request =>
    inShop(services, request, async ({ tx }) => {
      const rows = await tx.select().from(webhooks).orderBy(asc(webhooks.createdAt), asc(webhooks.id))
      return { items: rows.map(show) }
    }),
  )
  serveCall(server, createWebhookCall, request =>
    inShop(services, request, async ({ tx, tenant, now, newId }) => {
      const url = checkedAddress(request.body.url, production)
      // Two that are added at once must not both be the tenth.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks:${tenant.id}`}, 0))`)
      const [known] = await tx.select({ total: count() }).from(webhooks)
      if ((known?.total ?? 0) >= maxWebhooks) throw tooMany
      const { events, active } = request.body
      const row = { tenantId: tenant.id, id: newId(), url, secret: newWebhookSecret(), events, active }
      const [added] = await tx
        .insert(webhooks)
        .values({ ...row, createdAt: now, updatedAt: now })
        .returning()
      if (!added) throw new Error('The database returned no webhook.')
      return { webhook: show(added), secret: added.secret }
    }),
  )
  serveCall(server, changeWebhookCall, request =>
    inShop(services, request, async work => {
      const { newSecret, url, ...changes } = request.body
      const version = expectedVersion(request.headers)
      await find(work, request.params.id)
      const [changed] = await work.tx
        .update(webhooks)
        .set({
          ...changes,
          ...(url === undefined ? {} : { url: checkedAddress(url, production) }),
          ...(newSecret ? { secret: newWebhookSecret() } : {}),
          version: version + 1,
          updatedAt: work.now,
        })
        .where(and(eq(webhooks.id, request.params.id), eq(webhooks.version, version)))
        .returning()
      if (!changed) throw new Problem('version-mismatch')
      return { webhook: show(changed), secret: newSecret ? changed.secret : null }
    }),
  )
  serveCall(server, removeWebhookCall, request =>
    inShop(services, request, async work => {
      const { id } = await find(work, request.params.id)
      await work.tx.delete(outbox).where(sentTo(id))
      await work.tx.delete(webhooks).where(eq(webhooks.id, id))
      return done
    }),
  )
}

function serveDeliveries(server: KitloomServer, services: Needed): void {
  serveCall(server, listDeliveriesCall, request =>
    inShop(services, request, async work => {
      const { id } = await find(work, request.params.id)
      const { page, pageSize } = request.query
      const [counted] = await work.tx.select({ total: count() }).from(outbox).where(sentTo(id))
      const rows = await work.tx
        .select()
        .from(outbox)
        .where(sentTo(id))
        .orderBy(desc(outbox.createdAt), desc(outbox.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      return { items: rows.map(showDelivery), total: counted?.total ?? 0, page, pageSize }
    }),
  )
  serveCall(server, testWebhookCall, async request => {
    await consume(services.limits, [`webhooks:${request.tenant.id}`, byHand])
    return inShop(services, request, async work => {
      const { id, url, active } = await find(work, request.params.id)
      if (!active) throw turnedOff
      return showDelivery(await enqueueDelivery(work, { webhook: id, url, event: 'ping', subject: {} }))
    })
  })
  serveCall(server, resendDeliveryCall, async request => {
    await consume(services.limits, [`webhooks:${request.tenant.id}`, byHand])
    return inShop(services, request, async work => {
      const { active, id } = await find(work, request.params.id)
      if (!active) throw turnedOff
      const [again] = await work.tx
        .update(outbox)
        .set({ attempts: 0, nextAttemptAt: work.now, sentAt: null, failedAt: null, lastError: null })
        .where(and(sentTo(id), eq(outbox.id, request.params.delivery)))
        .returning()
      if (!again) throw new Problem('not-found')
      return showDelivery(again)
    })
  })
}

const sentTo = (webhook: string) => and(eq(outbox.kind, 'webhook'), eq(sql`${outbox.content} ->> 'webhook'`, webhook))

async function find({ tx }: WebhookWork, id: string): Promise<Row> {
  const [found] = await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('update')
  if (!found) throw new Problem('not-found')
  return found
}

const show = ({ id, url, events, active, version, createdAt }: Row): Webhook => ({
  id,
  url,
  events: [...events],
  active,
  version,
  createdAt: createdAt.toISOString(),
})

function showDelivery(row: typeof outbox.$inferSelect): WebhookDelivery {
  const { event, response } = storedDelivery.parse(row.content)
  const status = row.sentAt ? 'delivered' : row.failedAt ? 'failed' : 'waiting'
  return {
    id: row.id,
    event,
    status,
    attempts: row.attempts,
    response,
    error: row.lastError ?? '',
    nextAttemptAt: status === 'waiting' ? row.nextAttemptAt.toISOString() : null,
    createdAt: row.createdAt.toISOString(),
  }
}

const tooMany = new Problem('wrong-state', { detail: `A shop has up to ${maxWebhooks} webhooks. Remove one first.` })
const turnedOff = new Problem('wrong-state', { detail: 'This webhook is turned off. Turn it on first.' })
