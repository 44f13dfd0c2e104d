import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { useScreenWords } from '../../../../app/i18n/words.ts'
import { OrderDetails } from '../../../../app/screens/histories/OrderDetails.tsx'
import en from '../../../../app/screens/histories/words/en.json' with { type: 'json' }
import kh from '../../../../app/screens/histories/words/kh.json' with { type: 'json' }
import type { Order } from '../../../../server/contract/orders/order.ts'
import { renderScreen } from '../../../support/renderScreen.tsx'
import { shownOrder } from '../../../support/shownOrder.ts'

afterEach(cleanup)

const player = { shortsSize: null, sleeve: 'short', version: 'player', quantity: 1, size: 'M' } as const
const line = (name: string, design: string): Order['lines'][number] => ({
  ...({ name, design, productType: 'SOCCER_KIT', fabric: 'mesh', sha256: 'a'.repeat(64), pieces: [] } as const),
})
const lines = [
  line('Home', '0198a000-0000-7000-8000-0000000000d1'),
  line('Away', '0198a000-0000-7000-8000-0000000000d2'),
]

function Shown({ order }: { readonly order: Order }) {
  useScreenWords('histories', { en, kh })
  return <OrderDetails order={order} history={[]} changed={() => {}} />
}

const open = (changes: Partial<Order>) => renderScreen(<Shown order={shownOrder({ lines, ...changes })} />)

describe('an order on its page', () => {
  it('that was rejected says why at each design, with the way to mend it', () => {
    open({ status: 'REJECTED', reason: 'The crest is too small.', allowedActions: ['resubmit'] })
    for (const { name, design } of lines) {
      const [section] = screen.getAllByRole('region', { name })
      expect(section?.textContent).toContain('The crest is too small.')
      const links = [...(section?.querySelectorAll('a') ?? [])].map(link => link.getAttribute('href'))
      expect(links).toEqual([`/preview?design=${design}`, `/design/soccer?design=${design}`])
    }
    expect(screen.getAllByText('The crest is too small.')).toHaveLength(2)
  })

  it('that was rejected for one design and one player says so there, and leaves the others alone', () => {
    const pieces = [
      { ...player, name: 'Sok', number: '7' },
      { ...player, name: 'Dara', number: '9' },
    ]
    const [home, away] = lines.map(line => ({ ...line, pieces }))
    if (!home || !away) throw new Error('There are two designs.')
    open({
      ...{ status: 'REJECTED', reason: 'Almost there.', allowedActions: ['resubmit'], lines: [home, away] },
      defects: [
        { design: away.design, row: null, text: 'The crest is blurred.' },
        { design: away.design, row: 1, text: 'The name is too wide.' },
      ],
    })
    expect(screen.getAllByText('Almost there.')).toHaveLength(1)
    const [wrong] = screen.getAllByRole('region', { name: 'Away' })
    expect(wrong?.textContent).toContain('The crest is blurred.')
    expect(wrong?.textContent).toContain('9 Dara: The name is too wide.')
    expect(wrong?.querySelector('tr[data-wrong="true"]')?.textContent).toContain('Dara')
    const [right] = screen.getAllByRole('region', { name: 'Home' })
    expect(right?.querySelector('tr[data-wrong="true"]')).toBeNull()
    const [edit, ...others] = screen.getAllByRole('link', { name: 'Edit this design' })
    expect([edit?.getAttribute('href'), others]).toEqual([`/design/soccer?design=${away.design}`, []])
  })

  it('that was canceled says why once, and nothing is to be mended', () => {
    open({ status: 'CANCELED', reason: 'No season', allowedActions: [] })
    expect(screen.getAllByText('No season')).toHaveLength(1)
    expect(screen.queryByRole('link', { name: 'Edit this design' })).toBeNull()
  })

  it.each([
    ['PROCESSING', true],
    ['COMPLETED', false],
  ] as const)('says while it is coming when it is needed: %s', (status, isShown) => {
    open({ status, delivery: { ...shownOrder().delivery, wishedDate: '2026-12-05' } })
    expect(screen.queryByText(/You need it by 5 December 2026/) !== null).toBe(isShown)
  })

  it('names the country of an address abroad', () => {
    open({ delivery: { ...shownOrder().delivery, country: 'FR', province: 'Lyon' } })
    expect(screen.getByText(/Lyon, France/)).toBeTruthy()
  })
})
