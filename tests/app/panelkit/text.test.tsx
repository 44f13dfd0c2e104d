import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { layerId } from '../../../engine/index.ts'
import { solid } from '../../../engine/plugin.ts'
import { TextPanel } from '../../../plugins/tools/text/panel.tsx'
import { writeTextStyle } from '../../../plugins/tools/text/textStyle.ts'
import { openSoccer } from '../../support/openSoccer.ts'
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
    expect(field('Letter height, cm').value).toBe('4.6')
  })

  it('takes a height with a comma, or in Khmer figures', () => {
    const { text } = openWithText()
    fireEvent.change(field('Letter height, cm'), { target: { value: '៦,២' } })
    fireEvent.keyDown(field('Letter height, cm'), { key: 'Enter' })
    expect(text()?.size.height).toBe(62)
  })

  it('says which heights can be cut and keeps the last good one', () => {
    const { text } = openWithText()
    fireEvent.change(field('Letter height, cm'), { target: { value: '9999' } })
    fireEvent.blur(field('Letter height, cm'))
    expect(screen.getByText('“9999” was not taken. Enter a number between 0.5 and 100.0 cm.')).toBeTruthy()
    expect(field('Letter height, cm').value).toBe('4.6')
    expect(text()?.size.height).toBe(46)
  })

  it('nudges by a millimetre, and by ten with Shift', () => {
    const { text, engine } = openWithText()
    fireEvent.click(screen.getByText('Position and rotation'))
    const across = field('Horizontal offset, cm')
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
    fireEvent.change(field('Text'), { target: { value: 'Angkor FC' } })
    expect(Object.values(engine.shown.current().layers)[0]?.text).toBe('Angkor FC')
    expect(text()?.text).toBe('Angkor')
    cleanup()
    expect(text()?.text).toBe('Angkor FC')
  })

  it('asks for a letter where none is left', () => {
    const { text } = openWithText()
    fireEvent.change(field('Text'), { target: { value: ' ' } })
    fireEvent.blur(field('Text'))
    expect(screen.getByText(/at least one letter/)).toBeTruthy()
    expect(text()?.text).toBe('Angkor')
  })

  it('puts a new text where one chooses', () => {
    const { engine } = renderPanel('text', <TextPanel />)
    fireEvent.click(screen.getByRole('radio', { name: 'Player name' }))
    fireEvent.change(field('New text'), { target: { value: 'Sokha' } })
    fireEvent.keyDown(field('New text'), { key: 'Enter' })
    expect(Object.values(engine.document.current().layers)[0]).toMatchObject({ slot: 'playerName', text: 'Sokha' })
    expect(screen.getByText(/Each player’s own name/)).toBeTruthy()
    expect(['Team name', 'Front text', 'Back text'].every(name => screen.queryByRole('radio', { name }))).toBe(true)
  })

  it('bends the line while one slides, and writes one entry when one lets go', () => {
    const { engine, text } = openWithText()
    const slider = screen.getByRole('slider', { name: 'Arc' })
    for (const value of ['20', '45']) fireEvent.change(slider, { target: { value } })
    expect(Object.values(engine.shown.current().layers)[0]?.arc).toBe(45)
    expect(text()?.arc).toBe(0)
    fireEvent.pointerUp(slider)
    expect(text()?.arc).toBe(45)
    engine.undo()
    expect(text()?.arc).toBe(0)
  })

  it('fits the line to a width, or leaves it as wide as it comes', () => {
    const { text } = openWithText()
    const fit = screen.getByRole('switch', { name: 'Fit to width' })
    fireEvent.click(fit)
    expect(text()?.size.width).toBeNull()
    fireEvent.click(fit)
    expect(text()?.size.width).toBe(280)
  })

  it('puts an outline round an outline, and takes both away with the inner one', () => {
    const { text } = openWithText()
    fireEvent.click(screen.getByText('Outlines'))
    expect(screen.queryByRole('textbox', { name: 'Outer, cm' })).toBeNull()
    for (const [name, value] of [
      ['Inner, cm', '0.2'],
      ['Outer, cm', '0.3'],
    ] as const) {
      fireEvent.change(field(name), { target: { value } })
      fireEvent.keyDown(field(name), { key: 'Enter' })
    }
    expect(text()?.outlines.map(({ width }) => width)).toEqual([2, 3])
  })

  it('casts a shadow and takes it back', () => {
    const { text } = openWithText()
    fireEvent.click(screen.getByText('Shadow'))
    fireEvent.click(screen.getByRole('switch', { name: 'Add shadow' }))
    expect(text()?.shadow).toMatchObject({ x: 2, y: 2, opacity: 0.6 })
    fireEvent.change(field('Shadow horizontal offset, cm'), { target: { value: '-0.5' } })
    fireEvent.keyDown(field('Shadow horizontal offset, cm'), { key: 'Enter' })
    expect(text()?.shadow?.x).toBe(-5)
    fireEvent.click(screen.getByRole('switch', { name: 'Add shadow' }))
    expect(text()?.shadow).toBeNull()
  })

  it('cuts what is pasted at the limit, between letters, and says so', () => {
    const { text } = openWithText()
    const pasted = (words: string) => {
      const brought = { getData: () => words }
      fireEvent.paste(field('Text'), { clipboardData: brought })
    }
    field('Text').select()
    pasted('x'.repeat(1_000_000))
    expect(field('Text').value).toBe('x'.repeat(300))
    expect(screen.getByText('Limited to 300 characters. The rest was removed.')).toBeTruthy()
    field('Text').setSelectionRange(299, 300)
    pasted('👍👍')
    expect(field('Text').value).toBe('x'.repeat(299))
    fireEvent.blur(field('Text'))
    expect(text()?.text).toBe('x'.repeat(299))
  })

  it('says which letters another face stands in for, and which nobody draws', () => {
    openWithText('Angkor អង្គរ 🏆')
    expect(screen.getByText(/Serie A doesn’t include .*អ.*Using Koulen instead/)).toBeTruthy()
    expect(screen.getByText(/No font includes 🏆/)).toBeTruthy()
  })

  it('changes the goalkeeper’s text alone, and makes it the same as the players’ again', () => {
    const engine = openSoccer()
    const payload = { layer: 'team', words: 'Angkor', slot: 'teamName', paint: solid('#ffffff') }
    engine.dispatch({ type: 'text.add', payload })
    renderPanel('text', <TextPanel />, 'goalkeeper', { engine })
    fireEvent.click(screen.getByRole('button', { name: /^Angkor/ }))
    fireEvent.change(field('Text'), { target: { value: 'Keeper' } })
    fireEvent.blur(field('Text'))
    const own = () => engine.document.current().goalkeeper.layers[layerId('team')]
    expect([own()?.text, engine.document.current().layers[layerId('team')]?.text]).toEqual(['Keeper', 'Angkor'])
    fireEvent.click(screen.getByRole('button', { name: 'Text: same as the players' }))
    expect(own()?.text ?? null).toBeNull()
    expect(field('Text').value).toBe('Angkor')
  })

  it('copies the style of one text to another by the clipboard, and refuses other words', async () => {
    let kept = ''
    const clipboard = {
      async writeText(text: string) {
        kept = text
      },
      readText: async () => kept,
    }
    vi.stubGlobal('navigator', { ...navigator, clipboard })
    const { engine, outcomes } = openWithText()
    fireEvent.click(screen.getByRole('switch', { name: 'Fit to width' }))
    fireEvent.click(screen.getByRole('button', { name: 'Copy style' }))
    await screen.findByText(/^Style copied/)
    fireEvent.click(screen.getByRole('button', { name: 'Paste style' }))
    await waitFor(() => expect(outcomes.at(-1)).toMatchObject({ kind: 'applied' }))
    kept = 'a shopping list'
    const before = engine.document.current()
    fireEvent.click(screen.getByRole('button', { name: 'Paste style' }))
    await waitFor(() => expect(outcomes.at(-1)).toEqual({ kind: 'refused', reason: 'style-invalid' }))
    expect(engine.document.current()).toEqual(before)
    vi.unstubAllGlobals()
  })

  it('takes a style by hand where the browser gives its clipboard to nobody', async () => {
    vi.stubGlobal('navigator', { ...navigator, clipboard: undefined })
    const { outcomes, text } = openWithText()
    const style = writeTextStyle({ ...(text() ?? expect.unreachable('There is no text.')), arc: 33 })
    fireEvent.click(screen.getByRole('button', { name: 'Paste style' }))
    const byHand = await screen.findByRole('textbox', { name: 'Paste style here' })
    fireEvent.change(byHand, { target: { value: style } })
    fireEvent.keyDown(byHand, { key: 'Enter' })
    expect(outcomes.at(-1)).toMatchObject({ kind: 'applied' })
    expect(text()?.arc).toBe(33)
    vi.unstubAllGlobals()
  })

  it('removes a text', () => {
    const { text } = openWithText()
    fireEvent.click(screen.getByRole('button', { name: 'Remove text' }))
    expect(text()).toBeUndefined()
  })
})
