import { and, asc, desc, eq, gt, ilike, inArray, isNull, lte, not, or, type SQL, sql, sum } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { openMessages } from '../contact/messageThreads.ts'
import { maxListed, type SearchResults, type Today } from '../contract/console/today.ts'
import type { OrderStatus } from '../contract/orders/order.ts'
import { containing } from '../db/likePattern.ts'
import { accounts } from '../db/schema/accounts.ts'
import { designComments, designReviews } from '../db/schema/designReviews.ts'
import { designs } from '../db/schema/designs.ts'
import { handoffMessages, handoffs } from '../db/schema/handoffs.ts'
import { orders, payments } from '../db/schema/orders.ts'
import { cardsOf, listShopOrders } from '../orders/listOrders.ts'
import type { OrderWork } from '../orders/orderWork.ts'

/** The pages of orders and designs have the others. */
const maxShown = maxListed + 1
/** Results of each kind. */
const maxFound = 6

/** The statuses in which the shop has the next step. */
const waiting: readonly OrderStatus[] = ['REVIEWING', 'APPROVED', 'PROCESSING']
const accepted: readonly OrderStatus[] = ['APPROVED', 'PROCESSING', 'ON_THE_WAY', 'COMPLETED']

const nameOf = (person: { readonly firstName: string | null; readonly lastName: string | null }): string =>
  [person.firstName, person.lastName].filter(Boolean).join(' ')

const owner = { firstName: accounts.firstName, lastName: accounts.lastName }

/** What waits for somebody of the shop, oldest first. */
export async function readToday(work: OrderWork, { withMessages }: { readonly withMessages: boolean }): Promise<Today> {
  const waitingOrders = await work.tx
    .select()
    .from(orders)
    .where(inArray(orders.status, [...waiting]))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(maxShown)
  return {
    designs: await waitingDesigns(work),
    replies: await openReplies(work),
    messages: withMessages ? await waitingMessages(work) : [],
    inquiries: await openInquiries(work),
    orders: await cardsOf(work, waitingOrders),
    late: await lateOrders(work),
    unpaid: await unpaidOrders(work),
  }
}

async function waitingDesigns({ tx }: OrderWork) {
  const rows = await tx
    .select({ id: designs.id, name: designs.name, since: designReviews.createdAt, ...owner })
    .from(designReviews)
    .innerJoin(designs, eq(designs.id, designReviews.designId))
    .leftJoin(accounts, eq(accounts.id, designs.ownerId))
    .where(and(isNull(designReviews.decision), isNull(designs.deletedAt)))
    .orderBy(asc(designReviews.createdAt))
    .limit(maxShown)
  return rows.map(({ id, name, since, ...by }) => ({ id, name, customer: nameOf(by), since: since.toISOString() }))
}

/** What customers wrote below a comment of the shop that is not settled, and that the shop has not read on with since. */
async function openReplies({ tx }: OrderWork) {
  const pinned = alias(designComments, 'pinned')
  const later = alias(designComments, 'later')
  const isSettled = sql`exists (${tx
    .select({ found: sql`1` })
    .from(later)
    .where(and(eq(later.parentId, pinned.id), later.byShop, gt(later.createdAt, designComments.createdAt)))})`
  const rows = await tx
    .select({
      id: designs.id,
      name: designs.name,
      text: designComments.text,
      since: designComments.createdAt,
      ...owner,
    })
    .from(pinned)
    .innerJoin(designComments, eq(designComments.parentId, pinned.id))
    .innerJoin(designs, eq(designs.id, pinned.designId))
    .leftJoin(accounts, eq(accounts.id, designs.ownerId))
    .where(
      and(
        pinned.byShop,
        isNull(pinned.resolvedAt),
        not(designComments.byShop),
        isNull(designs.deletedAt),
        not(isSettled),
      ),
    )
    .orderBy(asc(designComments.createdAt))
    .limit(maxShown)
  return rows.map(({ id, name, text, since, ...by }) => ({
    ...{ id, name, text },
    customer: nameOf(by),
    since: since.toISOString(),
  }))
}

