import { randomInt } from 'node:crypto'
import { asc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { z } from 'zod'
import { orderNumber } from '../contract/orders/order.ts'
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
 * What tells the customer, the staff and the webhooks of the shop of a new order, as the outbox takes it.
 * @param secret of the link by which it is followed
 */
export function announcementsOf(
  work: OrderWork,
  order: OrderRow,
  { secret, audience }: { readonly secret: string; readonly audience: Audience },
) {
  const addressOf = work.addressOn(audience.hosts.map(({ host }) => host))
  const link = addressOf('/order/track', linkPart(order.number, secret))
  const text = textAmong(audience.texts, 'placed', order.language)
  const emails = placedEmails(work, order, { staff: audience.staff, text, link }).map(emailRow)
  const subject = { order: shownToWebhooks(order) }
  const deliveries = audience.webhooks.map(({ id, url }) => deliveryRow(work, { webhook: id, url, event, subject }))
  return [...emails, ...deliveries]
}

const linkPart = (number: number | string, secret: string): string => `${number}.${secret}`

/**
 * A number of fifteen figures that no order has and nobody types, for what is written before the database gives the
 * number.
 */
export const standInNumber = (): number => randomInt(10 ** 14, 10 ** 14 * 2)

/**
 * What was written with a number that stood in, with the number of the order in its place: in the link as it is, for
 * people with five figures or more, as `orderNumber` writes it, and to webhooks as it is.
 */
export function withNumber(
  content: unknown,
  standIn: number,
  { number, secret }: { number: SQL; secret: string },
): SQL {
  const asText = sql`${number}::text`
  const padded = sql`'#' || lpad(${asText}, greatest(5, length(${asText})), '0')`
  const linked = sql`replace(${JSON.stringify(content)}, ${linkPart(standIn, secret)}, ${asText} || ${`.${secret}`})`
  return sql`replace(replace(${linked}, ${orderNumber(standIn)}, ${padded}), ${String(standIn)}, ${asText})::jsonb`
}
