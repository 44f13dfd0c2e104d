import { eq, inArray } from 'drizzle-orm'
import { tenantSettings } from '../contract/tenantSettings.ts'
import type { Transaction } from '../db/database.ts'
import { type Tenant, tenantHosts, tenants } from '../db/schema/tenants.ts'

export interface NewTenant extends Omit<Tenant, 'createdAt' | 'isDefault'> {
  readonly hosts: readonly string[]
}

/** Answers what is taken, and changes nothing, when another shop has its slug or one of its hosts. */
export async function addTenant(tx: Transaction, { hosts, ...tenant }: NewTenant): Promise<'added' | 'slug' | 'host'> {
  const small = hosts.map(host => host.toLowerCase())
  const slugs = await tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.slug, tenant.slug))
  if (slugs.length > 0) return 'slug'
  const taken = await tx.select().from(tenantHosts).where(inArray(tenantHosts.host, small))
  if (taken.length > 0) return 'host'
  // The first one answers plain `localhost`.
  const others = await tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.isDefault, true))
  const isDefault = others.length === 0
  await tx.insert(tenants).values({ ...tenant, isDefault, settings: tenantSettings.parse(tenant.settings) })
  await tx.insert(tenantHosts).values(small.map(host => ({ host, tenantId: tenant.id })))
  return 'added'
}
