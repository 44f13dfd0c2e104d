import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { outbox } from '../db/schema/outbox.ts'
import { webhooks } from '../db/schema/webhooks.ts'
import { claimDue, type DueItem } from '../mail/outbox.ts'
import { maxAttempts, waitBeforeRetry } from '../mail/retries.ts'
import { type StoredDelivery, storedDelivery } from './enqueueWebhooks.ts'
import type { SendWebhook } from './sendWebhook.ts'
import { signWebhook } from './signature.ts'

interface Delivering {
  readonly database: Database
  readonly send: SendWebhook
  readonly version: string
  now(): number
}

/** Of those claimed at a time, so many are of one shop: one with slow addresses must not hold up the others. */
const share = 4

/** Sends due webhooks and returns how many were tried. Failed ones are retried with growing delays. */
export async function sendDueWebhooks(delivering: Delivering): Promise<number> {
  const due = await claimDue(delivering.database, { kind: 'webhook', now: delivering.now(), batch: 20, share })
  await Promise.all(due.map(delivery => deliver(delivering, delivery)))
  return due.length
}

async function deliver(delivering: Delivering, { tenantId, id, content, attempts }: DueItem): Promise<void> {
  const { database, now } = delivering
  const stored = storedDelivery.parse(content)
  const [target] = await database.asSystem(tx =>
    tx
      .select()
      .from(webhooks)
      .where(and(eq(webhooks.tenantId, tenantId), eq(webhooks.id, stored.webhook))),
  )
  const note = (changes: Partial<typeof outbox.$inferInsert>) =>
    database.asSystem(tx =>
      tx
        .update(outbox)
        .set(changes)
        .where(and(eq(outbox.tenantId, tenantId), eq(outbox.id, id))),
    )
  if (!target?.active) {
    await note({ failedAt: new Date(now()), lastError: 'The webhook is turned off.' })
    return
  }
  const { response, error } = await attempt(delivering, { id, stored, url: target.url, secret: target.secret })
  const replied = { recipient: target.url, content: { ...stored, response: response ?? stored.response } }
  if (error === null) await note({ ...replied, sentAt: new Date(now()), lastError: null })
  else if (attempts >= maxAttempts) await note({ ...replied, failedAt: new Date(now()), lastError: error })
  else await note({ ...replied, nextAttemptAt: new Date(now() + waitBeforeRetry(attempts)), lastError: error })
}

interface Attempt {
  readonly id: string
  readonly stored: StoredDelivery
  readonly url: string
  readonly secret: string
}

/** One request, and why it counts as failed: anything but a response of 2xx does. */
async function attempt({ send, version, now }: Delivering, { id, stored, url, secret }: Attempt) {
  const [{ event, body }, begun] = [stored, now()]
  const headers = {
    'content-type': 'application/json',
    'user-agent': `Kitloom/${version}`,
    'kitloom-event': event,
    'kitloom-delivery': id,
    'kitloom-signature': signWebhook(secret, body, begun),
  }
  try {
    const { status, body: text } = await send({ url, headers, body })
    const ended = now()
    const response = { status, body: text, milliseconds: ended - begun, at: new Date(ended).toISOString() }
    return { response, error: status >= 200 && status < 300 ? null : `The address responded with ${status}.` }
  } catch (error) {
    return { response: null, error: (error instanceof Error ? error.message : String(error)).slice(0, 500) }
  }
}
