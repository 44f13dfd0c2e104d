import { eq } from 'drizzle-orm'
import { describe } from 'vitest'
import type { TenantId } from '../../server/db/database.ts'
import { newId } from '../../server/db/newId.ts'
import { designs } from '../../server/db/schema/designs.ts'
import { databaseDesignLogStore } from '../../server/rooms/databaseDesignLogStore.ts'
import { everyDatabase } from '../support/server/databases.ts'
import { memoryDesignLogStore } from '../support/server/memoryDesignLogStore.ts'
import { openDesigns } from '../support/server/openDesigns.ts'
import { designLogContract } from './designLogContract.ts'

describe('logs of designs in memory', () => {
  designLogContract(async () => {
    const store = memoryDesignLogStore()
    const tenant = newId() as TenantId
    return {
      store,
      async design() {
        const ref = { tenant, design: newId() }
        store.create(ref)
        return ref
      },
      review: async ref => store.review(ref, true),
      remove: async ref => store.remove(ref),
      close: async () => {},
    }
  })
})

describe.each(everyDatabase)('logs of designs on $name', kind => {
  designLogContract(async () => {
    const { database, design, close } = await openDesigns(kind)
    return {
      store: databaseDesignLogStore(database, Date.now),
      design,
      review: ref =>
        database.asTenant(ref.tenant, async tx => {
          await tx.update(designs).set({ status: 'REVIEWING' }).where(eq(designs.id, ref.design))
        }),
      remove: ref =>
        database.asTenant(ref.tenant, async tx => {
          await tx.update(designs).set({ deletedAt: new Date() }).where(eq(designs.id, ref.design))
        }),
      close,
    }
  })
})
