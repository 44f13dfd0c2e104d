import type { Database, TenantId } from '../db/database.ts'
import { demoPrices } from '../pricing/demoPrices.ts'
import { publishPriceBook } from '../pricing/publishPriceBook.ts'
import type { Services } from '../services.ts'
import { addTenant } from './addTenant.ts'
import { demoTenants } from './demoTenants.ts'

/** Makes the shops of the demo that are not there yet; those that are stay as their owners left them. */
export async function seedDemo(database: Database, { newId, now }: Pick<Services, 'newId' | 'now'>): Promise<void> {
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
