import { act, cleanup, fireEvent, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useStageKeys } from '../../../../app/editor/stage/gesture/useStageKeys.ts'
import { ServicesContext } from '../../../../app/session/ServicesContext.ts'
import { createServices } from '../../../../app/session/services.ts'
import { OpenDesignContext } from '../../../../app/studio/OpenDesignContext.ts'
import type { OpenDesign } from '../../../../app/studio/openDesign.ts'
import { type ArtworkView, createState, type LayerId, layerId } from '../../../../engine/index.ts'
import { applyTemplate } from '../../../../plugins/index.ts'
import { openSoccer } from '../../../support/openSoccer.ts'
import { surroundings } from '../../../support/surroundings.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function open() {
  const services = createServices(surroundings())
  const engine = openSoccer()
  engine.dispatch(applyTemplate.of({ id: 'begun-00', template: 'kbach' }))
  const begun = engine.timeline.log().entries().length
  const view = createState<ArtworkView>({ version: 'player', player: null, size: 'M' })
  const design = { engine, view, newId: () => 'copy' } as Partial<OpenDesign> as OpenDesign
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesContext value={services}>
      <I18nextProvider i18n={services.words}>
        <OpenDesignContext value={design}>{children}</OpenDesignContext>
      </I18nextProvider>
    </ServicesContext>
  )
  renderHook(() => useStageKeys({ running: createState(null), cancel: () => {} }), { wrapper })
  const layers = Object.keys(engine.document.current().layers).map(layerId)
  const tap = (key: string) => {
    fireEvent.keyDown(document.body, { key })
    fireEvent.keyUp(document.body, { key })
  }
  const steps = () => engine.timeline.log().entries().length - begun
  const placeOf = (layer: LayerId) => engine.document.current().layers[layer]?.place
  return { engine, layers, tap, steps, placeOf }
}

it('makes one step of arrows that follow each other within half a second', () => {
  const { engine, layers, tap, steps, placeOf } = open()
  const [first = layerId('')] = layers
  const before = placeOf(first)
  engine.selection.set({ kind: 'layer', layer: first })
  for (let presses = 0; presses < 5; presses++) {
    tap('ArrowRight')
    act(() => void vi.advanceTimersByTime(400))
  }
  expect(steps()).toBe(0)
  act(() => void vi.advanceTimersByTime(500))
  expect(steps()).toBe(1)
  expect(placeOf(first)).not.toEqual(before)
})

it('ends the step at any other key or press, for what it began with', () => {
  const { engine, layers, tap, steps, placeOf } = open()
  const [first = layerId(''), second = layerId('')] = layers
  const untouched = placeOf(second)
  engine.selection.set({ kind: 'layer', layer: first })
  tap('ArrowUp')
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  expect(steps()).toBe(1)
  tap('ArrowUp')
  engine.selection.set({ kind: 'layer', layer: second })
  fireEvent.pointerDown(document.body)
  expect([steps(), placeOf(second)]).toEqual([2, untouched])
})

it('leaves keys to a dialog that has lost the focus', () => {
  const { engine, layers, tap, steps } = open()
  const [layer = layerId('')] = layers
  engine.selection.set({ kind: 'layer', layer })
  const dialog = document.body.appendChild(document.createElement('div'))
  dialog.setAttribute('aria-modal', 'true')
  tap('Delete')
  tap('Escape')
  expect([steps(), engine.selection.current()]).toEqual([0, { kind: 'layer', layer }])
  dialog.remove()
  tap('Delete')
  expect(steps()).toBe(1)
})
