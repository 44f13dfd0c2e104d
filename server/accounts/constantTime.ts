import type { TenantId, Transaction } from '../db/database.ts'
import { accounts } from '../db/schema/accounts.ts'
import type { Account } from './account.ts'

interface Dummy {
  readonly tenant: TenantId
  readonly email: string
  newId(): string
}

/**
 * Does the same work as for an address that gets an email, then rolls it back, so that the response time does not
 * reveal who has an account.
 * @param known the account that gets no email; null when the address has none
 */
export async function workThenRollBack(
  tx: Transaction,
  known: Account | null,
  dummy: Dummy,
  work: (tx: Transaction, account: Account) => Promise<void>,
): Promise<void> {
  try {
    await tx.transaction(async inner => {
      const account = known ?? (await addDummy(inner, dummy))
      await work(inner, account)
      throw new RolledBack()
    })
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error
  }
}

class RolledBack extends Error {}

async function addDummy(tx: Transaction, { tenant, email, newId }: Dummy): Promise<Account> {
  const id = newId()
  // Use a random id, not the address, so that concurrent requests for it don't block each other.
  const person = { email, emailNorm: id, firstName: '', lastName: '', language: 'kh' } as const
  const [account] = await tx
    .insert(accounts)
    .values({ tenantId: tenant, id, ...person })
    .returning()
  if (!account) throw new Error('The dummy row was not inserted.')
  return account
}
