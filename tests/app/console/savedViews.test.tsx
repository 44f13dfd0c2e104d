import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SavedViews } from '../../../app/console/orders/SavedViews.tsx'
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
      <SavedViews view="status=REVIEWING&search=Sokha" />
    </EntranceContext>
  )
}

it('keeps what a list shows under a name, leads back to it, and forgets it', async () => {
  renderScreen(<Shown />)
  fireEvent.click(await screen.findByRole('button', { name: en.orders.views }))
  fireEvent.change(await screen.findByLabelText(en.orders.viewName), { target: { value: ' Waiting ' } })
  fireEvent.click(screen.getByRole('button', { name: en.orders.save }))
  const link = await screen.findByRole('link', { name: 'Waiting' })
  expect(link.getAttribute('href')).toContain('/console/orders?status=REVIEWING&search=Sokha')
  fireEvent.click(screen.getByRole('button', { name: en.orders.removeView.replace('{{name}}', 'Waiting') }))
  expect(screen.queryByRole('link', { name: 'Waiting' })).toBeNull()
})
