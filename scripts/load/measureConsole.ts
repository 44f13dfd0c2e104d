// How long the console's lists take at the server in a shop with 10,000 orders and 50,000 designs.
//   node --import tsx scripts/load/measureConsole.ts [rounds]
// The database that DATABASE_URL names, or PGlite in memory.
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { demoCode } from '../../server/accounts/secondFactor/secondFactor.ts'
import { demoEmail, demoPassword } from '../../server/seeding/demoPeople.ts'
import { openLoadServer } from './openLoadServer.ts'

const rounds = Number(process.argv[2] ?? 20)
const load = await openLoadServer()
const { server, database, databaseUrl, tenants } = load

const { id: tenant } = await tenants.ofRequest('angkor.localhost')
await database.asTenant(tenant, async tx => {
  await tx.execute(sql`insert into designs (tenant_id, id, owner_id, product_type, name, status, seq, created_at, updated_at)
    select ${tenant}::uuid, ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid,
      (select id from accounts where tenant_id = ${tenant}::uuid order by email limit 1), 'SOCCER_KIT', 'Kit ' || n, 'DRAFT', 1,
      now() - n * interval '10 minutes', now() - n * interval '10 minutes'
    from generate_series(1, 50000) n`)
  // As far as each of them comes, step by step: the database refuses to skip one.
  await tx.execute(sql`update designs set status = 'REVIEWING'
    where name like 'Kit %' and (right(name, 2) in ('00', '50') or right(name, 1) in ('1', '4', '7'))`)
  await tx.execute(sql`update designs set status = 'READY'
    where status = 'REVIEWING' and name like 'Kit %' and right(name, 1) in ('1', '4', '7')`)
  await tx.execute(sql`insert into design_revisions (tenant_id, id, design_id, number, bytes, sha256, reason, author)
    select tenant_id, id, id, 1, '', 'load', 'submitted', 'load' from designs where status <> 'DRAFT'`)
  await tx.execute(sql`insert into design_reviews (tenant_id, id, design_id, revision_id, created_at, decision, decided_at)
    select tenant_id, id, id, id, updated_at, case status when 'READY' then 'READY' end, case status when 'READY' then updated_at end from designs where status <> 'DRAFT'`)
  await tx.execute(sql`insert into orders (tenant_id, id, number, owner_id, tracking_hash, status, delivery, language, quote,
      grand_total, due_before_production, created_at)
    select ${tenant}::uuid, ('00000000-0000-7000-9000-' || lpad(n::text, 12, '0'))::uuid, 100000 + n,
      (select id from accounts where tenant_id = ${tenant}::uuid order by email limit 1), md5(n::text), 'REVIEWING',
      jsonb_build_object('name', 'Receiver ' || n, 'wishedDate', null), 'en', '{}', 10000 + n, 0,
      now() - n * interval '10 minutes'
    from generate_series(1, 10000) n`)
  for (const [at, status] of ['APPROVED', 'PROCESSING', 'ON_THE_WAY', 'COMPLETED'].entries()) {
    await tx.execute(sql`update orders set status = ${status} where number > 100000 and number % 10 > ${at}`)
  }
  await tx.execute(sql`insert into order_lines (tenant_id, order_id, position, design_id, name, product_type, fabric, pieces, bytes, sha256)
    select tenant_id, id, 0, ('00000000-0000-7000-8000-' || right(id::text, 12))::uuid, 'Kit ' || number, 'SOCCER_KIT', 'mesh',
      '[{"name":"A","number":"1","size":"M","sleeve":"short","version":"player","quantity":12}]', repeat('x', 20000)::bytea, 'load'
    from orders where number > 100000`)
  // Placed, then approved, produced, sent and received, half a day after one another.
  await tx.execute(sql`insert into order_history (tenant_id, id, order_id, event, by, actor, from_status, to_status, created_at)
    select o.tenant_id, gen_random_uuid(), o.id, step.event, 'provider', 'load', step.before, step.after,
      o.created_at + step.at * interval '12 hours'
    from orders o join (values (0, 'placed', null, 'REVIEWING'), (1, 'approved', 'REVIEWING', 'APPROVED'),
      (2, 'processed', 'APPROVED', 'PROCESSING'), (3, 'delivered', 'PROCESSING', 'ON_THE_WAY'),
      (4, 'received', 'ON_THE_WAY', 'COMPLETED')) step (at, event, before, after) on step.at = 0 or o.number % 10 >= step.at
    where o.number > 100000`)
  await tx.execute(sql`insert into accounts (tenant_id, id, email, email_norm, first_name, last_name, language, status, created_at)
    select ${tenant}::uuid, ('00000000-0000-7000-a000-' || lpad(n::text, 12, '0'))::uuid, n || '@load.test', n || '@load.test',
      'First ' || n, 'Last ' || n, 'en', 'active', now() - n * interval '10 minutes'
    from generate_series(1, 10000) n`)
  await tx.execute(sql`insert into account_roles (tenant_id, id, account_id, client, role)
    select tenant_id, id, id, 'web', 'customer' from accounts where email like '%@load.test'`)
  await tx.execute(sql`insert into ratings (tenant_id, id, design_id, author, rating, comment)
    select tenant_id, id, id, id::text, 1 + (n % 5), 'Comment ' || n
    from (select tenant_id, id, row_number() over () as n from designs where name like 'Kit %' limit 10000) rated`)
  await tx.execute(sql`insert into contact_messages (tenant_id, id, contact, subject, message, created_at, handled_at)
    select ${tenant}::uuid, ('00000000-0000-7000-b000-' || lpad(n::text, 12, '0'))::uuid, n || '@load.test', 'Subject ' || n, 'Text',
      now() - n * interval '10 minutes', case when n % 10 > 0 then now() end
    from generate_series(1, 10000) n`)
  await tx.execute(sql`insert into payments (tenant_id, id, order_id, amount, method)
    select tenant_id, id, id, grand_total, 'cash' from orders where status = 'COMPLETED'`)
})

