import { and, asc, eq, isNull, max } from 'drizzle-orm'
import { findAccountByEmail, normaliseEmail } from '../accounts/account.ts'
import type { AccountServices } from '../accounts/accountServices.ts'
import { issueLinkSecret } from '../accounts/oneTimeTokens.ts'
import { grantRoles } from '../accounts/roles.ts'
import { randomSecret } from '../accounts/secrets.ts'
import { sendEmail } from '../accounts/sendEmail.ts'
import type { Visit } from '../accounts/visit.ts'
import type { BodyOf } from '../contract/call.ts'
import type { StaffRole } from '../contract/console/rights.ts'
import type { inviteStaffCall, StaffMember } from '../contract/console/staff.ts'
import type { Transaction } from '../db/database.ts'
import { accountRoles, accounts } from '../db/schema/accounts.ts'
import { sessions } from '../db/schema/sessions.ts'
import { recoveryCodes, staff } from '../db/schema/staff.ts'
import { Problem } from '../http/problem.ts'
import { staffInvited } from './staffEmails.ts'

/** Everybody of the staff, owners first. */
export async function listStaff(tx: Transaction, self: string): Promise<{ items: StaffMember[] }> {
  const seen = tx
    .select({ account: sessions.accountId, at: max(sessions.lastSeenAt).as('at') })
    .from(sessions)
    .where(eq(sessions.client, 'console'))
    .groupBy(sessions.accountId)
    .as('seen')
  const rows = await tx
    .select({ member: staff, person: accounts, lastSeenAt: seen.at })
    .from(staff)
    .innerJoin(accounts, eq(accounts.id, staff.id))
    .leftJoin(seen, eq(seen.account, staff.id))
    .orderBy(asc(staff.createdAt), asc(staff.id))
  const items = rows.map(({ member, person, lastSeenAt }) => ({
    id: member.id,
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    role: member.role,
    hasApp: member.totpConfirmedAt !== null,
    isSelf: member.id === self,
    since: member.createdAt.toISOString(),
    lastSeenAt: lastSeenAt === null ? null : new Date(lastSeenAt).toISOString(),
  }))
  return { items: items.sort((a, b) => Number(b.role === 'owner') - Number(a.role === 'owner')) }
}

/** Minutes in which the link of an invitation can be used. */
const invitationMinutes = 3 * 24 * 60

/**
 * Makes somebody a member of the staff and writes to them. Without an account, or with one that was never confirmed,
 * they get a link to choose a password, which proves the address.
 *
 * @throws Problem wrong-state when they are on the staff already; account-blocked
 */
export async function inviteStaff(
  services: AccountServices,
  visit: Visit,
  { email, firstName, lastName, role }: BodyOf<typeof inviteStaffCall>,
): Promise<void> {
  const { database, now, newId } = services
  const { tenant } = visit
  // Nobody knows it: until they choose their own, nobody gets in.
  const passwordHash = await services.passwords.hash(randomSecret())
  await database.asTenant(tenant.id, async tx => {
    const known = await findAccountByEmail(tx, email)
    if (known?.status === 'blocked') throw new Problem('account-blocked')
    const id = known?.id ?? newId()
    const [before] = await tx.select().from(staff).where(eq(staff.id, id))
    if (before) throw new Problem('wrong-state', { detail: 'This person is on the staff already.' })
    const isActive = known?.status === 'active' && known.passwordHash !== null
    if (!known) {
      await tx.insert(accounts).values({
        ...{ tenantId: tenant.id, id, email, firstName, lastName, passwordHash },
        emailNorm: normaliseEmail(email),
        language: 'kh',
        status: 'unconfirmed',
      })
    } else if (!isActive) await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, id))
    await tx.insert(staff).values({ tenantId: tenant.id, id, role })
    await grantRoles(tx, { tenant: tenant.id, account: id, kind: 'admin', newId })
    const issue = { tenant: tenant.id, account: id, purpose: 'reset', now: now(), newId } as const
    const secret = isActive ? null : await issueLinkSecret(tx, { ...issue, minutes: invitationMinutes })
    const account = known ?? { email, language: 'kh' as const }
    await sendEmail(tx, services, visit, {
      account,
      ...(secret === null ? {} : { minutes: invitationMinutes }),
      plan: (to, addressOf) => {
        const link =
          secret === null ? addressOf('/console') : addressOf('/auth/forgotpassword', `token=${secret}&for=console`)
        return staffInvited(to, { firstName: known?.firstName ?? firstName, link, isNew: secret !== null })
      },
    })
  })
}

/** @throws Problem not-found; wrong-state when nobody would be left who may manage the shop */
export async function changeRole(tx: Transaction, id: string, role: StaffRole): Promise<void> {
  await lockMember(tx, id, role !== 'owner')
  await tx.update(staff).set({ role }).where(eq(staff.id, id))
}

/** @throws Problem not-found; wrong-state for the last owner */
export async function removeMember(tx: Transaction, id: string, now: Date): Promise<void> {
  await lockMember(tx, id, true)
  await tx.delete(staff).where(eq(staff.id, id))
  await tx.delete(accountRoles).where(and(eq(accountRoles.accountId, id), eq(accountRoles.client, 'console')))
  await endConsoleSessions(tx, id, now)
}

/** @throws Problem not-found */
export async function disconnectApp(tx: Transaction, id: string, now: Date): Promise<void> {
  await lockMember(tx, id, false)
  await tx.update(staff).set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: 0 }).where(eq(staff.id, id))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, id))
  await endConsoleSessions(tx, id, now)
}

/** Every owner is locked, so that two who remove one another at once do not leave the shop without any. */
async function lockMember(tx: Transaction, id: string, goes: boolean): Promise<void> {
  const owners = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(eq(staff.role, 'owner'))
    .orderBy(staff.id)
    .for('update')
  const [member] = await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, id)).for('update')
  if (!member) throw new Problem('not-found')
  if (goes && owners.length === 1 && owners[0]?.id === id)
    throw new Problem('wrong-state', { detail: 'The last owner of a shop stays one.' })
}

const endConsoleSessions = (tx: Transaction, id: string, now: Date) =>
  tx
    .update(sessions)
    .set({ endedAt: now, endedBecause: 'ended-elsewhere' })
    .where(and(eq(sessions.accountId, id), eq(sessions.client, 'console'), isNull(sessions.endedAt)))
