import { and, eq } from 'drizzle-orm'
import type { deleteAccountCall } from '../contract/accounts/settings.ts'
import type { BodyOf } from '../contract/call.ts'
import { accounts, identities } from '../db/schema/accounts.ts'
import { Problem } from '../http/problem.ts'
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
    await services.leaveUploads(tx, id)
    await tx.delete(accounts).where(eq(accounts.id, id))
  })
}

async function proveWithGoogle(services: AccountServices, visit: Visit, id: string, idToken: string): Promise<void> {
  const { subject } = await readPerson(services, idToken)
  const own = and(eq(identities.accountId, id), eq(identities.provider, 'google'), eq(identities.subject, subject))
  const found = await services.database.asTenant(visit.tenant.id, tx => tx.select().from(identities).where(own))
  if (found.length === 0) throw new Problem('social-refused')
}