/** The last word is the supplier's, and the link still works. */
async function openInquiries({ tx, now }: OrderWork) {
  const later = alias(handoffMessages, 'later')
  const isLast = sql`not exists (${tx
    .select({ found: sql`1` })
    .from(later)
    .where(and(eq(later.handoffId, handoffMessages.handoffId), gt(later.createdAt, handoffMessages.createdAt)))})`
  const rows = await tx
    .select({ id: orders.id, order: orders.number, supplier: handoffs.supplier, message: handoffMessages })
    .from(handoffs)
    .innerJoin(handoffMessages, eq(handoffMessages.handoffId, handoffs.id))
    .innerJoin(orders, eq(orders.id, handoffs.orderId))
    .where(and(isNull(handoffs.revokedAt), gt(handoffs.expiresAt, now), not(handoffMessages.byShop), isLast))
    .orderBy(asc(handoffMessages.createdAt), asc(handoffMessages.id))
    .limit(maxShown)
  return rows.map(({ message: { text, createdAt }, ...about }) => ({ ...about, text, since: createdAt.toISOString() }))
}

async function waitingMessages(work: OrderWork) {
  const open = await openMessages(work, maxShown)
  return open.map(({ id, subject, sender, contact, createdAt }) => ({
    ...{ id, subject },
    sender: sender || contact,
    since: createdAt,
  }))
}

async function lateOrders(work: OrderWork) {
  const wished = sql<string>`${orders.delivery} ->> 'wishedDate'`
  const rows = await work.tx
    .select()
    .from(orders)
    .where(and(inArray(orders.status, [...waiting]), lte(wished, work.now.toISOString().slice(0, 10))))
    .orderBy(asc(wished), asc(orders.id))
    .limit(maxShown)
  const cards = await cardsOf(work, rows)
  return cards.map((card, at) => ({ ...card, wishedDate: rows[at]?.delivery.wishedDate ?? '' }))
}

async function unpaidOrders(work: OrderWork) {
  const { tx } = work
  const paid = tx
    .select({ orderId: payments.orderId, cents: sum(payments.amount).as('cents') })
    .from(payments)
    .groupBy(payments.orderId)
    .as('paid')
  const open = sql<number>`${orders.grandTotal} - coalesce(${paid.cents}, 0)`
  const isOpen = and(inArray(orders.status, [...accepted]), sql`${open} > 0`)
  const [all] = await tx
    .select({ count: sql<number>`count(*)::int`, cents: sql<number>`coalesce(sum(${open}), 0)::float8` })
    .from(orders)
    .leftJoin(paid, eq(paid.orderId, orders.id))
    .where(isOpen)
  const rows = await tx
    .select({ order: orders })
    .from(orders)
    .leftJoin(paid, eq(paid.orderId, orders.id))
    .where(isOpen)
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(maxShown)
  const cards = await cardsOf(
    work,
    rows.map(({ order }) => order),
  )
  return { count: all?.count ?? 0, cents: all?.cents ?? 0, orders: cards }
}

interface Search {
  readonly search: string
  /** Whether customers are looked for. */
  readonly withCustomers: boolean
}

/** Orders by number, receiver and design; designs that were shown to the shop by name or customer; customers by name or email. */
export async function searchConsole(work: OrderWork, { search, withCustomers }: Search): Promise<SearchResults> {
  const pattern = containing(search)
  const found = await listShopOrders(work, {
    ...{ search, sort: 'newest', page: 1, pageSize: maxFound, status: undefined },
  })
  const named = await work.tx
    .select({ id: designs.id, name: designs.name, status: designs.status, since: designs.updatedAt, ...owner })
    .from(designs)
    .leftJoin(accounts, eq(accounts.id, designs.ownerId))
    .where(
      and(
        inArray(designs.status, ['REVIEWING', 'READY', 'REJECTED']),
        isNull(designs.deletedAt),
        or(ilike(designs.name, pattern), ilike(fullName, pattern)),
      ),
    )
    .orderBy(desc(designs.updatedAt))
    .limit(maxFound)
  return {
    orders: found.items,
    designs: named.map(({ id, name, status, since, ...by }) => ({
      ...{ id, name, status },
      customer: nameOf(by),
      since: since.toISOString(),
    })),
    customers: withCustomers ? await findCustomers(work, pattern) : [],
  }
}

const fullName: SQL = sql`${accounts.firstName} || ' ' || ${accounts.lastName}`

async function findCustomers({ tx }: OrderWork, pattern: string) {
  const rows = await tx
    .select({ id: accounts.id, email: accounts.email, ...owner })
    .from(accounts)
    .where(or(ilike(fullName, pattern), ilike(accounts.email, pattern)))
    .orderBy(asc(accounts.lastName), asc(accounts.id))
    .limit(maxFound)
  return rows.map(({ id, email, ...by }) => ({ id, email, name: nameOf(by) }))
}
