import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RoomDialog } from '../../../../app/editor/download/RoomDialog.tsx'
import { renderInWords } from '../../../support/renderPanel.tsx'

vi.mock('@google/model-viewer/dist/model-viewer.min.js', () => ({}))
const revoke = vi.fn()
beforeEach(() => {
  URL.createObjectURL = () => 'blob:a-kit'
  URL.revokeObjectURL = revoke
})
afterEach(cleanup)

const open = () => renderInWords(<RoomDialog model={new Uint8Array([1])} name="Angkor" close={() => {}} />)
const viewer = () => document.querySelector('model-viewer')

it('shows the model life-size with a button of its own, and lets it go when it is closed', async () => {
  const { unmount } = open()
  await waitFor(() => expect(viewer()?.getAttribute('src')).toBe('blob:a-kit'))
  expect(viewer()?.getAttribute('ar-scale')).toBe('fixed')
  expect(viewer()?.querySelector('button')?.slot).toBe('ar-button')
  unmount()
  expect(revoke).toHaveBeenCalledWith('blob:a-kit')
})

it('says when a model cannot be shown', async () => {
  open()
  await waitFor(() => expect(viewer()).not.toBeNull())
  viewer()?.dispatchEvent(new Event('error'))
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
})
