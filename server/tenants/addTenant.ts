import { eq, inArray } from 'drizzle-orm'
import { productTypes, type TenantSettings, tenantSettings } from '../contract/tenantSettings.ts'
import type { TenantId, Transaction } from '../db/database.ts'
import { type Tenant, tenantHosts, tenants } from '../db/schema/tenants.ts'

export interface NewTenant
  extends Omit<Tenant, 'createdAt' | 'isDefault' | 'version' | 'icon' | 'logoMd5' | 'iconMd5'> {
  readonly hosts: readonly string[]
}

/** Adds a shop. When its slug or host is taken, it changes nothing and returns which. */
export async function addTenant(tx: Transaction, { hosts, ...tenant }: NewTenant): Promise<'added' | 'slug' | 'host'> {
  const small = hosts.map(host => host.toLowerCase())
  const slugs = await tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.slug, tenant.slug))
  if (slugs.length > 0) return 'slug'
  const taken = await tx.select().from(tenantHosts).where(inArray(tenantHosts.host, small))
  if (taken.length > 0) return 'host'
  // The first shop is the default for plain `localhost`.
  const others = await tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.isDefault, true))
  const isDefault = others.length === 0
  await tx.insert(tenants).values({ ...tenant, isDefault, settings: tenantSettings.parse(tenant.settings) })
  await tx.insert(tenantHosts).values(small.map(host => ({ host, tenantId: tenant.id })))
  return 'added'
}

interface Words {
  readonly name?: string
  readonly kh?: string
  readonly slug?: string
  readonly host?: string
}

const hostName = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/

/** Reads a new shop from command line arguments; other settings are changed later in the console. */
export function readNewTenant(input: Words, id: string): NewTenant | { readonly problems: readonly string[] } {
  const name = input.name?.trim() ?? ''
  const host = input.host?.trim().toLowerCase() ?? ''
  const slug = input.slug ?? slugOf(name || host)
  const problems = [
    name === '' && 'Give the shop a name: --name "Angkor Sport".',
    !hostName.test(host) && 'Give the shop a host, without https:// or a port: --host shop.example.',
    !/^[a-z0-9][a-z0-9-]{0,39}$/.test(slug) &&
      'The slug can have lowercase letters, digits and hyphens: --slug angkor.',
  ].filter(problem => typeof problem === 'string')
  if (problems.length > 0) return { problems }
  return {
    id: id as TenantId,
    slug,
    nameEn: name,
    nameKh: input.kh?.trim() || name,
    hosts: [host],
    logo: demoLogo('#0f766e', 'M20 14h7v14l12-14h9L35 29l14 21h-9L30 35l-3 4v11h-7z'),
    settings,
    demo: false,
  }
}

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)

const settings: TenantSettings = {
  productTypes: [...productTypes],
  templates: [],
  languages: ['kh', 'en'],
  homepage: { theme: { palette: { color: '#0f766e' } } },
  designs: { perCustomer: 100, perGuest: 10 },
  prices: { currency: 'USD', shown: true },
  payment: { required: 'none', depositPercent: 0, instructions: { kh: '', en: '' } },
}

/**
 * A badge of 64 × 64 with a sign cut out of it.
 * @param colour `#rrggbb`
 * @param sign SVG path data
 */
export const demoLogo = (colour: string, sign: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${colour}" fill-rule="evenodd" d="M12 0h40a12 12 0 0 1 12 12v40a12 12 0 0 1-12 12H12A12 12 0 0 1 0 52V12A12 12 0 0 1 12 0z${sign}"/></svg>`
