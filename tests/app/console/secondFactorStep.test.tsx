import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { CodeForm } from '../../../app/console/entry/SecondFactorStep.tsx'
import en from '../../../app/console/words/en.json' with { type: 'json' }
import kh from '../../../app/console/words/kh.json' with { type: 'json' }
import { useScreenWords } from '../../../app/i18n/words.ts'
import { renderScreen } from '../../support/renderScreen.tsx'

afterEach(cleanup)

function Shown({ isLong }: { readonly isLong: boolean }) {
  useScreenWords('console', { en, kh })
  return <CodeForm label="Code" isLong={isLong} done={() => {}} />
}

it.each([
  [true, en.code.wrongRecovery],
  [false, 'This code is wrong or was already used. Wait for the next one.'],
])('tells what to do with a wrong code; of those for recovery no next one comes (%s)', async (isLong, text) => {
  const refusal = { type: 'about:blank', code: 'code-refused', title: '', detail: '', status: 400 }
  renderScreen(<Shown isLong={isLong} />, {
    fetch: async () =>
      new Response(JSON.stringify(refusal), { status: 400, headers: { 'content-type': 'application/problem+json' } }),
  })
  fireEvent.change(await screen.findByLabelText(/^Code/), { target: { value: 'AAAA-BBBB' } })
  fireEvent.click(screen.getByRole('button', { name: en.code.enter }))
  expect(await screen.findByText(text)).toBeTruthy()
})