// As autovacuum does it a minute later.
if (databaseUrl !== undefined) {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  await owner.query('vacuum analyze')
  await owner.end()
}

const host = 'angkor.localhost'
const post = async (url: string, payload: object, headers: Record<string, string> = {}) =>
  (await server.inject({ method: 'POST', url, payload, headers: { host, ...headers } })).json()
const credentials = { email: demoEmail('admin', 'angkor'), password: demoPassword, clientId: 'console' }
const { access_token: token } = await post('/api/accounts/token', credentials)
const authorization = `Bearer ${token}`
await post('/api/console/entry/authenticator', {}, { authorization })
await post('/api/console/entry/code', { code: demoCode }, { authorization })

async function measure(name: string, url: string): Promise<void> {
  const took: number[] = []
  for (let round = 0; round < rounds; round++) {
    const begin = performance.now()
    const { statusCode, body } = await server.inject({ url, headers: { host, authorization } })
    if (statusCode !== 200) throw new Error(body)
    took.push(performance.now() - begin)
  }
  took.sort((a, b) => a - b)
  const at = (share: number) => (took[Math.floor((took.length - 1) * share)] ?? 0).toFixed(1)
  console.log(`${name}: ${at(0.5)} ms, p95 ${at(0.95)} ms`)
}

await measure('today', '/api/console/today')
await measure('orders, newest', '/api/console/orders?pageSize=25')
await measure('orders, last page', '/api/console/orders?pageSize=25&page=400')
await measure('orders in review', '/api/console/orders?pageSize=25&status=REVIEWING')
await measure('orders, searched by number', '/api/console/orders?pageSize=25&search=109999')
await measure('orders, searched by words', '/api/console/orders?pageSize=25&search=receiver%2099')
await measure('counts of orders', '/api/console/order-counts')
await measure('designs to review', '/api/console/designs?pageSize=25')
await measure('search', '/api/console/search?search=kit%20499')
await measure('promotional codes', '/api/console/promotions')
await measure('customers, newest', '/api/console/customers?pageSize=25')
await measure('customers, searched', '/api/console/customers?pageSize=25&search=last%2099')
await measure('messages that wait', '/api/console/messages?pageSize=20')
await measure('ratings, newest', '/api/console/ratings?pageSize=20')
await measure('emails, newest', '/api/console/emails?pageSize=25')
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
await measure('figures of 30 days', `/api/console/figures?from=${day(29)}&to=${day(0)}`)
await measure('figures of everything', `/api/console/figures?from=${day(400)}&to=${day(0)}`)
await measure('audit log', '/api/console/audit?pageSize=50')
await load.close()
