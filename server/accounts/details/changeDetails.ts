import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { detailsRequest } from '../../contract/accounts/details.ts'
import type { TenantId } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { Problem } from '../../http/problem.ts'
import type { AccountServices } from '../accountServices.ts'
import { checkedPhone } from '../checkedPhone.ts'
import { type Account, holdAccount } from '../findAccount.ts'

interface Change {
  readonly account: string
  readonly details: z.infer<typeof detailsRequest>
  /** The version that was read, when the caller says it. */
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
    const before = await holdAccount(tx, id)
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
