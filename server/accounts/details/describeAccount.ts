import type { Details } from '../../contract/accounts/details.ts'
import type { Account } from '../findAccount.ts'
import { termsVersion } from '../terms/terms.ts'

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
