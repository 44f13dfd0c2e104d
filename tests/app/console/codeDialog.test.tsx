import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { CodeDialog } from '../../../app/console/prices/CodeDialog.tsx'
import en from '../../../app/console/prices/words/en.json' with { type: 'json' }
import kh from '../../../app/console/prices/words/kh.json' with { type: 'json' }
import { useScreenWords } from '../../../app/i18n/words.ts'
import { renderScreen } from '../../support/renderScreen.tsx'

afterEach(cleanup)

function Shown() {
  useScreenWords('prices', { en, kh })
  return <CodeDialog close={() => {}} created={() => {}} />
}

it('says in the form, and nowhere else, that a code is in use', async () => {
  const refusal = { type: 'about:blank', code: 'wrong-state', title: '', detail: '', status: 409 }
  const { services } = renderScreen(<Shown />, {
    fetch: async () =>
      new Response(JSON.stringify(refusal), {
        status: 409,
        headers: { 'content-type': 'application/problem+json' },
      }),
  })
  fireEvent.change(await screen.findByLabelText(/^Code/), { target: { value: 'NEWSEASON' } })
  fireEvent.click(screen.getByRole('button', { name: en.codes.create }))
  expect((await screen.findByText(en.codes.exists)).closest('[role=alert]')).toBeTruthy()
  expect(services.toasts.shown.current()).toEqual([])
})
