import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type OrderActionName,
  type OrderActor,
  type OrderStatus,
  orderActionNames,
  orderActors,
  orderStatuses,
  orderTransitions,
} from '../../../server/contract/orders/order.ts'
import { orders } from '../../../server/db/schema/orders.ts'
import { moveOrder } from '../../../server/orders/orderActions.ts'
import { dueOf } from '../../../server/orders/placeOrder.ts'
import { databases } from '../../support/server/databases.ts'
import { openDesignServer } from '../../support/server/designers.ts'
import type { TestServer } from '../../support/server/openTestServer.ts'
import { delivery } from '../../support/server/orderers.ts'

/** How an order gets to each status. */
const ways: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  REVIEWING: [],
  APPROVED: ['APPROVED'],
  REJECTED: ['REJECTED'],
  PROCESSING: ['APPROVED', 'PROCESSING'],
  ON_THE_WAY: ['APPROVED', 'PROCESSING', 'ON_THE_WAY'],
  COMPLETED: ['APPROVED', 'PROCESSING', 'ON_THE_WAY', 'COMPLETED'],
  CANCELED: ['CANCELED'],
}

/** The expected transitions, written by hand: status, step, actor, next status. */
const allowed = new Set([
  'REVIEWING cancel customer CANCELED',
  'APPROVED cancel customer CANCELED',
  'REJECTED cancel customer CANCELED',
  'REVIEWING cancel provider CANCELED',
  'APPROVED cancel provider CANCELED',
  'PROCESSING cancel provider CANCELED',
  'REJECTED resubmit customer REVIEWING',
  'ON_THE_WAY receive customer COMPLETED',
  'ON_THE_WAY receive provider COMPLETED',
  'REVIEWING approve provider APPROVED',
  'REVIEWING reject provider REJECTED',
  'APPROVED process provider PROCESSING',
  'PROCESSING deliver provider ON_THE_WAY',
])

const quote = {
  currency: 'USD',
  items: [],
  promotion: 'none',
  amount: 100,
  totalDiscount: 0,
  grandTotal: 100,
  orderable: true,
} as const

describe.each(databases)('the status of an order on $name', kind => {
  let api: TestServer
  beforeAll(async () => {
    api = await openDesignServer(kind)
  })
  afterAll(() => api.close())
  let numbers = 0

  /** Does something with a new order in a status, in a transaction. */
  async function withOrder<T>(
    status: OrderStatus,
    act: (work: Parameters<typeof moveOrder>[0], row: Parameters<typeof moveOrder>[1]) => Promise<T>,
  ) {
    const tenant = await api.shop('angkor')
    const id = randomUUID()
    return api.database.asTenant(tenant.id, async tx => {
      const values = { tenantId: tenant.id, id, number: ++numbers, trackingHash: id, delivery, language: 'en' as const }
      await tx
        .insert(orders)
        .values({ ...values, quote: { ...quote, items: [] }, grandTotal: 100, dueBeforeProduction: 0 })
      for (const next of ways[status]) await tx.update(orders).set({ status: next }).where(eq(orders.id, id))
      const [row] = await tx.select().from(orders).where(eq(orders.id, id))
      if (!row) throw new Error('The order is not there.')
      const { newId, replays } = api.services
      const work = { tx, tenant, replays, now: new Date(api.clock.now), newId, addressOn: () => () => '' }
      return act(work, row)
    })
  }

  const outcome = (status: OrderStatus, action: OrderActionName, actor: OrderActor): Promise<string> =>
    withOrder(status, (work, row) =>
      moveOrder(work, row, { action, actor, author: randomUUID(), version: 1, reason: 'so' }).then(
        moved => `${moved.status} ${moved.version}`,
        error => error.code,
      ),
    )

  it('takes exactly the steps it has, of everybody in every status', async () => {
    for (const status of orderStatuses) {
      for (const action of orderActionNames) {
        for (const actor of orderActors) {
          const to = orderStatuses.find(next => allowed.has(`${status} ${action} ${actor} ${next}`))
          const expected = to ? [`${to} 2`] : ['not-allowed', 'wrong-state']
          expect(expected, `${status} ${action} ${actor}`).toContain(await outcome(status, action, actor))
          if (to) expect(orderTransitions[status]).toContain(to)
        }
      }
    }
  })

  it('is refused by the database too, whatever asks for another', async () => {
    for (const from of orderStatuses) {
      for (const to of orderStatuses.filter(status => status !== from)) {
        const set = () =>
          withOrder(from, ({ tx }, { id }) =>
            tx
              .update(orders)
              .set({ status: to })
              .where(eq(orders.id, id))
              .then(() => 'taken'),
          )
        const taken = await set().catch(error => error.cause?.code)
        expect(taken, `${from} to ${to}`).toBe(orderTransitions[from].includes(to) ? 'taken' : '23514')
      }
    }
  })

  it('needs a reason of the provider for a rejection and a cancellation', async () => {
    for (const action of ['reject', 'cancel'] as const) {
      const move = { action, actor: 'provider', author: randomUUID(), version: 1 } as const
      await expect(withOrder('REVIEWING', (work, row) => moveOrder(work, row, move))).rejects.toThrow()
    }
  })

  it('never changes prices and numbers that were agreed', async () => {
    const change = withOrder('REVIEWING', ({ tx }, { id }) =>
      tx.update(orders).set({ grandTotal: 1 }).where(eq(orders.id, id)),
    )
    await expect(change).rejects.toMatchObject({ cause: { code: '23514' } })
  })
})

describe('what is due before production', () => {
  it('is nothing, a share with half a cent up, or all', () => {
    expect(dueOf({ required: 'none', depositPercent: 50 }, 1_001)).toBe(0)
    expect(dueOf({ required: 'deposit', depositPercent: 50 }, 1_001)).toBe(501)
    expect(dueOf({ required: 'deposit', depositPercent: 30 }, 4_489)).toBe(1_347)
    expect(dueOf({ required: 'all', depositPercent: 0 }, 1_001)).toBe(1_001)
  })
})
