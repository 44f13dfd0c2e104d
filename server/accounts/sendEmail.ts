import { asc } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { tenantHosts } from '../db/schema/tenants.ts'
import { type EmailPlan, writeEmail } from '../mail/email.ts'
import { enqueueEmail } from '../mail/outbox.ts'
import type { Account } from './account.ts'
import type { AccountServices } from './accountServices.ts'
import type { Recipient } from './emails.ts'
import type { Visit } from './visit.ts'

interface Sending {
  readonly account: Pick<Account, 'email' | 'language'>
  readonly minutes?: number
  plan(to: Recipient, addressOf: ShopAddress): EmailPlan
}

/** Adds an email to the owner of an account to the outbox, in their language. It is not sent after it has expired. */
export async function sendEmail(
  tx: Transaction,
  services: AccountServices,
  visit: Visit,
  { account, minutes, plan }: Sending,
): Promise<void> {
  const { now, newId } = services
  const { id, nameKh, nameEn } = visit.tenant
  const { email, language } = account
  const to = { language, shop: language === 'kh' ? nameKh : nameEn }
  const written = writeEmail(visit.tenant, email, language, plan(to, await shopAddress(tx, visit, services)))
  const expiry = minutes === undefined ? {} : { expiresAt: now() + minutes * 60_000 }
  await enqueueEmail(tx, { tenant: id, id: newId(), email: written, now: now(), ...expiry })
}

const atHome = new Set(['localhost', '127.0.0.1', '[::1]', '::1'])

type Server = Pick<AccountServices, 'production' | 'publicOrigin'>

/** Builds the address of a screen of the shop. The fragment appears neither in logs nor in referrers. */
export type ShopAddress = (path: string, fragment?: string) => string

/**
 * Builds addresses for emails. The host of a request can be forged, and a link with a secret must not lead to an
 * attacker, so only registered hosts of the shop are used, or this machine outside production.
 */
const shopAddress = async (tx: Transaction, visit: Visit, server: Server): Promise<ShopAddress> =>
  addressOn(await readHosts(tx), visit, server)

/** The hosts of the shop of a transaction, in their order. */
export async function readHosts(tx: Transaction): Promise<readonly string[]> {
  const rows = await tx.select({ host: tenantHosts.host }).from(tenantHosts).orderBy(asc(tenantHosts.host))
  return rows.map(({ host }) => host)
}

/** The same for a shop that has these hosts. */
export function addressOn(hosts: readonly string[], { tenant, requested }: Visit, server: Server): ShopAddress {
  const own = hosts.includes(requested.hostname)
  const here = !server.production && atHome.has(requested.hostname)
  const publicUrl = server.publicOrigin === null ? null : new URL(server.publicOrigin)
  const protocol = publicUrl?.protocol ?? `${requested.protocol}:`
  const port = publicUrl ? publicUrl.port : (/:(\d+)$/.exec(requested.host)?.[1] ?? '')
  const hostname = own || here ? requested.hostname : (hosts[0] ?? publicUrl?.hostname ?? 'localhost')
  // On localhost the shop is identified by its slug.
  const query = here && !own && tenant.demo ? `?tenant=${tenant.slug}` : ''
  const origin = `${protocol}//${hostname}${port && `:${port}`}`
  return (path, fragment = '') => `${origin}${path}${query}${fragment && `#${fragment}`}`
}
