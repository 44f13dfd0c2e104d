import { cleanup, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RoomDialog } from '../../../../app/editor/download/RoomDialog.tsx'
import { renderInWords } from '../../../support/renderPanel.tsx'

const revoke = vi.fn()
beforeEach(() => {
  URL.createObjectURL = () => 'blob:a-kit'
  URL.revokeObjectURL = revoke
})
afterEach(cleanup)

const kit = { bytes: new Uint8Array([1]), name: 'Angkor', ending: 'glb', type: 'model/gltf-binary' }
const arrives = async () => {}
const open = (fetchViewer: () => Promise<unknown> = arrives) =>
  renderInWords(<RoomDialog room={kit} close={() => {}} fetchViewer={fetchViewer} />)
const viewer = () => document.querySelector('model-viewer')

it('shows the model life-size with a button of its own, and lets it go when it is closed', async () => {
  const { unmount } = open()
  await waitFor(() => expect(viewer()?.getAttribute('src')).toBe('blob:a-kit'))
  expect(viewer()?.getAttribute('alt')).toBe('Angkor')
  expect(viewer()?.getAttribute('ar-scale')).toBe('fixed')
  expect(viewer()?.querySelector('button')?.slot).toBe('ar-button')
  unmount()
  expect(revoke).toHaveBeenCalledWith('blob:a-kit')
})

it('says when what shows a model does not come', async () => {
  open(() => Promise.reject(new TypeError('Failed to fetch')))
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
})

it('says when a model cannot be shown', async () => {
  open()
  await waitFor(() => expect(viewer()).not.toBeNull())
  viewer()?.dispatchEvent(new Event('error'))
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
})

it('shows one model, that of the last name, however late the viewer comes', async () => {
  function Renamed() {
    const [room, setRoom] = useState(kit)
    useEffect(() => setRoom({ ...kit, name: 'Wolves' }), [])
    return <RoomDialog room={room} close={() => {}} fetchViewer={arrives} />
  }
  renderInWords(<Renamed />)
  await waitFor(() => expect(viewer()).not.toBeNull())
  const shown = [...document.querySelectorAll('model-viewer')].map(each => each.getAttribute('alt'))
  expect(shown).toEqual(['Wolves'])
})
