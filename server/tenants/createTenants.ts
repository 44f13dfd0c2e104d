import { eq, or, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { type Tenant, tenantHosts, tenants } from '../db/schema/tenants.ts'
import { Problem } from '../http/problem.ts'

export interface Tenants {
  /**
   * Finds the shop of a request.
   * @param host in any case, without a port
   * @param wanted the slug of a demo shop, from `?tenant=`
   * @throws Problem unknown-tenant
   */
  ofRequest(host: string, wanted?: string): Promise<Tenant>
  /** Forgets cached shops after a change; other processes see it within ten seconds. */
  forget(): void
}

interface Known {
  readonly database: Database
  readonly production: boolean
  now(): number
}

const fresh = 10_000
const maxKept = 1_000
const atHome = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])

/** Finds shops by host and caches them for ten seconds. */
export function createTenants({ database, production, now }: Known): Tenants {
  const kept = new Map<string, { readonly until: number; readonly tenant: Promise<Tenant | undefined> }>()

  const find = (host: string, wanted: string) =>
    database.asSystem(async tx => {
      const [named] = await tx.select().from(tenantHosts).where(eq(tenantHosts.host, host))
      // Two lookups use two indexes. One join with the hosts read all shops.
      const found = await tx
        .select()
        .from(tenants)
        .where(or(eq(tenants.slug, wanted), sql`${tenants.isDefault}`, named && eq(tenants.id, named.tenantId)))
      const demo = production ? undefined : found.find(tenant => tenant.demo && tenant.slug === wanted)
      const byHost = found.find(tenant => tenant.id === named?.tenantId)
      const byDefault = found.find(tenant => tenant.isDefault && (!production || atHome.has(host)))
      return demo ?? byHost ?? byDefault
    })

  return {
    async ofRequest(givenHost, wanted = '') {
      const host = givenHost.toLowerCase()
      const key = JSON.stringify([host, wanted])
      let known = kept.get(key)
      if (!known || known.until <= now()) {
        // Callers can send any host, so unknown ones are not cached forever.
        if (kept.size >= maxKept) kept.clear()
        known = { until: now() + fresh, tenant: find(host, wanted) }
        kept.set(key, known)
        known.tenant.catch(() => kept.delete(key))
      }
      const tenant = await known.tenant
      if (!tenant) throw new Problem('unknown-tenant')
      return tenant
    },
    forget: () => kept.clear(),
  }
}
