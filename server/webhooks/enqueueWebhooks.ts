import { and, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type DeliveredEvent, type WebhookEvent, webhookEvents } from '../contract/webhooks.ts'
import type { TenantId, Transaction } from '../db/database.ts'
import { outbox } from '../db/schema/outbox.ts'
import { webhooks } from '../db/schema/webhooks.ts'

/** The content of a delivery in the outbox. */
export const storedDelivery = z.object({
  webhook: z.uuid(),
  event: z.enum([...webhookEvents, 'ping']),
  /** The JSON that is sent, always the same bytes. */
  body: z.string(),
  response: z
    .object({ status: z.int(), body: z.string(), milliseconds: z.int(), at: z.iso.datetime() })
    .nullable()
    .default(null),
})
export type StoredDelivery = z.infer<typeof storedDelivery>

/** A transaction in a shop. */
export interface WebhookWork {
  readonly tx: Transaction
  readonly tenant: { readonly id: TenantId }
  readonly now: Date
  newId(): string
}

/** Tells the webhooks of the shop what happened, in the transaction that causes it, so that both happen or neither. */
export async function enqueueWebhooks(work: WebhookWork, event: WebhookEvent, subject: object): Promise<void> {
  const wanted = await work.tx.select().from(webhooks).where(wants(event))
  const rows = wanted.map(({ id, url }) => deliveryRow(work, { webhook: id, url, event, subject }))
  if (rows.length > 0) await work.tx.insert(outbox).values(rows)
}

/** The webhooks that are told of an event. */
export const wants = (event: WebhookEvent): SQL | undefined =>
  and(eq(webhooks.active, true), sql`${webhooks.events} ? ${event}`)

interface NewDelivery {
  readonly webhook: string
  readonly url: string
  readonly event: DeliveredEvent
  readonly subject: object
}

/** One delivery, as the outbox takes it. */
export function deliveryRow({ tenant, now, newId }: WebhookWork, { webhook, url, event, subject }: NewDelivery) {
  const id = newId()
  const body = JSON.stringify({ id, event, at: now.toISOString(), ...subject })
  return {
    ...{ tenantId: tenant.id, id, kind: 'webhook' as const, recipient: url },
    ...{ content: { webhook, event, body }, nextAttemptAt: now, createdAt: now },
  }
}

/** Adds one delivery to the outbox. */
export async function enqueueDelivery(work: WebhookWork, delivery: NewDelivery) {
  const [row] = await work.tx.insert(outbox).values(deliveryRow(work, delivery)).returning()
  if (!row) throw new Error('The database returned no delivery.')
  return row
}
