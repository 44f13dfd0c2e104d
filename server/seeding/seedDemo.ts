import { eq } from 'drizzle-orm'
import type { Passwords } from '../accounts/passwords.ts'
import { giveRoles } from '../accounts/roles.ts'
import type { Database, TenantId, Transaction } from '../db/database.ts'
import { accounts } from '../db/schema/accounts.ts'
import { tenants } from '../db/schema/tenants.ts'
import { publishPriceBook } from '../pricing/priceBooks.ts'
import { addTenant } from '../tenants/addTenant.ts'
import { demoEmail, demoPassword, demoPeople } from './demoPeople.ts'
import { demoPrices } from './demoPrices.ts'
import { demoTenants } from './demoTenants.ts'

type NewId = () => string

/** Makes the shops of the demo that are not there yet; those that are stay as their owners left them. */
export async function seedDemoTenants(
  database: Database,
  { newId, now }: { readonly newId: NewId; now(): number },
): Promise<void> {
  await database.asHouse(async tx => {
    for (const tenant of demoTenants) {
      const id = newId() as TenantId
      const added = await addTenant(tx, { ...tenant, id, demo: true, hosts: [`${tenant.slug}.localhost`] })
      if (added !== 'added') continue
      const book = demoPrices(tenant.slug, tenant.settings.productTypes)
      await publishPriceBook(tx, { tenant: id, book, at: new Date(now()), newId })
    }
  })
}

/** Makes the accounts of the demo that are not there yet; those that are stay as their owners left them. */
export async function seedDemoPeople(
  database: Database,
  { newId, passwords }: { readonly newId: NewId; readonly passwords: Passwords },
): Promise<void> {
  // Once for all of them.
  let passwordHash: string | undefined

  const shops = await database.asHouse(tx => tx.select().from(tenants).where(eq(tenants.demo, true)))
  for (const { id, slug } of shops) {
    const there = await database.asTenant(id, tx => tx.select({ email: accounts.emailNorm }).from(accounts))
    const missing = demoPeople.filter(({ name }) => !there.some(({ email }) => email === demoEmail(name, slug)))
    if (missing.length === 0) continue
    passwordHash ??= await passwords.hash(demoPassword)
    const hash = passwordHash
    await database.asTenant(id, async tx => {
      for (const person of missing) await addPerson(tx, { tenant: id, slug, person, passwordHash: hash, newId })
    })
  }
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
  })
  await giveRoles(tx, { tenant, account: id, kind, newId })
}

const emails = (kind: 'customer' | 'admin') =>
  demoPeople
    .filter(person => person.kind === kind)
    .map(({ name }) => demoEmail(name, 'angkor'))
    .join(' and ')

/** Whom one can sign in as in the demo, in lines. */
export const demoWelcome: readonly string[] = [
  `  Customers: ${emails('customer')}; the provider: ${emails('admin')}. The other shops have the same people.`,
  `  Their password: ${demoPassword}. Letters are shown at /outbox.`,
]

/**
 * One line for each shop of the demo.
 * @param address of the server, such as `http://localhost:3000`
 */
export const demoAddresses = (address: string): readonly string[] =>
  demoTenants.map(({ slug, nameEn }) => `  ${nameEn}: ${shopAt(address, slug)} or ${address}/?tenant=${slug}`)

/** Browsers resolve every name below localhost to this machine. */
function shopAt(address: string, slug: string): string {
  const url = new URL(address)
  url.hostname = `${slug}.localhost`
  return url.origin
}
