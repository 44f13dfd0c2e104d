import { and, count, eq, gt, isNull, ne } from 'drizzle-orm'
import { normaliseEmail } from '../../accounts/account.ts'
import type { AccountServices } from '../../accounts/accountServices.ts'
import { removeAccount } from '../../accounts/deleteAccount.ts'
import { endSessions } from '../../accounts/sessions.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { orders } from '../../db/schema/orders.ts'
import { sessions } from '../../db/schema/sessions.ts'
import { Problem } from '../../http/problem.ts'
import type { OrderWork } from '../../orders/orderWork.ts'
import { findCustomer, isOnStaff } from './customers.ts'

/** @throws Problem not-found; wrong-state for the staff and for an address that was never confirmed */
export async function blockCustomer(work: OrderWork, id: string, blocked: boolean): Promise<void> {
  const { tx, now } = work
  const { status } = await findCustomer(work, id)
  if ((status === 'blocked') === blocked) return
  if (blocked) {
    await refuseStaff(work, id)
    if (status === 'unconfirmed') {
      throw new Problem('wrong-state', { detail: 'This address was never confirmed, so nobody gets in with it.' })
    }
    await endSessions(tx, { account: id, because: 'blocked', now: now.getTime() })
  }
  const changed = { status: blocked ? 'blocked' : 'active', updatedAt: now } as const
  await tx.update(accounts).set(changed).where(eq(accounts.id, id))
}

/** @throws Problem wrong-state: a shop could lose its last owner this way */
async function refuseStaff(work: OrderWork, id: string): Promise<void> {
  if (await isOnStaff(work, id)) {
    throw new Problem('wrong-state', { detail: 'This person is on the staff. Remove them from the staff first.' })
  }
}

/** Ends the sessions as a customer; those of the console belong to the staff. @throws Problem not-found */
export async function endCustomerSessions(work: OrderWork, id: string): Promise<void> {
  const { tx, now } = work
  await findCustomer(work, id)
  const open = and(eq(sessions.accountId, id), ne(sessions.client, 'console'), isNull(sessions.endedAt))
  await tx
    .update(sessions)
    .set({ endedAt: now, endedBecause: 'ended-by-shop' })
    .where(and(open, gt(sessions.expiresAt, now)))
}

interface Erasing {
  readonly id: string
  /** As the staff typed it. */
  readonly email: string
}

/**
 * Erases a customer and says how many orders were kept.
 * @throws Problem not-found; invalid-request with another address; wrong-state for the staff
 */
export async function eraseCustomer(
  work: OrderWork,
  services: Pick<AccountServices, 'leaveUploads'>,
  { id, email }: Erasing,
): Promise<{ orders: number }> {
  const row = await findCustomer(work, id)
  await refuseStaff(work, id)
  if (normaliseEmail(email) !== row.emailNorm) {
    const field = { path: 'email', code: 'incorrect', message: 'This is not the address of this customer' }
    throw new Problem('invalid-request', { fields: [field] })
  }
  const [kept] = await work.tx.select({ total: count() }).from(orders).where(eq(orders.ownerId, id))
  await removeAccount(work.tx, services, row)
  return { orders: kept?.total ?? 0 }
}
