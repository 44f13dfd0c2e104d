import { eq, or } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { type Tenant, tenantHosts, tenants } from '../db/schema/tenants.ts'
import { Problem } from '../http/problem.ts'

export interface Tenants {
  /**
   * The shop that a request is for.
   * @param host in any case, without a port
   * @param asked slug of a demo shop, as `?tenant=` says it
   * @throws Problem unknown-tenant
   */
  ofRequest(host: string, asked?: string): Promise<Tenant>
  /** After a change: other processes see it within ten seconds. */
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

/** Finds shops by host, and remembers them for ten seconds. */
export function createTenants({ database, production, now }: Known): Tenants {
  const kept = new Map<string, { readonly until: number; readonly tenant: Promise<Tenant | undefined> }>()

  const find = (host: string, asked: string) =>
    database.asHouse(async tx => {
      const found = await tx
        .selectDistinct({ tenant: tenants })
        .from(tenants)
        .leftJoin(tenantHosts, eq(tenantHosts.tenantId, tenants.id))
        .where(or(eq(tenants.slug, asked), eq(tenantHosts.host, host), eq(tenants.isDefault, true)))
        .then(rows => rows.map(row => row.tenant))
      const hosts = await tx.select().from(tenantHosts).where(eq(tenantHosts.host, host))
      const demo = production ? undefined : found.find(tenant => tenant.demo && tenant.slug === asked)
      const byHost = found.find(tenant => tenant.id === hosts[0]?.tenantId)
      const byDefault = found.find(tenant => tenant.isDefault && (!production || atHome.has(host)))
      return demo ?? byHost ?? byDefault
    })

  return {
    async ofRequest(givenHost, asked = '') {
      const host = givenHost.toLowerCase()
      const key = JSON.stringify([host, asked])
      let known = kept.get(key)
      if (!known || known.until <= now()) {
        // Hosts are the caller's to invent.
        if (kept.size >= maxKept) kept.clear()
        known = { until: now() + fresh, tenant: find(host, asked) }
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
