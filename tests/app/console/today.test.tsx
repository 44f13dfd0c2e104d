import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { EntranceContext } from '../../../app/console/session/EntranceContext.ts'
import { SearchScreen } from '../../../app/console/today/SearchScreen.tsx'
import { TodayScreen } from '../../../app/console/today/TodayScreen.tsx'
import en from '../../../app/console/words/en.json' with { type: 'json' }
import kh from '../../../app/console/words/kh.json' with { type: 'json' }
import { useScreenWords } from '../../../app/i18n/words.ts'
import type { Fetch } from '../../../app/session/api/createClient.ts'
import { maxListed, type Today } from '../../../server/contract/console/today.ts'
import { renderScreen } from '../../support/renderScreen.tsx'
import { ownerEntrance } from '../../support/staffEntrance.ts'

afterEach(cleanup)

const messages = (count: number): Today['messages'] =>
  Array.from({ length: count }, (_, at) => ({
    id: `0198a000-0000-7000-8000-${String(at).padStart(12, '0')}`,
    subject: `Message ${at + 1}`,
    sender: 'Dara',
    since: '2026-11-25T08:00:00.000Z',
  }))

/** A shop for which only messages wait. */
const shopWith =
  (count: number): Fetch =>
  async () => {
    const today: Today = {
      ...{ designs: [], replies: [], inquiries: [], orders: [], late: [], messages: messages(count) },
      unpaid: { count: 0, cents: 0, orders: [] },
    }
    return new Response(JSON.stringify(today), { status: 200, headers: { 'content-type': 'application/json' } })
  }

function Shown({ isSearch = false }: { readonly isSearch?: boolean }) {
  useScreenWords('console', { en, kh })
  return <EntranceContext value={ownerEntrance}>{isSearch ? <SearchScreen /> : <TodayScreen />}</EntranceContext>
}

it.each([
  [2, '2', 2],
  [maxListed, '30', 30],
  [maxListed + 1, '30+', 30],
])('counts %i waiting things as %s', async (waiting, count, rows) => {
  renderScreen(<Shown />, { fetch: shopWith(waiting) })
  const heading = await screen.findByRole('heading', { level: 2, name: new RegExp(`^${en.today.messages}`) })
  expect(heading.querySelector('span')?.textContent).toBe(count)
  expect(screen.getAllByRole('listitem')).toHaveLength(rows)
})

it('asks what is looked for where nobody has typed anything, and sends nothing', async () => {
  const sent: string[] = []
  renderScreen(<Shown isSearch />, {
    address: '/console/search',
    fetch: async address => {
      sent.push(address)
      return new Response('{}', { status: 400 })
    },
  })
  expect(await screen.findByText(en.find.empty)).toBeTruthy()
  expect(sent.filter(address => address.includes('search'))).toEqual([])
})
