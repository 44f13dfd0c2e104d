import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { designTransitions } from '../../../server/contract/designs/design.ts'
import { orderTransitions } from '../../../server/contract/orders/order.ts'
import type { Database } from '../../../server/db/database.ts'
import * as accounts from '../../../server/db/schema/accounts.ts'
import * as assets from '../../../server/db/schema/assets.ts'
import * as contact from '../../../server/db/schema/contact.ts'
import * as designLists from '../../../server/db/schema/designLists.ts'
import * as designReviews from '../../../server/db/schema/designReviews.ts'
import * as designShares from '../../../server/db/schema/designShares.ts'
import * as designs from '../../../server/db/schema/designs.ts'
import * as emailTexts from '../../../server/db/schema/emailTexts.ts'
import * as handoffs from '../../../server/db/schema/handoffs.ts'
import * as orders from '../../../server/db/schema/orders.ts'
import * as outbox from '../../../server/db/schema/outbox.ts'
import * as packs from '../../../server/db/schema/packs.ts'
import * as players from '../../../server/db/schema/players.ts'
import * as prices from '../../../server/db/schema/prices.ts'
import * as rosterLinks from '../../../server/db/schema/rosterLinks.ts'
import * as sessions from '../../../server/db/schema/sessions.ts'
import * as shopTemplates from '../../../server/db/schema/shopTemplates.ts'
import * as staff from '../../../server/db/schema/staff.ts'
import * as suppliers from '../../../server/db/schema/suppliers.ts'
import * as tenants from '../../../server/db/schema/tenants.ts'
import * as webhooks from '../../../server/db/schema/webhooks.ts'
import { everyDatabase } from '../../support/server/databases.ts'

const subjects = [
  ...[
    accounts,
    assets,
    contact,
    designLists,
    designReviews,
    designShares,
    designs,
    emailTexts,
    handoffs,
    orders,
    outbox,
    packs,
    players,
    prices,
    rosterLinks,
    sessions,
    staff,
    shopTemplates,
    suppliers,
    tenants,
    webhooks,
  ],
]
const tables = subjects
  .flatMap(subject => Object.values<unknown>(subject).filter(value => is(value, PgTable)))
  .map(table => getTableConfig(table as PgTable))

describe.each(everyDatabase)('the schema on $name', kind => {
  let database: Database
  beforeAll(async () => {
    database = await kind.open()
  })
  afterAll(() => database.close())

  const rows = (query: ReturnType<typeof sql>) =>
    database.asSystem(async tx => (await tx.execute<Record<string, unknown>>(query)).rows)

  it('protects every table that has a tenant by forced row-level security', async () => {
    const found = await rows(sql`
      select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
        (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`)
    expect(found.length).toBeGreaterThan(25)
    // The owner counts for the store, in a trigger.
    const policiesOf = (name: unknown) => (name === 'store_counts' ? 3 : 2)
    for (const table of found)
      expect(table).toMatchObject({ enabled: true, forced: true, policies: policiesOf(table.name) })
  })

  it('lets foreign keys between tables of tenants cross to no other tenant', async () => {
    const found = await rows(sql`
      select conname as name, conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and confrelid <> 'tenants'::regclass
        and connamespace = 'public'::regnamespace`)
    expect(found.length).toBeGreaterThan(20)
    for (const key of found) expect(key.definition).toMatch(/^FOREIGN KEY \(tenant_id, .*REFERENCES \w+\(tenant_id, /)
  })

  it('begins every primary key of a tenant with the tenant', async () => {
    const found = await rows(sql`
      select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition from pg_constraint
      where contype = 'p' and exists (select from pg_attribute a where a.attrelid = conrelid and a.attname = 'tenant_id')
        and conrelid <> 'tenant_hosts'::regclass`)
    for (const key of found) expect(key.definition).toMatch(/^PRIMARY KEY \(tenant_id, /)
  })

  it.each(tables.map(table => [table.name, table] as const))(
    'has the columns of %s as the code knows them',
    async (name, table) => {
      const found = await rows(sql`
      select column_name as name, is_nullable = 'NO' as "notNull",
        case data_type when 'ARRAY' then substr(udt_name, 2) || '[]' else data_type end as type
      from information_schema.columns where table_schema = 'public' and table_name = ${name} order by 1`)
      const known = table.columns.map(column => ({
        name: column.name,
        type: column.getSQLType(),
        notNull: column.notNull,
      }))
      expect(found).toEqual(known.sort((a, b) => (a.name < b.name ? -1 : 1)))
    },
  )

  it('knows every table that the database has', async () => {
    const found = await rows(sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`)
    const unknown = ['design_transitions', 'migrations', 'order_transitions', 'readiness']
    expect(found.map(({ name }) => name)).toEqual([...tables.map(({ name }) => name), ...unknown].sort())
  })

  it('lets a design go where the contract says', async () => {
    const found = await rows(sql`select from_status as "from", to_status as "to" from design_transitions`)
    const contract = Object.entries(designTransitions).flatMap(([from, all]) => all.map(to => ({ from, to })))
    expect(sorted(found)).toEqual(sorted(contract))
  })

  it('lets an order go where the contract says', async () => {
    const found = await rows(sql`select from_status as "from", to_status as "to" from order_transitions`)
    const contract = Object.entries(orderTransitions).flatMap(([from, all]) => all.map(to => ({ from, to })))
    expect(sorted(found)).toEqual(sorted(contract))
  })
})

const sorted = (list: readonly Record<string, unknown>[]) => list.map(row => `${row.from} ${row.to}`).sort()
