import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { Details } from '../contract/accounts/details.ts'
import type { accountSummaryCall, changeDetailsCall } from '../contract/accounts/settings.ts'
import type { BodyOf, ResponseOf } from '../contract/call.ts'
import type { TenantId, Transaction } from '../db/database.ts'
import { accounts } from '../db/schema/accounts.ts'
import { designs } from '../db/schema/designs.ts'
import { players } from '../db/schema/players.ts'
import { Problem } from '../http/problem.ts'
import { type Account, lockAccount, ownAccount } from './account.ts'
import type { AccountServices } from './accountServices.ts'
import { checkedPhone } from './phone.ts'
import { termsVersion } from './terms.ts'

export const describeAccount = (account: Account): Details => ({
  id: account.id,
  firstName: account.firstName,
  lastName: account.lastName,
  email: account.email,
  phone: account.phone || null,
  language: account.language,
  blocked: account.status === 'blocked',
  hasPassword: account.passwordHash !== null,
  termsAccepted: account.termsVersion === termsVersion,
  createdAt: account.createdAt.toISOString(),
})

interface Change {
  readonly account: string
  readonly details: BodyOf<typeof changeDetailsCall>
  /** The version that the caller has read, if sent. */
  readonly version: number | null
}

/** @throws Problem version-mismatch, invalid-request */
export async function changeDetails(
  { database, now }: AccountServices,
  tenant: TenantId,
  { account: id, details, version }: Change,
): Promise<Account> {
  const { firstName, lastName, language } = details
  const phone = checkedPhone(details.phone)
  return database.asTenant(tenant, async tx => {
    const before = await lockAccount(tx, id)
    if (!before) throw new Problem('session-ended')
    if (version !== null && version !== before.version) throw new Problem('version-mismatch')
    const change = { firstName, lastName, phone, language: language ?? before.language, updatedAt: new Date(now()) }
    const [after] = await tx
      .update(accounts)
      .set({ ...change, version: sql`${accounts.version} + 1` })
      .where(eq(accounts.id, id))
      .returning()
    return after ?? before
  })
}

/** The counts of the dashboard. */
export async function summariseAccount(tx: Transaction, id: string): Promise<ResponseOf<typeof accountSummaryCall>> {
  const { firstName, lastName } = await ownAccount(tx, id)
  const byStatus = await tx
    .select({ status: designs.status, number: count() })
    .from(designs)
    .where(and(eq(designs.ownerId, id), isNull(designs.deletedAt)))
    .groupBy(designs.status)
  const [counted] = await tx.select({ number: count() }).from(players).where(eq(players.accountId, id))
  return {
    firstName,
    lastName,
    designs: byStatus.reduce((sum, { number }) => sum + number, 0),
    designsByStatus: Object.fromEntries(byStatus.map(({ status, number }) => [status, number])),
    players: counted?.number ?? 0,
  }
}
