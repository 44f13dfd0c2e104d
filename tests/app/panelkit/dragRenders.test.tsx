import { cleanup, fireEvent, screen } from '@testing-library/react'
import type { FunctionComponent } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { layerId, setLayer } from '../../../engine/index.ts'
import { zoneKey } from '../../../engine/plugin.ts'
import { ColourPanel } from '../../../plugins/tools/colour/panel.tsx'
import { add } from '../../../plugins/tools/text/commands.ts'
import { TextPanel } from '../../../plugins/tools/text/panel.tsx'
import { openSoccer } from '../../support/openSoccer.ts'
import { renderPanel } from '../../support/renderPanel.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const line = layerId('line')

function open(tool: string, Panel: FunctionComponent) {
  const engine = openSoccer()
  const paint = { type: 'solid', colour: '#FFFFFF' } as const
  engine.dispatch(add.of({ layer: line, words: 'Angkor', slot: 'teamName', paint }))
  engine.selection.set(tool === 'text' ? { kind: 'layer', layer: line } : { kind: 'zone', zone: zoneKey('base') })
  const Counted = vi.fn(Panel)
  const panel = renderPanel(tool, <Counted />, 'player', { engine })
  const before = Counted.mock.calls.length
  return {
    ...panel,
    line: () => engine.shown.current().layers[line],
    renders: () => Counted.mock.calls.length - before,
  }
}

/** Presses in the middle of a surface and moves over it. */
function drag(surface: HTMLElement, moves: number) {
  vi.spyOn(surface, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100))
  surface.setPointerCapture = () => {}
  fireEvent.pointerDown(surface, { button: 0, clientX: 50, clientY: 50 })
  for (let move = 1; move <= moves; move++) fireEvent.pointerMove(surface, { clientX: 50 + move, clientY: 50 })
}

describe('a drag in a panel', () => {
  it('of a colour renders its row and its field, and the panel only once it ends', () => {
    const { engine, outcomes, renders } = open('colour', ColourPanel)
    const square = screen.getByRole('slider', { name: 'Saturation and brightness' })
    drag(square, 20)
    const shown = engine.shown.current().zones[zoneKey('base')]?.paint
    expect(shown?.type === 'solid' && screen.getByRole('button', { name: /Body/ }).textContent).toContain(
      shown?.type === 'solid' ? shown.colour.toUpperCase() : '',
    )
    expect(square.getAttribute('aria-valuenow')).toBe('70')
    expect(renders()).toBe(0)
    fireEvent.pointerUp(square)
    expect(outcomes.map(({ kind }) => kind)).toEqual(['applied'])
    expect(renders()).toBeLessThanOrEqual(1)
  })

  it('of a slider renders itself alone until it ends', () => {
    const { line: text, outcomes, renders } = open('text', TextPanel)
    const arc = screen.getByRole<HTMLInputElement>('slider', { name: 'Arc' })
    for (let degrees = 1; degrees <= 20; degrees++) fireEvent.change(arc, { target: { value: String(degrees) } })
    expect(text()?.arc).toBe(20)
    expect(arc.value).toBe('20')
    expect(renders()).toBe(0)
    fireEvent.pointerUp(arc)
    expect(outcomes.map(({ kind }) => kind)).toEqual(['applied'])
    expect(renders()).toBeLessThanOrEqual(1)
  })

  it('shows what somebody else does to the same thing meanwhile', () => {
    const { engine, act } = open('text', TextPanel)
    const arc = screen.getByRole<HTMLInputElement>('slider', { name: 'Arc' })
    fireEvent.change(arc, { target: { value: '5' } })
    act(() => void engine.preview(setLayer.of({ layer: line, version: 'player', fields: { arc: 40, text: 'Bayon' } })))
    expect(arc.value).toBe('40')
    expect(screen.getByRole('button', { name: /Bayon/ })).toBeTruthy()
    act(() => void engine.preview(null))
    expect(arc.value).toBe('0')
  })
})
