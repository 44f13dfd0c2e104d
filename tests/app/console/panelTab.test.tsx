import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { usePanelTab } from '../../../app/console/review/ReviewPanel.tsx'
import { renderScreen } from '../../support/renderScreen.tsx'

afterEach(cleanup)

function Panel() {
  const [tab, setTab] = usePanelTab()
  return (
    <button type="button" onClick={() => setTab('texts')}>
      {tab}
    </button>
  )
}

/** A design that is opened anew, as after a correction. */
function Room() {
  const [opened, setOpened] = useState(1)
  return (
    <>
      <Panel key={opened} />
      <button type="button" onClick={() => setOpened(opened + 1)}>
        open anew
      </button>
    </>
  )
}

it('keeps its tab when the design is opened anew', async () => {
  renderScreen(<Room />, { address: '/console/designs/a?order=b' })
  fireEvent.click(await screen.findByRole('button', { name: 'checks' }))
  fireEvent.click(screen.getByRole('button', { name: 'open anew' }))
  expect(screen.getByRole('button', { name: 'texts' })).toBeTruthy()
})

it('begins with the checks where an address names no tab, or none that there is', async () => {
  renderScreen(<Room />, { address: '/console/designs/a?tab=nonsense' })
  expect(await screen.findByRole('button', { name: 'checks' })).toBeTruthy()
})
