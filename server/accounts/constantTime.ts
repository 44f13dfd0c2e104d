import type { TenantId, Transaction } from '../db/database.ts'
import { accounts } from '../db/schema/accounts.ts'
import type { Account } from './account.ts'

interface Dummy {
  readonly tenant: TenantId
  readonly email: string
  newId(): string
}

/**
 * Does for an address that is told nothing what is done for one that is, and takes it back: how long an answer takes says
 * nothing of who has an account.
 * @param known the account that is not told; null where the address has none
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
  // Not the address itself: whoever asks twice at once, or registers just now, would have to wait.
  const person = { email, emailNorm: id, firstName: '', lastName: '', language: 'kh' } as const
  const [account] = await tx
    .insert(accounts)
    .values({ tenantId: tenant, id, ...person })
    .returning()
  if (!account) throw new Error('A dummy was not written down.')
  return account
}
