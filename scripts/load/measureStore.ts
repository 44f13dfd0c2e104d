// How long lists of the store and of a customer's uploads take in a shop with 30,000 published designs and 100,000 images.
//   node --import tsx scripts/load/measureStore.ts [rounds]
// The database that DATABASE_URL names, or PGlite in memory.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { openLoadServer } from './openLoadServer.ts'

const rounds = Number(process.argv[2] ?? 30)
const load = await openLoadServer()
const { server, database, databaseUrl, tenants } = load

const { id: tenant } = await tenants.ofRequest('angkor.localhost')
const secret = randomUUID()
await database.asTenant(tenant, async tx => {
  await tx.execute(sql`insert into designs (tenant_id, id, guest_hash, product_type, name, published_at)
    select ${tenant}::uuid, ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'bench', 'SOCCER_KIT',
      'Kit ' || n, now() - n * interval '1 minute' from generate_series(1, 30000) n`)
  await tx.execute(sql`insert into design_revisions (tenant_id, id, design_id, number, bytes, sha256, reason, author)
    select tenant_id, id, id, 1, '', 'bench', 'submitted', 'bench' from designs where guest_hash = 'bench'`)
  await tx.execute(sql`insert into design_publications
      (tenant_id, id, revision_id, document, name, product_type, colours, colour_families, published_at, rating)
    select ${tenant}::uuid, id, id, '', name, product_type, array['#C2182B', '#FFFFFF'],
      array[(array['red', 'blue', 'green', 'white'])[1 + abs(hashtext(name)) % 4]], published_at,
      case when abs(hashtext(name)) % 3 = 0 then 1 + abs(hashtext(name)) % 5 end
    from designs where guest_hash = 'bench'`)
  await tx.execute(sql`insert into assets (tenant_id, id, guest_hash, media_type, size, sha256, shown_sha256, width, height)
    select ${tenant}::uuid, gen_random_uuid(), encode(sha256((case when n % 10 = 0 then ${secret} else n::text end)::bytea), 'hex'),
      'image/png', 1000, md5(n::text) || md5(n::text), md5(n::text) || md5(n::text), 10, 10
    from generate_series(1, 100000) n`)
})

// As autovacuum does it a minute later.
if (databaseUrl !== undefined) {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  await owner.query('vacuum analyze')
  await owner.end()
}

async function measure(name: string, url: string): Promise<void> {
  const took: number[] = []
  for (let round = 0; round < rounds; round++) {
    const begin = performance.now()
    const headers = { host: 'angkor.localhost', 'x-guest-secret': secret }
    const { statusCode, body } = await server.inject({ url, headers })
    if (statusCode !== 200) throw new Error(body)
    took.push(performance.now() - begin)
  }
  took.sort((a, b) => a - b)
  const at = (share: number) => (took[Math.floor((took.length - 1) * share)] ?? 0).toFixed(0)
  console.log(`${name.padEnd(34)} p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`)
}

console.log('30,000 published designs, 100,000 images, 10,000 of them one guest’s')
await measure('store, newest', '/api/store/designs')
await measure('store, by rating', '/api/store/designs?sort=rating')
await measure('store, by name', '/api/store/designs?sort=name')
await measure('store, one colour', '/api/store/designs?colour=red')
await measure('store, page 1,000', '/api/store/designs?page=1000')
await measure('store, searched', '/api/store/designs?search=kit%2012')
await measure('one’s uploads', '/api/uploads')
await load.close()
