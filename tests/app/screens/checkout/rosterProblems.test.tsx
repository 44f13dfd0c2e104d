import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useScreenWords } from '../../../../app/i18n/words.ts'
import { RosterProblems, type RosterProblemsProps } from '../../../../app/screens/checkout/roster/RosterProblems.tsx'
import en from '../../../../app/screens/checkout/words/en.json' with { type: 'json' }
import kh from '../../../../app/screens/checkout/words/kh.json' with { type: 'json' }
import { renderScreen } from '../../../support/renderScreen.tsx'

afterEach(cleanup)

function Shown(props: RosterProblemsProps) {
  useScreenWords('checkout', { en, kh })
  return <RosterProblems {...props} />
}

const noSize = { id: 'one', values: { name: 'Dara' }, notes: { size: { kind: 'problem', text: 'No size.' } } } as const

it('lists an order that is too small first, and leads to the row of the next player', () => {
  const gone: unknown[] = []
  const goTo = (...place: readonly unknown[]) => void gone.push(place)
  renderScreen(<Shown rows={[noSize]} missing={{ count: 3, min: 10 }} goTo={goTo} />)
  const [short, size] = screen.getAllByRole('button')
  expect(short?.textContent).toBe('Kits Minimum order is 10 kits. Add 3 more.')
  for (const button of [short, size]) fireEvent.click(button as HTMLElement)
  expect(gone).toEqual([
    [null, 'name'],
    ['one', 'size'],
  ])
})

it.each([null, { count: 0, min: 10 }])('says nothing of an order that is large enough, or not priced: %j', missing => {
  const { container } = renderScreen(<Shown rows={[]} missing={missing} goTo={() => {}} />)
  expect(container.textContent).toBe('')
})
