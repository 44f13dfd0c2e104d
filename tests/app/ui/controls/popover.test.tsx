import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { Popover } from '../../../../app/ui/controls/popover/Popover.tsx'
import { renderScreen } from '../../../support/renderScreen.tsx'

beforeAll(() => import('../../../../app/ui/controls/popover/PopoverPart.tsx'))
afterEach(cleanup)

function renderPopover(then: () => void = vi.fn()) {
  const rendered = renderScreen(
    <Popover button="…" buttonLabel="ឈ្មោះ" className="icon-button" label="Your name">
      {close => (
        <>
          <input aria-label="Name" />
          <button type="button" onClick={() => close(then)}>
            Save
          </button>
        </>
      )}
    </Popover>,
  )
  return { ...rendered, button: screen.getByRole('button', { name: 'ឈ្មោះ' }) }
}

const dialog = () => screen.findByRole('dialog', { name: 'Your name' })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('a popover', () => {
  it('tells what its button opens, and whether it is open', async () => {
    const { button } = renderPopover()
    expect([button.getAttribute('aria-haspopup'), button.getAttribute('aria-expanded')]).toEqual(['dialog', 'false'])
    fireEvent.click(button)
    expect((await dialog()).id).toBe(button.getAttribute('aria-controls'))
    expect(button.getAttribute('aria-expanded')).toBe('true')
  })

  it('gives the focus to its first field, and back to its button after Escape', async () => {
    const { button } = renderPopover()
    fireEvent.click(button)
    await dialog()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
    fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape', code: 'Escape' })
    await isClosed()
    await waitFor(() => expect(document.activeElement).toBe(button))
  })

  it('runs an action once it is closed', async () => {
    const then = vi.fn(() => button.getAttribute('aria-expanded'))
    const { button } = renderPopover(then)
    fireEvent.click(button)
    await dialog()
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(then).toHaveReturnedWith('false'))
    expect(then).toHaveBeenCalledOnce()
  })

  it('goes with its screen while it is open', async () => {
    const { button, unmount } = renderPopover()
    fireEvent.click(button)
    await dialog()
    unmount()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
