import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Transaction } from '../../../server/db/database.ts'
import { databases } from '../../support/server/databases.ts'
import { expectCode } from '../../support/server/designers.ts'
import { type Entered, enter } from '../../support/server/enter.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'

interface Sent {
  readonly sql: string
  readonly params: readonly unknown[]
}

/** What drizzle sends its queries through; its types leave it out. */
interface Session {
  prepareQuery(query: Sent, ...rest: readonly unknown[]): unknown
}

const period = 'from=2026-01-01&to=2026-01-31'

describe.each(databases)('the hot queries of the console on $name', database => {
  let api: TestServer
  let owner: Entered
  /** What the calls of the console read, while that is noted. */
  let sent: Sent[] = []
  let isNoted = false
  beforeAll(async () => {
    api = await openTestServer({
      database,
      services: usual => ({
        database: {
          ...usual.database,
          asTenant: (tenant, work) => usual.database.asTenant(tenant, tx => work(isNoted ? noting(tx) : tx)),
        },
      }),
    })
    owner = await enter(api, { kind: 'admin' })
  })
  afterAll(() => api.close())

  function noting(tx: Transaction): Transaction {
    const { session } = Reflect.get(tx, '_') as { readonly session: Session }
    const prepare = session.prepareQuery.bind(session)
    session.prepareQuery = (query, ...rest) => {
      if (query.sql.startsWith('select')) sent.push(query)
      return prepare(query, ...rest)
    }
    return tx
  }

  /** The plans of a call's queries where no table may be read from end to end if an index serves. */
  async function plansOf(url: string): Promise<readonly string[]> {
    sent = []
    isNoted = true
    await expectCode(owner.get(url), 200)
    isNoted = false
    const shop = await api.shop('angkor')
    const plans: string[] = []
    await api.database.asTenant(shop.id, async tx => {
      await tx.execute(sql`set local enable_seqscan = off`)
      await tx.execute(sql`set local enable_bitmapscan = off`)
      for (const { sql: text, params } of sent) {
        const parts = text.split(/\$\d+/)
        const order = [...text.matchAll(/\$(\d+)/g)].map(([, at]) => params[Number(at) - 1])
        const query = sql.join(
          parts.flatMap((part, at) => (at < order.length ? [sql.raw(part), sql`${order[at]}`] : [sql.raw(part)])),
        )
        const { rows } = await tx.execute<Record<string, string>>(sql`explain ${query}`)
        plans.push(rows.map(row => row['QUERY PLAN']).join('\n'))
      }
    })
    return plans
  }

  it.each([
    ['the newest orders', '/api/console/orders?sort=newest', /orders_by_time/],
    ['the oldest orders', '/api/console/orders?sort=oldest', /orders_by_time/],
    ['the largest orders', '/api/console/orders?sort=total', /orders_by_total/],
    ['orders of a status', '/api/console/orders?status=REVIEWING', /orders_(by_status|wished)/],
    ['what waits today', '/api/console/today', /design_reviews_pending/],
    ['what is late today', '/api/console/today', /orders_wished/],
    ['designs to review', '/api/console/designs', /designs_shown/],
    ['the newest customers', '/api/console/customers', /accounts_by_time/],
    ['customers by name', '/api/console/customers?sort=name', /accounts_by_name/],
    ['messages that wait', '/api/console/messages', /contact_messages_open/],
    ['all messages', '/api/console/messages?state=all', /contact_messages_new/],
    ['the newest ratings', '/api/console/ratings', /ratings_latest/],
    ['the newest emails', '/api/console/emails', /outbox_latest/],
    ['emails that failed', '/api/console/emails?status=failed', /outbox_failed/],
    ['orders of a period', `/api/console/figures?${period}`, /orders_(by_time|by_status|wished)/],
    ['income of a period', `/api/console/figures?${period}`, /payments_by_time/],
    ['designs of a period', `/api/console/figures?${period}`, /designs_by_time/],
    ['whether a design was ordered', `/api/console/figures?${period}`, /order_lines_of_design/],
  ])('find %s by an index', async (_what, url, index) => {
    expect((await plansOf(url)).join('\n')).toMatch(index)
  })

  it('read the first page of orders in its order, without sorting all of them', async () => {
    const page = (await plansOf('/api/console/orders?sort=newest')).find(plan => plan.includes('orders_by_time'))
    expect(page).not.toContain('Sort')
  })
})
