import { asc, type SQLWrapper, sql } from 'drizzle-orm'
import { z } from 'zod'
import { outbox } from '../db/schema/outbox.ts'
import { tenantHosts } from '../db/schema/tenants.ts'
import { webhooks } from '../db/schema/webhooks.ts'
import { ownTexts, textAmong } from '../mail/emailTexts.ts'
import { emailRow } from '../mail/outbox.ts'
import { deliveryRow, wants } from '../webhooks/enqueueWebhooks.ts'
import type { OrderRow } from './findOrder.ts'
import { placedEmails, staffOf } from './orderEmails.ts'
import { shownToWebhooks } from './orderWebhooks.ts'
import type { OrderWork } from './orderWork.ts'

const audienceRow = z.object({
  hosts: z.array(z.object({ host: z.string() })),
  staff: z.array(z.object({ email: z.string(), language: z.enum(['kh', 'en']) })),
  texts: z.array(
    z.object({ language: z.enum(['kh', 'en']), subject: z.string(), opening: z.string(), closing: z.string() }),
  ),
  webhooks: z.array(z.object({ id: z.string(), url: z.string() })),
})
/** Who is told of a new order, what the shop writes to its customer, and the hosts that its link can lead to. */
export type Audience = z.infer<typeof audienceRow>

const event = 'order.placed'

/** One statement, to be read before the order takes its number, for which others in the shop wait. */
export async function readAudience(work: OrderWork): Promise<Audience> {
  const { tx } = work
  const hosts = tx.select({ host: tenantHosts.host }).from(tenantHosts).orderBy(asc(tenantHosts.host))
  const wanted = tx.select({ id: webhooks.id, url: webhooks.url }).from(webhooks).where(wants(event))
  const { rows } = await tx.execute(
    sql`select ${listOf(hosts)} as hosts, ${listOf(staffOf(work))} as staff, ${listOf(ownTexts(tx, 'placed'))} as texts,
      ${listOf(wanted)} as webhooks`,
  )
  return audienceRow.parse(rows[0])
}

const listOf = (query: SQLWrapper) => sql`(select coalesce(json_agg(found), '[]') from ${query} found)`

/**
 * Tells the customer, the staff and the webhooks of the shop of a new order, in one statement.
 * @param secret of the link by which it is followed
 */
export async function announceOrder(
  work: OrderWork,
  order: OrderRow,
  secret: string,
  audience: Audience,
): Promise<void> {
  const addressOf = work.addressOn(audience.hosts.map(({ host }) => host))
  const link = addressOf('/order/track', `${order.number}.${secret}`)
  const text = textAmong(audience.texts, 'placed', order.language)
  const emails = placedEmails(work, order, { staff: audience.staff, text, link }).map(emailRow)
  const subject = { order: shownToWebhooks(order) }
  const deliveries = audience.webhooks.map(({ id, url }) => deliveryRow(work, { webhook: id, url, event, subject }))
  await work.tx.insert(outbox).values([...emails, ...deliveries])
}
