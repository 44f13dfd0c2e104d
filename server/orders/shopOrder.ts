import { asc, eq } from 'drizzle-orm'
import { hasRight } from '../contract/console/rights.ts'
import { type ConsoleOrder, consoleSteps, stepRights } from '../contract/orders/consoleOrders.ts'
import { accounts } from '../db/schema/accounts.ts'
import { orderNotes, payments } from '../db/schema/orders.ts'
import type { Principal } from '../http/principal.ts'
import type { OrderRow } from './findOrder.ts'
import { allowedOrderActions } from './orderActions.ts'
import type { OrderWork } from './orderWork.ts'
import { historyOf, showOrder } from './showOrder.ts'

/** An order with everything that the staff may see, and the steps that are open to this member of it. */
export async function showToShop(work: OrderWork, principal: Principal, row: OrderRow): Promise<ConsoleOrder> {
  return {
    order: { ...(await showOrder(work, row)), allowedActions: allowedSteps(principal, row) },
    history: await historyOf(work, row.id),
    payments: await paymentsOf(work, row.id),
    notes: await notesOf(work, row.id),
    customer: await customerOf(work, row),
  }
}

/** The steps that the status of an order allows to somebody with these rights. */
function allowedSteps(principal: Principal, { status }: OrderRow) {
  if (principal.kind !== 'admin') return []
  const { role } = principal
  return allowedOrderActions(status, 'provider').filter(action =>
    consoleSteps.some(step => step === action && hasRight(role, stepRights[step])),
  )
}

interface Named {
  readonly firstName: string | null
  readonly lastName: string | null
}

const nameOf = ({ firstName, lastName }: Named): string => [firstName, lastName].filter(Boolean).join(' ')

async function paymentsOf({ tx }: OrderWork, order: string) {
  const rows = await tx
    .select({ payment: payments, firstName: accounts.firstName, lastName: accounts.lastName })
    .from(payments)
    .leftJoin(accounts, eq(accounts.id, payments.recordedBy))
    .where(eq(payments.orderId, order))
    .orderBy(asc(payments.createdAt), asc(payments.id))
  return rows.map(({ payment: { id, amount, method, note, voidOf, createdAt }, ...by }) => ({
    ...{ id, amount, method, note, voidOf },
    by: nameOf(by),
    at: createdAt.toISOString(),
  }))
}

async function notesOf({ tx }: OrderWork, order: string) {
  const rows = await tx
    .select({ note: orderNotes, firstName: accounts.firstName, lastName: accounts.lastName })
    .from(orderNotes)
    .leftJoin(accounts, eq(accounts.id, orderNotes.authorId))
    .where(eq(orderNotes.orderId, order))
    .orderBy(asc(orderNotes.createdAt), asc(orderNotes.id))
  return rows.map(({ note: { id, text, createdAt }, ...by }) => ({
    id,
    text,
    by: nameOf(by),
    at: createdAt.toISOString(),
  }))
}

async function customerOf({ tx }: OrderWork, { ownerId }: OrderRow) {
  if (ownerId === null) return null
  const [found] = await tx.select().from(accounts).where(eq(accounts.id, ownerId))
  return found ? { id: found.id, name: nameOf(found), email: found.email } : null
}
