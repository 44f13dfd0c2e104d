import pg from 'pg'

/** How much there is. The first shop is fifty times as large as it would be alone, and one guest owns fifty designs in it. */
export const grownSizes = { shops: 10_000, designs: 1_000_000, ofLargest: 50_000, publishedEach: 5, ofGuest: 50 }

/**
 * Fills a database with shops and designs, by SQL and without triggers: what those would have counted is counted at the
 * end. Needs a superuser.
 * @param guest the sha256 of the secret of a guest of the largest shop, hex
 * @returns hosts of the largest shop and of one in the middle
 */
export async function growShops(url: string, guest: string): Promise<readonly [largest: string, middle: string]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { shops, designs, ofLargest, publishedEach, ofGuest } = grownSizes
  const run = (text: string) => client.query(text)
  await run('set session_replication_role = replica')
  await run(`insert into tenants (id, slug, name_kh, name_en, logo, settings)
    select ('00000000-0000-7000-c000-' || lpad(n::text, 12, '0'))::uuid, 'grown-' || n, 'Shop ' || n, 'Shop ' || n, logo, settings
    from generate_series(1, ${shops}) n, tenants first where first.is_default`)
  await run(`insert into tenant_hosts (host, tenant_id)
    select slug || '.example', id from tenants where slug like 'grown-%'`)
  await run(`create temp table shared as
    select n, ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid as id,
      ('00000000-0000-7000-c000-' || lpad((case when n <= ${ofLargest} then 1 else 2 + n % (${shops} - 1) end)::text, 12, '0'))::uuid as shop
    from generate_series(1, ${designs}) n`)
  await run(`insert into designs (tenant_id, id, guest_hash, product_type, name, published_at, created_at, updated_at, designed_at)
    select shop, id, case when n <= ${ofGuest} then '${guest}' else md5(n::text) end,
      (array['SOCCER_KIT', 'TSHIRT', 'HOODIE', 'POLO_SHIRT'])[1 + n % 4], 'Kit ' || n,
      case when n % ${publishedEach} = 0 then now() - n * interval '1 second' end,
      now() - n * interval '1 second', now() - n * interval '1 second', now() - n * interval '1 second' from shared`)
  await run(`insert into design_summaries (tenant_id, id, seq, colours, layers, players, goalkeepers)
    select shop, id, 0, array['#c2182b', '#ffffff'], 9, 14, 1 from shared`)
  await run(`insert into design_revisions (tenant_id, id, design_id, number, bytes, sha256, reason, author)
    select shop, id, id, 1, '', 'grown', 'published', 'grown' from shared where n % ${publishedEach} = 0`)
  await run(`insert into design_publications
      (tenant_id, id, revision_id, document, name, product_type, colours, colour_families, published_at, rating)
    select tenant_id, id, id, repeat('x', 4000), name, product_type, array['#c2182b', '#ffffff'],
      array[(array['red', 'blue', 'green', 'white', 'black'])[1 + abs(hashtext(name)) % 5]], published_at,
      case when abs(hashtext(name)) % 3 = 0 then 1 + abs(hashtext(name)) % 5 end
    from designs where published_at is not null`)
  await run(`insert into store_counts (tenant_id, product_type, colour_families, total)
    select tenant_id, product_type, colour_families, count(*) from design_publications group by 1, 2, 3
    on conflict do nothing`)
  await run('set session_replication_role = origin')
  await run('vacuum analyze')
  await client.end()
  return ['grown-1.example', `grown-${shops / 2}.example`]
}

/** Entries that the database has read since it began to count: from tables, and from indexes alone. */
export async function readSoFar(
  client: pg.Client,
): Promise<{ readonly read: number; readonly scanned: readonly string[] }> {
  // Backends tell what they have read about once a second.
  await new Promise(resolve => setTimeout(resolve, 1_500))
  const { rows } = await client.query(`select t.relname, t.seq_tup_read::float8 as scanned,
      greatest(coalesce(t.idx_tup_fetch, 0), (select coalesce(sum(idx_tup_read), 0) from pg_stat_user_indexes i where i.relid = t.relid))::float8 as found
    from pg_stat_user_tables t`)
  const entries: readonly { relname: string; scanned: number; found: number }[] = rows
  return {
    read: entries.reduce((sum, { scanned, found }) => sum + scanned + found, 0),
    scanned: entries.filter(({ scanned }) => scanned > 0).map(({ relname, scanned }) => `${relname}:${scanned}`),
  }
}
