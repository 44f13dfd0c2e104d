import { eq } from 'drizzle-orm'
import type { TenantId, Transaction } from '../db/database.ts'
import { accounts } from '../db/schema/accounts.ts'
import { findAccountByEmail, normaliseEmail } from './account.ts'
import { giveRoles } from './roles.ts'

interface NewAdmin {
  readonly tenant: TenantId
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** For an address without an account. */
  readonly passwordHash: string
  newId(): string
}

/** Makes somebody an ADMIN of a shop's console: a new account, or one that is there, which keeps its password. */
export async function addAdmin(tx: Transaction, admin: NewAdmin): Promise<'added' | 'raised'> {
  const { tenant, email, firstName, lastName, passwordHash, newId } = admin
  const known = await findAccountByEmail(tx, email)
  // An account that nobody confirmed has the password of whoever began it.
  const raised = known !== null && known.status === 'active' && known.passwordHash !== null
  const account = known?.id ?? newId()
  if (!known) {
    await tx.insert(accounts).values({
      tenantId: tenant,
      id: account,
      email,
      emailNorm: normaliseEmail(email),
      firstName,
      lastName,
      passwordHash,
      language: 'kh',
      status: 'active',
    })
  } else if (!raised) {
    await tx.update(accounts).set({ passwordHash, status: 'active' }).where(eq(accounts.id, account))
  }
  await giveRoles(tx, { tenant, account, kind: 'admin', newId })
  return raised ? 'raised' : 'added'
}
