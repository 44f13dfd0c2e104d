import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { OrderBoard } from '../../../app/console/orders/OrderBoard.tsx'
import en from '../../../app/console/words/en.json' with { type: 'json' }
import kh from '../../../app/console/words/kh.json' with { type: 'json' }
import { useScreenWords } from '../../../app/i18n/words.ts'
import statusWords from '../../../app/screens/histories/words/en.json' with { type: 'json' }
import type { Fetch } from '../../../app/session/api/createClient.ts'
import { renderScreen } from '../../support/renderScreen.tsx'

afterEach(cleanup)

const orderIn = (status: string) => ({
  ...{ id: '0198a000-0000-7000-8000-0000000000d1', number: 42, status, receiver: 'Sokha', pieces: 14 },
  ...{ grandTotal: 22_050, createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z' },
  ...{ version: 1, paid: 0, designs: [] },
})

/** A server with one order, which somebody takes further while the board is open, and which may be away. */
function shopWithOrder() {
  const shop = { status: 'REVIEWING', isAway: false, requests: 0 }
  const fetch: Fetch = async address => {
    shop.requests++
    if (shop.isAway) throw new TypeError('The network is away.')
    const status = new URL(address, 'http://localhost').searchParams.get('status')
    const items = status === shop.status ? [orderIn(status)] : []
    return new Response(JSON.stringify({ items, total: items.length, page: 1, pageSize: 20 }))
  }
  return { shop, fetch }
}

function Shown() {
  useScreenWords('console', { en, kh })
  useScreenWords('histories', { en: statusWords, kh: statusWords })
  return <OrderBoard search="" />
}

const laneOf = (name: RegExp) => within(screen.getByRole('region', { name }))

/** The open board with its first card, and what it does each time it looks again. */
async function openBoard() {
  const { shop, fetch } = shopWithOrder()
  const { services } = renderScreen(<Shown />, { fetch })
  await screen.findByRole('link', { name: /Sokha/ })
  return { shop, refetch: () => act(() => services.queries.refetchQueries()) }
}

it('moves a card to the next lane when somebody takes its order further', async () => {
  const { shop, refetch } = await openBoard()
  expect(laneOf(/^Reviewing/).getByRole('link', { name: /Sokha/ })).toBeTruthy()
  shop.status = 'APPROVED'
  await refetch()
  expect(await laneOf(/^Approved/).findByRole('link', { name: /Sokha/ })).toBeTruthy()
  expect(laneOf(/^Reviewing/).queryByRole('link')).toBe(null)
})

it('keeps its cards while the server cannot be reached', async () => {
  const { shop, refetch } = await openBoard()
  const before = shop.requests
  shop.isAway = true
  await refetch()
  expect(shop.requests).toBeGreaterThan(before)
  expect(laneOf(/^Reviewing/).getByRole('link', { name: /Sokha/ })).toBeTruthy()
})
