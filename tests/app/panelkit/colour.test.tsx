import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { zoneKey } from '../../../engine/index.ts'
import { ColourPanel } from '../../../plugins/tools/colour/panel.tsx'
import { renderPanel } from '../../support/renderPanel.tsx'

afterEach(cleanup)

const base = zoneKey('base')
const open = () => renderPanel('colour', <ColourPanel />)
const hex = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Colour as hex' })

describe('the colour panel', () => {
  it('lists the zones with their colours', () => {
    open()
    expect(screen.getByRole('button', { name: /Body/ }).textContent).toContain('#C2182B')
    expect(screen.getByRole('button', { name: /Collar/ }).textContent).toContain('#2A0A12')
  })

  it('paints the selected zone with a colour of the palette', () => {
    const { engine } = open()
    fireEvent.click(screen.getByRole('button', { name: /Sleeves/ }))
    fireEvent.click(screen.getByRole('button', { name: '#1D3FBF' }))
    expect(engine.document.current().zones[zoneKey('sleeves')]?.paint).toEqual({ type: 'solid', colour: '#1D3FBF' })
    expect(engine.document.current().zones[base]).toBeUndefined()
  })

  it('previews while an arrow key is held and writes one entry when it is let go', () => {
    const { engine, outcomes } = open()
    const square = screen.getByRole('slider', { name: 'Saturation and brightness' })
    for (let step = 0; step < 5; step++) fireEvent.keyDown(square, { key: 'ArrowLeft', shiftKey: true })
    expect(engine.shown.current().zones[base]?.paint).toBeDefined()
    expect(engine.document.current().zones[base]).toBeUndefined()
    fireEvent.keyUp(square, { key: 'ArrowLeft' })
    expect(outcomes.map(outcome => outcome.kind)).toEqual(['applied'])
    expect(engine.timeline.log().entries()).toHaveLength(1)
  })

  it('takes a colour as people write it and says when it is none', () => {
    const { engine } = open()
    fireEvent.change(hex(), { target: { value: 'red' } })
    fireEvent.blur(hex())
    expect(screen.getByText(/six digits/)).toBeTruthy()
    expect(engine.document.current().zones[base]).toBeUndefined()
    fireEvent.change(hex(), { target: { value: '#0f0' } })
    fireEvent.keyDown(hex(), { key: 'Enter' })
    expect(engine.document.current().zones[base]?.paint).toEqual({ type: 'solid', colour: '#00FF00' })
  })

  it('makes a gradient of a colour and moves its stops by keyboard', () => {
    const { engine } = open()
    fireEvent.click(screen.getByRole('button', { name: 'Gradient' }))
    const stop = screen.getByRole('slider', { name: 'Stop 2' })
    fireEvent.keyDown(stop, { key: 'ArrowLeft', shiftKey: true })
    fireEvent.keyUp(stop, { key: 'ArrowLeft' })
    expect(engine.document.current().zones[base]?.paint).toMatchObject({
      type: 'linear',
      angle: 180,
      stops: [{ at: 0, colour: '#c2182b' }, { at: 0.9 }],
    })
    fireEvent.click(screen.getByRole('button', { name: 'Solid' }))
    expect(engine.document.current().zones[base]?.paint?.type).toBe('solid')
  })
})
