import { and, asc, count, desc, eq, exists, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { OrderCard } from '../contract/orders/order.ts'
import type { orderListQuery } from '../contract/orders/ownOrders.ts'
import { containing } from '../db/likePattern.ts'
import { orderLines, orders } from '../db/schema/orders.ts'
import type { Person } from '../designs/design.ts'
import { type OrderRow, orderedBy } from './findOrder.ts'
import { linesOf } from './orderedArtwork.ts'
import type { OrderWork } from './orderWork.ts'
import { cardOf, paidFor } from './showOrder.ts'

type Wanted = z.infer<typeof orderListQuery>

/** One page of a person's orders. */
export const listOrders = (work: OrderWork, person: Person, query: Wanted) =>
  list(work, query, orderedBy(person), card => card)

/** One page of the orders of the shop, each with its receiver. */
export const listShopOrders = (work: OrderWork, query: Wanted) =>
  list(work, query, undefined, (card, { delivery }) => ({ ...card, receiver: delivery.name }))

type Show<Item> = (card: OrderCard, row: OrderRow) => Item

async function list<Item>(work: OrderWork, query: Wanted, whose: SQL | undefined, show: Show<Item>) {
  const { page, pageSize, sort } = query
  const wanted = and(whose, query.status && eq(orders.status, query.status), matches(work, query.search))
  const [counted] = await work.tx.select({ total: count() }).from(orders).where(wanted)
  const rows = await work.tx
    .select()
    .from(orders)
    .where(wanted)
    .orderBy(...orderings[sort])
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const paid = await paidFor(
    work,
    rows.map(({ id }) => id),
  )
  const items: Item[] = []
  for (const row of rows) {
    items.push(show(await cardOf(work, row, await linesOf(work, row.id), paid.get(row.id) ?? 0), row))
  }
  return { items, total: counted?.total ?? 0, page, pageSize }
}

const orderings = {
  newest: [desc(orders.createdAt), desc(orders.id)],
  oldest: [asc(orders.createdAt), asc(orders.id)],
  total: [desc(orders.grandTotal), desc(orders.id)],
} as const satisfies Readonly<Record<Wanted['sort'], readonly SQL[]>>

/** `#00042` and `42` are the number; anything else is looked for in the names of designs and of the receiver. */
function matches({ tx }: OrderWork, search: string): SQL | undefined {
  if (search === '') return undefined
  const number = /^#?0*(\d{1,9})$/.exec(search)?.[1]
  const pattern = containing(search)
  const inDesigns = tx
    .select({ found: sql`1` })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orders.id), ilike(orderLines.name, pattern)))
  return or(
    number === undefined ? undefined : eq(orders.number, Number(number)),
    ilike(sql`${orders.delivery} ->> 'name'`, pattern),
    exists(inDesigns),
  )
}
