import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PasswordStep } from '../../../app/console/entry/PasswordStep.tsx'
import { EntranceContext } from '../../../app/console/session/EntranceContext.ts'
import en from '../../../app/console/words/en.json' with { type: 'json' }
import kh from '../../../app/console/words/kh.json' with { type: 'json' }
import { useScreenWords } from '../../../app/i18n/words.ts'
import { renderScreen } from '../../support/renderScreen.tsx'
import { ownerEntrance } from '../../support/staffEntrance.ts'

afterEach(cleanup)

function Shown() {
  useScreenWords('console', { en, kh })
  return (
    <EntranceContext value={ownerEntrance}>
      <PasswordStep />
    </EntranceContext>
  )
}

it('tells a customer that the console is for the staff', async () => {
  renderScreen(<Shown />, {
    fetch: async () =>
      new Response(JSON.stringify({ type: 'about:blank', code: 'wrong-client', title: '', detail: '', status: 403 }), {
        status: 403,
        headers: { 'content-type': 'application/problem+json' },
      }),
  })
  fireEvent.change(await screen.findByLabelText(/^Email/), { target: { value: 'dara@angkor.example' } })
  fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: 'rain-goal-mango' } })
  fireEvent.click(screen.getByRole('button', { name: en.entry.next }))
  expect(await screen.findByText(en.entry.notStaff)).toBeTruthy()
})
