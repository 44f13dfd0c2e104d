import { eq, sql } from 'drizzle-orm'
import type { Passwords } from '../accounts/passwords.ts'
import { grantRoles } from '../accounts/roles.ts'
import { demoCode } from '../accounts/secondFactor/secondFactor.ts'
import { termsVersion } from '../accounts/terms.ts'
import type { Database, TenantId, Transaction } from '../db/database.ts'
import { accounts } from '../db/schema/accounts.ts'
import { tenants } from '../db/schema/tenants.ts'
import { publishPriceBook } from '../pricing/priceBooks.ts'
import { addTenant } from '../tenants/addTenant.ts'
import { demoEmail, demoPassword, demoPeople } from './demoPeople.ts'
import { demoPrices } from './demoPrices.ts'
import { demoTenants } from './demoTenants.ts'

type NewId = () => string

/** Creates the missing demo shops; existing ones stay unchanged. */
export async function seedDemoTenants(
  database: Database,
  { newId, now }: { readonly newId: NewId; now(): number },
): Promise<void> {
  await database.asSystem(async tx => {
    await lockSeeding(tx)
    for (const tenant of demoTenants) {
      const id = newId() as TenantId
      const added = await addTenant(tx, { ...tenant, id, demo: true, hosts: [`${tenant.slug}.localhost`] })
      if (added !== 'added') continue
      const book = demoPrices(tenant.slug, tenant.settings.productTypes)
      await publishPriceBook(tx, { tenant: id, book, at: new Date(now()), newId })
    }
  })
}

/** Creates the missing demo accounts; existing ones stay unchanged. */
export async function seedDemoPeople(
  database: Database,
  { newId, passwords }: { readonly newId: NewId; readonly passwords: Passwords },
): Promise<void> {
  // One hash is used for all accounts.
  let passwordHash: string | undefined

  const shops = await database.asSystem(tx => tx.select().from(tenants).where(eq(tenants.demo, true)))
  for (const { id, slug } of shops) {
    if ((await database.asTenant(id, tx => missingPeople(tx, slug))).length === 0) continue
    passwordHash ??= await passwords.hash(demoPassword)
    const hash = passwordHash
    await database.asTenant(id, async tx => {
      await lockSeeding(tx)
      for (const person of await missingPeople(tx, slug))
        await addPerson(tx, { tenant: id, slug, person, passwordHash: hash, newId })
    })
  }
}

/** Until the transaction ends: several processes may start on an empty database at once. */
const lockSeeding = (tx: Transaction) => tx.execute(sql`select pg_advisory_xact_lock(7215003)`)

async function missingPeople(tx: Transaction, slug: string) {
  const there = await tx.select({ email: accounts.emailNorm }).from(accounts)
  return demoPeople.filter(({ name }) => !there.some(({ email }) => email === demoEmail(name, slug)))
}

interface Adding {
  readonly tenant: TenantId
  readonly slug: string
  readonly person: (typeof demoPeople)[number]
  readonly passwordHash: string
  readonly newId: NewId
}

async function addPerson(tx: Transaction, { tenant, slug, person, passwordHash, newId }: Adding): Promise<void> {
  const { name, kind, ...details } = person
  const [id, email] = [newId(), demoEmail(name, slug)]
  await tx.insert(accounts).values({
    ...details,
    tenantId: tenant,
    id,
    email,
    emailNorm: email,
    passwordHash,
    language: 'en',
    status: 'active',
    termsVersion,
  })
  await grantRoles(tx, { tenant, account: id, kind, newId })
}

const emails = (kind: 'customer' | 'admin') =>
  demoPeople
    .filter(person => person.kind === kind)
    .map(({ name }) => demoEmail(name, 'angkor'))
    .join(' and ')

/** The lines about demo accounts that are printed at start. */
export const demoWelcome: readonly string[] = [
  `  Customer accounts: ${emails('customer')}. Admin: ${emails('admin')}. The other shops have the same accounts.`,
  `  Password for all of them: ${demoPassword}. Emails are shown at /outbox.`,
  `  The shop’s console is at /console: the admin, and ${demoCode} in place of an authenticator app’s code.`,
]

/**
 * One line for each demo shop.
 * @param address the address of the server, such as `http://localhost:3000`
 */
export const demoAddresses = (address: string): readonly string[] =>
  demoTenants.map(({ slug, nameEn }) => `  ${nameEn}: ${shopAt(address, slug)} or ${address}/?tenant=${slug}`)

/** Browsers resolve all subdomains of localhost to this machine. */
function shopAt(address: string, slug: string): string {
  const url = new URL(address)
  url.hostname = `${slug}.localhost`
  return url.origin
}
