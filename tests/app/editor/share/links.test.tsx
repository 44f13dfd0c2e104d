import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { LinkList } from '../../../../app/editor/share/Links.tsx'
import { renderInWords } from '../../../support/renderPanel.tsx'

afterEach(cleanup)

it('makes a link to view unless another is chosen', async () => {
  const make = vi.fn(async () => null)
  renderInWords(<LinkList items={[]} make={make} revoke={async () => true} addressOf={() => null} />)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'View' }).checked).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: /Create/ }))
  await waitFor(() => expect(make).toHaveBeenCalledWith({ scope: 'view', expiresAt: null }))
})
