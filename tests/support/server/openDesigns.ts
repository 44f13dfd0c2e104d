import { eq } from 'drizzle-orm'
import type { TenantId } from '../../../server/db/database.ts'
import { newId } from '../../../server/db/newId.ts'
import { designs } from '../../../server/db/schema/designs.ts'
import { tenants } from '../../../server/db/schema/tenants.ts'
import { type DesignRef, sha256Of } from '../../../server/rooms/grant.ts'
import type { DatabaseKind } from './databases.ts'

/** A database with the demo shops, where a guest creates empty designs. */
export async function openDesigns(kind: DatabaseKind) {
  const database = await kind.openDemo()
  const [angkor] = await database.asSystem(tx => tx.select().from(tenants).where(eq(tenants.slug, 'angkor')))
  const tenant = angkor?.id as TenantId
  const guestHash = sha256Of('the secret of a guest of the shop')
  return {
    database,
    tenant,
    async design(): Promise<DesignRef> {
      const ref = { tenant, design: newId() }
      await database.asTenant(tenant, tx =>
        tx.insert(designs).values({ tenantId: tenant, id: ref.design, guestHash, productType: 'SOCCER_KIT' }),
      )
      return ref
    },
    close: () => database.close(),
  }
}
