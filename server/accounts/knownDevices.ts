import { and, eq, sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { Transaction } from '../db/database.ts'
import { accounts } from '../db/schema/accounts.ts'
import { knownDevices } from '../db/schema/sessions.ts'
import { normaliseEmail } from './account.ts'
import { secretHash } from './secrets.ts'
import { deviceCookie, type Visit } from './visit.ts'

// A browser that once proved to be its owner's keeps a random secret in a cookie that no script reads. Guesses of such a
// browser count apart, so that guesses from elsewhere, which lock the address, do not shut its owner out. The cookie
// opens nothing by itself.

/** Days without a sign-in after which a device is no longer known. */
export const knownDays = 180

/** Gives the browser its secret; the server has noted it as one of the account's. */
export function keepDeviceSecret(reply: FastifyReply, { device, requested }: Visit): void {
  const secure = requested.protocol === 'https' ? '; Secure' : ''
  const age = knownDays * 24 * 3600
  reply.header(
    'set-cookie',
    `${deviceCookie}=${device.secret}; Path=/api; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`,
  )
}

/** Notes that the browser of a visit is one of the account's, after a correct password or an emailed link. */
export async function rememberDevice(tx: Transaction, { tenant, device }: Visit, account: string, now: number) {
  const row = {
    tenantId: tenant.id,
    accountId: account,
    secretHash: secretHash(device.secret),
    lastUsedAt: new Date(now),
  }
  await tx
    .insert(knownDevices)
    .values(row)
    .onConflictDoUpdate({
      target: [knownDevices.tenantId, knownDevices.accountId, knownDevices.secretHash],
      set: { lastUsedAt: row.lastUsedAt },
    })
}

/** Whether the browser of a visit is one of the account that has this address. */
export async function isKnownDevice(tx: Transaction, { device }: Visit, email: string): Promise<boolean> {
  const rows = await tx
    .select({ one: sql`1` })
    .from(knownDevices)
    .innerJoin(accounts, and(eq(accounts.tenantId, knownDevices.tenantId), eq(accounts.id, knownDevices.accountId)))
    .where(and(eq(accounts.emailNorm, normaliseEmail(email)), eq(knownDevices.secretHash, secretHash(device.secret))))
    .limit(1)
  return rows.length > 0
}
