import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { designPublications, storeCounts } from '../../../server/db/schema/designLists.ts'
import { designs } from '../../../server/db/schema/designs.ts'
import { everyDatabase } from '../../support/server/databases.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'

describe.each(everyDatabase)('the counts of the store on $name', kind => {
  let api: TestServer
  beforeAll(async () => {
    api = await openTestServer({ database: kind })
  })
  afterAll(() => api.close())

  it('are those of the designs in it, whatever was published, changed and deleted', async () => {
    const { id: tenant } = await api.shop('angkor')
    const inShop: TestServer['database']['asTenant'] = (_, act) => api.database.asTenant(tenant, act)
    const expectCounted = async () => {
      const { productType, colourFamilies } = designPublications
      const rows = await inShop(tenant, tx =>
        tx
          .select({ productType, colourFamilies, total: sql<number>`count(*)::int` })
          .from(designPublications)
          .groupBy(productType, colourFamilies),
      )
      const kept = await inShop(tenant, tx =>
        tx
          .select({
            productType: storeCounts.productType,
            colourFamilies: storeCounts.colourFamilies,
            total: storeCounts.total,
          })
          .from(storeCounts),
      )
      const named = (list: typeof rows) =>
        list.filter(({ total }) => total !== 0).map(row => `${row.productType} ${row.colourFamilies} ${row.total}`)
      expect(named(kept).toSorted()).toEqual(named(rows).toSorted())
      return (await api.get('/api/store/designs?kind=design')).json().counts
    }
    await inShop(tenant, async tx => {
      await tx.execute(sql`insert into designs (tenant_id, id, guest_hash, product_type, name)
        select ${tenant}::uuid, gen_random_uuid(), 'x', 'SOCCER_KIT', 'Kit ' || n from generate_series(1, 40) n`)
      await tx.execute(sql`insert into design_revisions (tenant_id, id, design_id, number, bytes, sha256, reason, author)
        select tenant_id, id, id, 1, '', 'x', 'submitted', 'x' from designs where guest_hash = 'x'`)
      await tx.execute(sql`insert into design_publications
          (tenant_id, id, revision_id, document, name, product_type, colours, colour_families, published_at)
        select tenant_id, id, id, '', name, product_type, '{}',
          array[(array['red', 'blue'])[1 + abs(hashtext(name)) % 2]], now()
        from designs where guest_hash = 'x'`)
    })
    expect(await expectCounted()).toMatchObject({ kinds: { design: 40 } })
    await inShop(tenant, tx =>
      tx
        .update(designPublications)
        .set({ colourFamilies: ['red', 'white'] })
        .where(sql`name like '%1'`),
    )
    expect((await expectCounted()).colours).toMatchObject({ white: 4 })
    // As retention does it: the publication goes with its design.
    await api.database.asSystem(tx => tx.delete(designs).where(sql`name like '%1'`))
    await inShop(tenant, tx => tx.delete(designPublications).where(eq(designPublications.name, 'Kit 2')))
    expect(await expectCounted()).toMatchObject({ kinds: { design: 35 } })
  })
})
