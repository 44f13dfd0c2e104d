import { and, asc, count, desc, eq, exists, ilike, inArray, isNull, or, type SQL, sql, sum } from 'drizzle-orm'
import { listSessions } from '../../accounts/sessions.ts'
import type { Customer, CustomerCard, CustomerListQuery } from '../../contract/console/customers.ts'
import { containing } from '../../db/likePattern.ts'
import { accountRoles, accounts } from '../../db/schema/accounts.ts'
import { designs } from '../../db/schema/designs.ts'
import { orders, payments } from '../../db/schema/orders.ts'
import { players } from '../../db/schema/players.ts'
import { staff } from '../../db/schema/staff.ts'
import { Problem } from '../../http/problem.ts'
import { cardsOf } from '../../orders/listOrders.ts'
import type { OrderWork } from '../../orders/orderWork.ts'

export type CustomerRow = typeof accounts.$inferSelect

/** Orders that a customer is shown with; the list of orders has the others. */
const maxOrders = 10

/** One page of everybody who has an account as a customer. */
export async function listCustomers(work: OrderWork, query: CustomerListQuery) {
  const { tx } = work
  const { page, pageSize, search, status, sort } = query
  const wanted = and(
    isCustomer(work),
    status && eq(accounts.status, status),
    search === '' ? undefined : matchesPerson(search),
  )
  const [counted] = await tx.select({ total: count() }).from(accounts).where(wanted)
  const rows = await tx
    .select()
    .from(accounts)
    .where(wanted)
    .orderBy(...orderings[sort])
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { items: await cards(work, rows), total: counted?.total ?? 0, page, pageSize }
}

const orderings = {
  newest: [desc(accounts.createdAt), desc(accounts.id)],
  name: [asc(accounts.lastName), asc(accounts.firstName), asc(accounts.id)],
} as const satisfies Readonly<Record<CustomerListQuery['sort'], readonly SQL[]>>

const isCustomer = ({ tx }: OrderWork): SQL =>
  exists(
    tx
      .select({ found: sql`1` })
      .from(accountRoles)
      .where(
        and(
          eq(accountRoles.tenantId, accounts.tenantId),
          eq(accountRoles.accountId, accounts.id),
          eq(accountRoles.role, 'customer'),
        ),
      ),
  )

function matchesPerson(search: string): SQL | undefined {
  const pattern = containing(search)
  const { firstName, lastName } = accounts
  return or(
    ilike(sql`${firstName} || ' ' || ${lastName}`, pattern),
    // In Khmer the family's name comes first.
    ilike(sql`${lastName} || ' ' || ${firstName}`, pattern),
    ilike(accounts.email, pattern),
    ilike(accounts.phone, pattern),
  )
}

async function cards({ tx }: OrderWork, rows: readonly CustomerRow[]): Promise<CustomerCard[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const ordered = await tx
    .select({ owner: orders.ownerId, total: count() })
    .from(orders)
    .where(inArray(orders.ownerId, ids))
    .groupBy(orders.ownerId)
  const designed = await tx
    .select({ owner: designs.ownerId, total: count() })
    .from(designs)
    .where(and(inArray(designs.ownerId, ids), isNull(designs.deletedAt)))
    .groupBy(designs.ownerId)
  const of = (counts: readonly { readonly owner: string | null; readonly total: number }[], id: string) =>
    counts.find(({ owner }) => owner === id)?.total ?? 0
  return rows.map(({ id, firstName, lastName, email, phone, status, createdAt }) => ({
    ...{ id, firstName, lastName, email, phone, status },
    orders: of(ordered, id),
    designs: of(designed, id),
    since: createdAt.toISOString(),
  }))
}

/** @throws Problem not-found, also for somebody who is on the staff alone */
export async function showCustomer(work: OrderWork, id: string): Promise<Customer> {
  const { tx, now } = work
  const row = await findCustomer(work, id)
  const [card] = await cards(work, [row])
  if (!card) throw new Problem('not-found')
  const [money] = await tx
    .select({ cents: sum(payments.amount) })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(orders.ownerId, id))
  const [team] = await tx.select({ total: count() }).from(players).where(eq(players.accountId, id))
  const newest = await tx
    .select()
    .from(orders)
    .where(eq(orders.ownerId, id))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(maxOrders)
  const open = await listSessions(tx, { account: id, current: '', now: now.getTime() })
  return {
    ...card,
    language: row.language,
    isStaff: await isOnStaff(work, id),
    paid: Number(money?.cents ?? 0),
    players: team?.total ?? 0,
    lastOrders: await cardsOf(work, newest),
    sessions: open
      .filter(({ clientId }) => clientId !== 'console')
      .map(({ id: session, clientId, device, createdAt, lastSeenAt }) => ({
        ...{ id: session, client: clientId, device, createdAt, lastSeenAt },
      })),
  }
}

/**
 * Locked, so that two who change the same customer come one after the other.
 * @throws Problem not-found
 */
export async function findCustomer(work: OrderWork, id: string): Promise<CustomerRow> {
  const [found] = await work.tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), isCustomer(work)))
    .for('update')
  if (!found) throw new Problem('not-found')
  return found
}

export async function isOnStaff({ tx }: OrderWork, id: string): Promise<boolean> {
  const found = await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, id))
  return found.length > 0
}
