import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { ImageIntake } from '../../../app/studio/images/takeImage.ts'
import { assetId, createState } from '../../../engine/index.ts'
import { CrestPanel } from '../../../plugins/tools/crest/panel.tsx'
import { renderPanel } from '../../support/renderPanel.tsx'

afterEach(cleanup)

const asset = assetId('a'.repeat(64))
const intake = (take: ImageIntake['take']): ImageIntake => ({
  take,
  addressOf: createState(() => 'blob:crest'),
  bytesOf: async () => null,
  coloursOf: () => ['#0F3D2E', '#F2C166'],
})
const taking = intake(async () => ({ kind: 'taken', asset, isFlattened: false }))
const file = new File(['<svg/>'], 'crest.svg')
const zone = () => screen.getByRole('button', { name: /Drop your crest/ })
const layersOf = (engine: ReturnType<typeof renderPanel>['engine']) => Object.values(engine.document.current().layers)

it('a dropped file lies in the slot of the crest and is selected', async () => {
  const { engine } = renderPanel('crest', <CrestPanel />, 'player', { images: taking })
  fireEvent.drop(zone(), { dataTransfer: { files: [file] } })
  await waitFor(() => expect(layersOf(engine)).toMatchObject([{ kind: 'logo', slot: 'logo', asset }]))
  expect(engine.selection.current()).toMatchObject({ kind: 'layer' })
  expect(screen.getByRole('radio', { name: /crest/i, checked: true })).toBeTruthy()
  expect(screen.getByRole('button', { name: /crest/i, pressed: true })).toBeTruthy()
})

it('its colours are shown', async () => {
  renderPanel('crest', <CrestPanel />, 'player', { images: taking })
  expect(screen.queryByRole('list')).toBeNull()
  fireEvent.drop(zone(), { dataTransfer: { files: [file] } })
  const colours = await screen.findByRole('list', { name: 'Colours from your crest' })
  expect(colours.textContent).toBe('#0F3D2E#F2C166')
})

it('a file that is not taken is named, and nothing is changed', async () => {
  const refusing = intake(async () => ({ kind: 'refused', reason: 'page' }))
  const { engine } = renderPanel('crest', <CrestPanel />, 'player', { images: refusing })
  fireEvent.drop(zone(), { dataTransfer: { files: [file] } })
  expect((await screen.findByRole('alert')).textContent).toContain('“crest.svg” is a web page')
  expect(layersOf(engine)).toEqual([])
})

it('is written for the goalkeeper alone in their view', async () => {
  const { engine } = renderPanel('crest', <CrestPanel />, 'goalkeeper', { images: taking })
  fireEvent.drop(zone(), { dataTransfer: { files: [file] } })
  const opacity = await screen.findByLabelText(/^Opacity/)
  fireEvent.change(opacity, { target: { value: '50' } })
  fireEvent.keyDown(opacity, { key: 'Enter' })
  expect(layersOf(engine)).toMatchObject([{ opacity: 1 }])
  expect(Object.values(engine.document.current().goalkeeper.layers)).toMatchObject([{ opacity: 0.5 }])
})

it('is removed', async () => {
  const { engine } = renderPanel('crest', <CrestPanel />, 'player', { images: taking })
  fireEvent.drop(zone(), { dataTransfer: { files: [file] } })
  fireEvent.click(await screen.findByRole('button', { name: 'Remove image' }))
  expect(layersOf(engine)).toEqual([])
})
