import { and, asc, count, desc, eq, exists, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { numberOfOrder } from '../contract/orders/order.ts'
import type { orderListQuery } from '../contract/orders/ownOrders.ts'
import { containing } from '../db/likePattern.ts'
import { orderLines, orders } from '../db/schema/orders.ts'
import type { Person } from '../designs/design.ts'
import { type OrderRow, orderedBy } from './findOrder.ts'
import { shownLinesOf } from './orderedArtwork.ts'
import type { OrderWork } from './orderWork.ts'
import { cardOf, paidFor } from './showOrder.ts'

type Wanted = z.infer<typeof orderListQuery>

/** One page of a person's orders. */
export const listOrders = (work: OrderWork, person: Person, query: Wanted) => list(work, query, orderedBy(person))

/** One page of the orders of the shop, each with its receiver. */
export const listShopOrders = (work: OrderWork, query: Wanted) => list(work, query, undefined)

type Narrowed = Pick<Wanted, 'status' | 'search'>

async function list(work: OrderWork, query: Wanted, whose: SQL | undefined) {
  const { page, pageSize } = query
  const wanted = and(whose, matching(work, query))
  const [counted] = await work.tx.select({ total: count() }).from(orders).where(wanted)
  const rows = await findOrders(work, wanted, { ...query, limit: pageSize, offset: (page - 1) * pageSize })
  return { items: await cardsOf(work, rows), total: counted?.total ?? 0, page, pageSize }
}

interface Part {
  readonly sort: Wanted['sort']
  readonly limit: number
  readonly offset: number
}

export const findOrders = ({ tx }: OrderWork, wanted: SQL | undefined, { sort, limit, offset }: Part) =>
  tx
    .select()
    .from(orders)
    .where(wanted)
    .orderBy(...orderings[sort])
    .limit(limit)
    .offset(offset)

export const matching = (work: OrderWork, { status, search }: Narrowed): SQL | undefined =>
  and(status && eq(orders.status, status), matches(work, search))

/** Orders in a list, each with its receiver; in two queries, however many there are. */
export async function cardsOf(work: OrderWork, rows: readonly OrderRow[]) {
  const ids = rows.map(({ id }) => id)
  const [lines, paid] = [await shownLinesOf(work, ids), await paidFor(work, ids)]
  return rows.map(row => ({
    ...cardOf(
      row,
      lines.filter(({ orderId }) => orderId === row.id),
      paid.get(row.id) ?? 0,
    ),
    receiver: row.delivery.name,
  }))
}

/** What is still to come, the furthest on its way first; what has arrived or was canceled comes last. */
const stage = sql`case ${orders.status}
  when 'ON_THE_WAY' then 1 when 'PROCESSING' then 2 when 'APPROVED' then 3 when 'REVIEWING' then 4 when 'REJECTED' then 5
  else 6 end`

const orderings = {
  newest: [desc(orders.createdAt), desc(orders.id)],
  oldest: [asc(orders.createdAt), asc(orders.id)],
  total: [desc(orders.grandTotal), desc(orders.id)],
  nearest: [stage, sql`${orders.delivery} ->> 'wishedDate' nulls last`, asc(orders.createdAt), asc(orders.id)],
} as const satisfies Readonly<Record<Wanted['sort'], readonly SQL[]>>

/** `#00042` and `42` are the number; anything else is looked for in the names of designs and of the receiver. */
function matches({ tx }: OrderWork, search: string): SQL | undefined {
  if (search === '') return undefined
  const number = numberOfOrder(search)
  const pattern = containing(search)
  const inDesigns = tx
    .select({ found: sql`1` })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orders.id), ilike(orderLines.name, pattern)))
  return or(
    number === undefined ? undefined : eq(orders.number, number),
    ilike(sql`${orders.delivery} ->> 'name'`, pattern),
    exists(inDesigns),
  )
}
