import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useScreenWords } from '../../../../app/i18n/words.ts'
import { NearestOrder } from '../../../../app/screens/dashboard/NearestOrder.tsx'
import en from '../../../../app/screens/dashboard/words/en.json' with { type: 'json' }
import kh from '../../../../app/screens/dashboard/words/kh.json' with { type: 'json' }
import type { Order } from '../../../../server/contract/orders/order.ts'
import { pretendServer } from '../../../support/pretendServer.ts'
import { renderScreen } from '../../../support/renderScreen.tsx'
import { shownOrder } from '../../../support/shownOrder.ts'

afterEach(cleanup)

function Shown() {
  useScreenWords('dashboard', { en, kh })
  return <NearestOrder />
}

const nearest = 'GET /api/orders?page=1&pageSize=1&sort=nearest&search='

function open(order: Order | null) {
  const { delivery, ...rest } = shownOrder()
  const items = order ? [order] : []
  const whole = { ...rest, ...order, delivery: { ...delivery, wishedDate: '2026-12-05' } }
  const events = [
    ['approved', 'REVIEWING', 'APPROVED', '2026-11-21T08:00:00.000Z'],
    ['processed', 'APPROVED', 'PROCESSING', '2026-11-22T08:00:00.000Z'],
  ].map(([event, from, to, at], id) => ({
    ...{ id: `0198a000-0000-7000-8000-00000000000${id}`, by: 'provider', note: '' },
    ...{ event, from, to, at },
  }))
  const server = pretendServer({
    [nearest]: { body: { items, total: items.length, page: 1, pageSize: 1 } },
    [`GET /api/orders/${rest.id}`]: { body: whole },
    [`GET /api/orders/${rest.id}/history`]: { body: { items: events } },
  })
  return renderScreen(<Shown />, { fetch: server.fetch })
}

it('shows how far the order is that arrives next, what happened when, and when it is needed', async () => {
  open(shownOrder({ status: 'PROCESSING', paid: 750 }))
  expect(await screen.findByText('1 piece, order #00042')).toBeTruthy()
  expect(screen.getByText('$7.50 paid')).toBeTruthy()
  expect(await screen.findByText('needed by 5 December 2026')).toBeTruthy()
  const steps = screen.getAllByRole('listitem').map(({ textContent, dataset }) => `${textContent} ${dataset.state}`)
  expect(steps).toEqual([
    'Approved21 November 2026 done',
    'Processing22 November 2026 now',
    'On the way coming',
    'Completedneeded by 5 December 2026 coming',
  ])
})

it('says what to do about an order that was rejected', async () => {
  open(shownOrder({ status: 'REJECTED', reason: 'Crest too small' }))
  expect(await screen.findByText(/^The shop can’t make this order as it is/)).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
})

it.each(['COMPLETED', 'CANCELED'] as const)('says that nothing is on its way when the last one is %s', async status => {
  open(shownOrder({ status }))
  expect(await screen.findByText('Nothing is on its way right now.')).toBeTruthy()
})

it('says how one orders while there is no order', async () => {
  open(null)
  expect(await screen.findByText(/^No orders yet/)).toBeTruthy()
})
