import { and, eq, inArray, sql } from 'drizzle-orm'
import type { deleteAccountCall } from '../contract/accounts/settings.ts'
import type { BodyOf } from '../contract/call.ts'
import type { Transaction } from '../db/database.ts'
import { accounts, identities } from '../db/schema/accounts.ts'
import { designPublications } from '../db/schema/designLists.ts'
import { ratings } from '../db/schema/designShares.ts'
import { outbox } from '../db/schema/outbox.ts'
import { Problem } from '../http/problem.ts'
import type { Account } from './account.ts'
import type { AccountServices } from './accountServices.ts'
import { provePassword } from './changePassword.ts'
import { readPerson } from './google.ts'
import type { Visit } from './visit.ts'

/**
 * Deletes an account with its sessions, designs, images, players and events, permanently. Its orders stay as nobody's,
 * with their lines and images.
 * @throws Problem wrong-password, too-many-attempts, social-refused
 */
export async function deleteAccount(
  services: AccountServices,
  visit: Visit,
  id: string,
  proof: BodyOf<typeof deleteAccountCall>,
): Promise<void> {
  if ('password' in proof)
    await provePassword(services, visit, { account: id, password: proof.password, path: 'password' })
  else await proveWithGoogle(services, visit, id, proof.idToken)
  await services.database.asTenant(visit.tenant.id, async tx => {
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, id))
    if (account) await removeAccount(tx, services, account)
  })
}

/** Removes an account with all that hangs on it, its ratings and the emails to it; orders stay as nobody's. */
export async function removeAccount(
  tx: Transaction,
  { leaveUploads }: Pick<AccountServices, 'leaveUploads'>,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<void> {
  await leaveUploads(tx, id)
  await forgetRatings(tx, id)
  await tx.delete(outbox).where(and(eq(outbox.kind, 'email'), eq(outbox.recipient, email)))
  await tx.delete(accounts).where(eq(accounts.id, id))
}

/** Their author is no key of an account, and the store shows the average of what is left. */
async function forgetRatings(tx: Transaction, account: string): Promise<void> {
  const rated = await tx.delete(ratings).where(eq(ratings.author, account)).returning({ design: ratings.designId })
  if (rated.length === 0) return
  const average = sql`(select avg(${ratings.rating}) from ${ratings}
    where ${ratings.designId} = ${designPublications.id} and ${ratings.hiddenAt} is null)`
  const designs = rated.map(({ design }) => design)
  await tx.update(designPublications).set({ rating: average }).where(inArray(designPublications.id, designs))
}

async function proveWithGoogle(services: AccountServices, visit: Visit, id: string, idToken: string): Promise<void> {
  const { subject } = await readPerson(services, idToken)
  const own = and(eq(identities.accountId, id), eq(identities.provider, 'google'), eq(identities.subject, subject))
  const found = await services.database.asTenant(visit.tenant.id, tx => tx.select().from(identities).where(own))
  if (found.length === 0) throw new Problem('social-refused')
}
