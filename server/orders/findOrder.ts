import { and, eq, type InferSelectModel, type SQL } from 'drizzle-orm'
import { orders } from '../db/schema/orders.ts'
import { hashSecret, type Person } from '../designs/design.ts'
import { Problem } from '../http/problem.ts'
import type { OrderWork } from './orderWork.ts'

export type OrderRow = InferSelectModel<typeof orders>

/** The orders of a customer, or of a guest. */
export const orderedBy = ({ accountId, guestHash }: Person): SQL =>
  accountId === null ? eq(orders.guestHash, guestHash ?? '') : eq(orders.ownerId, accountId)

/** @throws Problem not-found, also for orders of other people */
export const findOwnOrder = (work: OrderWork, person: Person, id: string): Promise<OrderRow> =>
  find(work, and(eq(orders.id, id), orderedBy(person)))

/** For callers whose access was checked in another way than ownership. */
export const findAnyOrder = (work: OrderWork, id: string): Promise<OrderRow> => find(work, eq(orders.id, id))

export interface Tracked {
  readonly number: number
  readonly secret: string
}

/** @throws Problem not-found, also with a wrong secret, so that nobody learns which numbers exist */
export const findTrackedOrder = (work: OrderWork, { number, secret }: Tracked): Promise<OrderRow> =>
  find(work, and(eq(orders.number, number), eq(orders.trackingHash, hashSecret(secret))))

/** An order by its id and the secret of its link. @throws Problem not-found */
const findLinkedOrder = (work: OrderWork, { id, secret }: { readonly id: string; readonly secret: string }) =>
  find(work, and(eq(orders.id, id), eq(orders.trackingHash, hashSecret(secret))))

interface Wanted {
  readonly id: string
  /** Of the order's link, which stands in for its owner: a guest may have ordered in another browser. */
  readonly secret: string | undefined
}

/** An order of a person, or one whose link they have. @throws Problem not-found */
export const findSeenOrder = (work: OrderWork, person: Person, { id, secret }: Wanted): Promise<OrderRow> =>
  secret === undefined ? findOwnOrder(work, person, id) : findLinkedOrder(work, { id, secret })

async function find({ tx }: OrderWork, wanted: SQL | undefined): Promise<OrderRow> {
  const [found] = await tx.select().from(orders).where(wanted).for('update')
  if (!found) throw new Problem('not-found')
  return found
}
