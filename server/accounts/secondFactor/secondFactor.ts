import { eq, type InferSelectModel } from 'drizzle-orm'
import type { StaffEntry } from '../../contract/console/secondFactor.ts'
import type { Transaction } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { sessions } from '../../db/schema/sessions.ts'
import { staff } from '../../db/schema/staff.ts'
import type { Tenant } from '../../db/schema/tenants.ts'
import { Problem } from '../../http/problem.ts'
import { consume } from '../../limits/limits.ts'
import type { AccountServices } from '../accountServices.ts'
import { countAttemptAt, counterOf, forgetAttemptsAt, tooManyAttempts } from '../lockout.ts'
import { accountLimits } from '../rateLimits.ts'
import { recoveryCodesLeft, redeemRecoveryCode, replaceRecoveryCodes } from './recoveryCodes.ts'
import { randomTotpSecret, totpAddress, totpStepOf } from './totp.ts'

/** Somebody of the staff with a session, whose second factor may be due. */
export interface StaffVisit {
  readonly tenant: Tenant
  readonly account: string
  readonly session: string
  readonly isComplete: boolean
}

/** Stands for the code of an app in the demo shops, whose passwords are known to everybody too. There are none in production. */
export const demoCode = '000000'

type StaffRow = InferSelectModel<typeof staff>

/** Who somebody is in the console, and what their session lacks. */
export const readStaffEntry = ({ database }: AccountServices, visit: StaffVisit): Promise<StaffEntry> =>
  database.asTenant(visit.tenant.id, async tx => {
    const row = await findStaff(tx, visit.account)
    const [person] = await tx.select().from(accounts).where(eq(accounts.id, visit.account))
    if (!person) throw new Problem('session-ended')
    const { email, firstName, lastName } = person
    const left = await recoveryCodesLeft(tx, visit.account)
    const missing = row.totpConfirmedAt === null ? 'unset' : 'due'
    const secondFactor = visit.isComplete ? 'passed' : missing
    return { account: row.id, email, firstName, lastName, role: row.role, secondFactor, recoveryCodesLeft: left }
  })

/**
 * Makes a key for an authenticator app, which is connected by its first code.
 * @throws Problem wrong-state when an app is connected: an owner disconnects it
 */
export const connectAuthenticator = ({ database }: AccountServices, visit: StaffVisit) =>
  database.asTenant(visit.tenant.id, async tx => {
    const row = await findStaff(tx, visit.account)
    if (row.totpConfirmedAt !== null) throw new Problem('wrong-state')
    const secret = randomTotpSecret()
    await tx.update(staff).set({ totpSecret: secret }).where(eq(staff.id, visit.account))
    const [person] = await tx.select().from(accounts).where(eq(accounts.id, visit.account))
    return { secret, address: totpAddress({ secret, shop: visit.tenant.nameEn, email: person?.email ?? '' }) }
  })

/**
 * Completes a session with a code. The first code of an app connects it and gives recovery codes.
 * @throws Problem code-refused, too-many-attempts, too-many-requests
 */
export async function passSecondFactor(services: AccountServices, visit: StaffVisit, code: string) {
  const now = new Date(services.now())
  const complete = (tx: Transaction) =>
    tx.update(sessions).set({ factorPassedAt: now }).where(eq(sessions.id, visit.session))
  if (!services.production && visit.tenant.demo && code === demoCode) {
    await services.database.asTenant(visit.tenant.id, complete)
    return { recoveryCodes: null }
  }
  return withCode(services, visit, code, async (tx, row) => {
    await complete(tx)
    if (row.totpConfirmedAt !== null) return { recoveryCodes: null }
    await tx.update(staff).set({ totpConfirmedAt: now }).where(eq(staff.id, row.id))
    return { recoveryCodes: await replaceRecoveryCodes(tx, { tenant: visit.tenant.id, account: row.id }) }
  })
}

/** @throws Problem as `passSecondFactor` */
export const renewRecoveryCodes = (services: AccountServices, visit: StaffVisit, code: string) =>
  withCode(services, visit, code, async (tx, row) => ({
    recoveryCodes: await replaceRecoveryCodes(tx, { tenant: visit.tenant.id, account: row.id }),
  }))

/** Does something for somebody whose code is right. The attempt counts before the code is compared. */
async function withCode<T>(
  services: AccountServices,
  { tenant, account }: StaffVisit,
  code: string,
  act: (tx: Transaction, row: StaffRow) => Promise<T>,
): Promise<T> {
  const { database, now } = services
  await consume(services.limits, [`second-factor:${tenant.id}:${account}`, accountLimits.secondFactorOfAccount])
  const counter = counterOf(`second factor of ${account}`)
  const attempt = await database.asTenant(tenant.id, tx => countAttemptAt(tx, tenant.id, counter, now()))
  if (attempt.kind === 'locked') throw tooManyAttempts(attempt.until, now())
  const outcome = await database.asTenant(tenant.id, async tx => {
    const row = await findStaff(tx, account)
    if (!(await fits(tx, row, code.replace(/[\s-]/g, ''), now()))) return null
    await forgetAttemptsAt(tx, counter)
    return { value: await act(tx, row) }
  })
  if (!outcome) throw new Problem('code-refused')
  return outcome.value
}

const ofApp = /^\d{6}$/

/** Whether a code is right. It is used up with that. */
async function fits(tx: Transaction, row: StaffRow, code: string, now: number): Promise<boolean> {
  if (!ofApp.test(code)) return row.totpConfirmedAt !== null && redeemRecoveryCode(tx, { account: row.id, code, now })
  if (row.totpSecret === null) return false
  const step = totpStepOf({ secret: row.totpSecret, code, now, lastStep: row.totpLastStep })
  if (step === null) return false
  await tx.update(staff).set({ totpLastStep: step }).where(eq(staff.id, row.id))
  return true
}

/** The row is locked: of two requests with one code, the second finds it used. */
async function findStaff(tx: Transaction, account: string): Promise<StaffRow> {
  const [row] = await tx.select().from(staff).where(eq(staff.id, account)).for('update')
  if (!row) throw new Problem('wrong-client')
  return row
}
