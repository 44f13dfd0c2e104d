import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { InkDialog } from '../../../app/console/shop/InkDialog.tsx'
import en from '../../../app/console/shop/words/en.json' with { type: 'json' }
import kh from '../../../app/console/shop/words/kh.json' with { type: 'json' }
import { useScreenWords } from '../../../app/i18n/words.ts'
import { renderScreen } from '../../support/renderScreen.tsx'

afterEach(cleanup)

const save = vi.fn(async () => true)

function Shown() {
  useScreenWords('shop', { en, kh })
  return <InkDialog ink={null} taken={['papaya']} save={save} close={() => {}} />
}

it.each([
  ['  ', 'Name is required.'],
  ['Papaya', en.inks.taken],
])('says what is wrong with the name %j', async (name, error) => {
  renderScreen(<Shown />)
  fireEvent.change(await screen.findByLabelText(/^Name \*/), { target: { value: name } })
  fireEvent.submit(screen.getByRole('dialog').querySelector('form') as HTMLFormElement)
  expect(await screen.findByText(error)).toBeTruthy()
  expect(save).not.toHaveBeenCalled()
})
