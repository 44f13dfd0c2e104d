import { z } from 'zod'
import { defineCall } from './call.ts'
import { doneResponse, isoTime, pageOf, pageQuery, versionHeaders } from './callParts.ts'

/** What a shop can be told of while it happens to its orders. */
export const webhookEvents = [
  'order.placed',
  'order.approved',
  'order.rejected',
  'order.resubmitted',
  'order.processed',
  'order.delivered',
  'order.received',
  'order.canceled',
  'order.paid',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** What a delivery is about; `ping` is sent by hand to try an address. */
const deliveredEvent = z.enum([...webhookEvents, 'ping'])
export type DeliveredEvent = z.infer<typeof deliveredEvent>

export const maxWebhooks = 10

const address = z.url({ protocol: /^https?$/ }).max(500)
const events = z
  .array(z.enum(webhookEvents))
  .min(1)
  .max(webhookEvents.length)
  .refine(list => new Set(list).size === list.length)

const webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  /** An inactive webhook gets nothing new, and what waits for it is not sent. */
  active: z.boolean(),
  version: z.int(),
  createdAt: isoTime,
})
export type Webhook = z.infer<typeof webhook>

const webhookWithSecret = z.object({
  webhook,
  /** The key of the signatures; shown when it is new and never again. */
  secret: z.string().nullable(),
})

const delivery = z.object({
  /** Stays the same when it is sent again, so that a receiver can tell. */
  id: z.uuid(),
  event: deliveredEvent,
  status: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  /** What the address responded last; `null` when it never did. */
  response: z
    .object({
      status: z.int(),
      /** The first characters of the body. */
      body: z.string(),
      milliseconds: z.int(),
      at: isoTime,
    })
    .nullable(),
  /** Why the last attempt failed; empty when it did not. */
  error: z.string(),
  nextAttemptAt: isoTime.nullable(),
  createdAt: isoTime,
})
export type WebhookDelivery = z.infer<typeof delivery>

const params = z.object({ id: z.uuid() })

export const listWebhooksCall = defineCall({
  method: 'GET',
  path: '/api/console/webhooks',
  access: 'admin',
  right: 'manage',
  summary: 'List the webhooks of the shop',
  response: z.object({ items: z.array(webhook) }),
})

/** The secret is in this response only. */
export const createWebhookCall = defineCall({
  method: 'POST',
  path: '/api/console/webhooks',
  access: 'admin',
  right: 'manage',
  summary: 'Have the events of orders sent to an address',
  body: z.strictObject({ url: address, events, active: z.boolean().default(true) }),
  response: webhookWithSecret,
  status: 201,
})

export const changeWebhookCall = defineCall({
  method: 'PATCH',
  path: '/api/console/webhooks/:id',
  access: 'admin',
  right: 'manage',
  summary: 'Change the address or the events of a webhook, turn it off, or give it a new secret',
  params,
  headers: versionHeaders,
  body: z.strictObject({
    url: address.optional(),
    events: events.optional(),
    active: z.boolean().optional(),
    newSecret: z.literal(true).optional(),
  }),
  response: webhookWithSecret,
})

/** Its deliveries go too. */
export const removeWebhookCall = defineCall({
  method: 'DELETE',
  path: '/api/console/webhooks/:id',
  access: 'admin',
  right: 'manage',
  summary: 'Remove a webhook',
  params,
  response: doneResponse,
})

export const listDeliveriesCall = defineCall({
  method: 'GET',
  path: '/api/console/webhooks/:id/deliveries',
  access: 'admin',
  right: 'manage',
  summary: 'List what was sent to a webhook and what it responded',
  params,
  query: pageQuery,
  response: pageOf(delivery),
})

export const testWebhookCall = defineCall({
  method: 'POST',
  path: '/api/console/webhooks/:id/test',
  access: 'admin',
  right: 'manage',
  summary: 'Send a ping to a webhook',
  params,
  response: delivery,
  status: 201,
})

export const resendDeliveryCall = defineCall({
  method: 'POST',
  path: '/api/console/webhooks/:id/deliveries/:delivery/resend',
  access: 'admin',
  right: 'manage',
  summary: 'Send a delivery again',
  params: params.extend({ delivery: z.uuid() }),
  response: delivery,
})
