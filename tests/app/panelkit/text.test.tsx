import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { layerId } from '../../../engine/index.ts'
import { TextPanel } from '../../../plugins/tools/text/panel.tsx'
import { renderPanel } from '../../support/renderPanel.tsx'

afterEach(cleanup)

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

function openWithText(words = 'Angkor') {
  const panel = renderPanel('text', <TextPanel />)
  fireEvent.change(field('New text'), { target: { value: words } })
  fireEvent.click(screen.getByRole('button', { name: 'Add text' }))
  const text = () => Object.values(panel.engine.document.current().layers)[0]
  return { ...panel, text }
}

describe('the text panel', () => {
  it('begins with a hint and a button that waits for a word', () => {
    const { outcomes } = renderPanel('text', <TextPanel />)
    expect(screen.getByText('No text yet')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Add text' }))
    expect(outcomes).toEqual([])
  })

  it('adds a text, selects it and shows its measures in centimetres', () => {
    const { engine } = openWithText()
    const [id] = Object.keys(engine.document.current().layers)
    expect(engine.selection.current()).toEqual({ kind: 'layer', layer: layerId(id ?? '') })
    expect(field('Height, cm').value).toBe('4.6')
  })

  it('takes a height with a comma, or in Khmer figures', () => {
    const { text } = openWithText()
    fireEvent.change(field('Height, cm'), { target: { value: '៦,២' } })
    fireEvent.keyDown(field('Height, cm'), { key: 'Enter' })
    expect(text()?.size.height).toBe(62)
  })

  it('says which heights can be cut and keeps the last good one', () => {
    const { text } = openWithText()
    fireEvent.change(field('Height, cm'), { target: { value: '9999' } })
    fireEvent.blur(field('Height, cm'))
    expect(screen.getByText('Between 0.5 and 40.0 cm.')).toBeTruthy()
    expect(text()?.size.height).toBe(46)
  })

  it('nudges by a millimetre, and by ten with Shift', () => {
    const { text, engine } = openWithText()
    const across = field('Across, from the centre, cm')
    fireEvent.keyDown(across, { key: 'ArrowUp' })
    fireEvent.keyDown(across, { key: 'ArrowUp', shiftKey: true })
    expect(text()?.place.x).toBe(0)
    fireEvent.keyUp(across, { key: 'ArrowUp' })
    expect(text()?.place.x).toBeCloseTo(11)
    engine.undo()
    expect(text()?.place.x).toBe(0)
  })

  it('previews every letter and keeps what was written when the panel closes', () => {
    const { engine, text } = openWithText()
    fireEvent.change(field('Words'), { target: { value: 'Angkor FC' } })
    expect(Object.values(engine.shown.current().layers)[0]?.text).toBe('Angkor FC')
    expect(text()?.text).toBe('Angkor')
    cleanup()
    expect(text()?.text).toBe('Angkor FC')
  })

  it('asks for a letter where none is left', () => {
    const { text } = openWithText()
    fireEvent.change(field('Words'), { target: { value: ' ' } })
    fireEvent.blur(field('Words'))
    expect(screen.getByText(/at least one letter/)).toBeTruthy()
    expect(text()?.text).toBe('Angkor')
  })

  it('removes a text', () => {
    const { text } = openWithText()
    fireEvent.click(screen.getByRole('button', { name: 'Remove text' }))
    expect(text()).toBeUndefined()
  })
})
