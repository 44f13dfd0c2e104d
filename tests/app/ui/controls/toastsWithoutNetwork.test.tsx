import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createToasts } from '../../../../app/session/notices.ts'
import { Toasts } from '../../../../app/ui/controls/toast/Toasts.tsx'
import { renderInWords } from '../../../support/renderPanel.tsx'

vi.mock('../../../../app/ui/controls/toast/ToasterPart.tsx', () => {
  throw new Error('no network')
})
afterEach(cleanup)

it('shows messages where what shows them cannot be fetched', async () => {
  const toasts = createToasts()
  renderInWords(<Toasts toasts={toasts} />)
  act(() => toasts.show({ key: 'offline', severity: 'error', text: 'No network' }))
  expect(await screen.findByText('No network')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Notifications' }).getAttribute('aria-live')).toBe('polite')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('No network')).toBeNull()
})
