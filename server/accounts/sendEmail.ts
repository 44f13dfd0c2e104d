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
  plan(to: Recipient, addressOf: AddressOf): EmailPlan
}

/** Puts an email to the owner of an account into the outbox, in his language. It is not sent after its minutes are over. */
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
  const written = writeEmail(email, language, plan(to, await shopAddress(tx, visit, services)))
  const expiry = minutes === undefined ? {} : { expiresAt: now() + minutes * 60_000 }
  await enqueueEmail(tx, { tenant: id, id: newId(), email: written, now: now(), ...expiry })
}

const atHome = new Set(['localhost', '127.0.0.1', '[::1]', '::1'])

type Server = Pick<AccountServices, 'production' | 'publicOrigin'>

/** Makes the address of a screen of the shop; the fragment stays out of logs and of what other sites are told. */
type AddressOf = (path: string, fragment?: string) => string

/**
 * Addresses for emails. The host of a request is its sender's to invent, and a link with a secret must not lead to him:
 * only hosts that the shop is registered under are used, or this machine itself outside production.
 */
async function shopAddress(tx: Transaction, visit: Visit, server: Server): Promise<AddressOf> {
  const { tenant, asked } = visit
  const hosts = await tx.select({ host: tenantHosts.host }).from(tenantHosts).orderBy(asc(tenantHosts.host))
  const own = hosts.some(({ host }) => host === asked.hostname)
  const here = !server.production && atHome.has(asked.hostname)
  const told = server.publicOrigin === null ? null : new URL(server.publicOrigin)
  const protocol = told?.protocol ?? `${asked.protocol}:`
  const port = told ? told.port : (/:(\d+)$/.exec(asked.host)?.[1] ?? '')
  const hostname = own || here ? asked.hostname : (hosts[0]?.host ?? told?.hostname ?? 'localhost')
  // On this machine the shop is told by its name.
  const query = here && !own && tenant.demo ? `?tenant=${tenant.slug}` : ''
  const origin = `${protocol}//${hostname}${port && `:${port}`}`
  return (path, fragment = '') => `${origin}${path}${query}${fragment && `#${fragment}`}`
}
