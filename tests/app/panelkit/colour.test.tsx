import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { wasPickedInPanel } from '../../../app/panelkit/design/useDesign.ts'
import { createState, type Engine, layerId, type Paint, type Version } from '../../../engine/index.ts'
import { solid, zoneKey } from '../../../engine/plugin.ts'
import { ColourPanel } from '../../../plugins/tools/colour/panel.tsx'
import { openSoccer } from '../../support/openSoccer.ts'
import { renderPanel } from '../../support/renderPanel.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const base = zoneKey('base')
const open = () => renderPanel('colour', <ColourPanel />)
const hex = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Hex colour' })

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

  it('makes one entry of arrow keys that follow each other within half a second', () => {
    const { engine, outcomes, act } = open()
    const square = screen.getByRole('slider', { name: 'Saturation and brightness' })
    for (let step = 0; step < 5; step++) fireEvent.keyDown(square, { key: 'ArrowLeft', shiftKey: true })
    expect(engine.shown.current().zones[base]?.paint).toBeDefined()
    expect(engine.document.current().zones[base]).toBeUndefined()
    fireEvent.keyUp(square, { key: 'ArrowLeft' })
    fireEvent.keyDown(square, { key: 'ArrowLeft' })
    fireEvent.keyUp(square, { key: 'ArrowLeft' })
    expect(outcomes).toEqual([])
    act(() => void vi.advanceTimersByTime(500))
    expect(outcomes.map(outcome => outcome.kind)).toEqual(['applied'])
    expect(engine.timeline.log().entries()).toHaveLength(1)
  })

  it('takes a colour as people write it and says when it is none', () => {
    const { engine } = open()
    const before = hex().value
    fireEvent.change(hex(), { target: { value: 'reddish' } })
    fireEvent.blur(hex())
    expect(screen.getByText(/“reddish” was not taken/)).toBeTruthy()
    expect([hex().value, hex().getAttribute('aria-invalid')]).toEqual([before, 'false'])
    expect(engine.document.current().zones[base]).toBeUndefined()
    fireEvent.change(hex(), { target: { value: '#0f0' } })
    fireEvent.keyDown(hex(), { key: 'Enter' })
    expect(engine.document.current().zones[base]?.paint).toEqual({ type: 'solid', colour: '#00FF00' })
  })

  it('takes a gradient that is pasted into the field of a colour, in one step', async () => {
    const { engine } = open()
    const pasted = 'linear-gradient(45deg, red, #00f 80%)'
    const paste = async (text: string) => {
      fireEvent.paste(hex(), { clipboardData: { getData: () => text } })
      await act(() => vi.dynamicImportSettled())
    }
    await paste('linear-gradient(45deg, what)')
    expect(hex().value).toBe('linear-gradient(45deg, what)')
    expect(hex().getAttribute('aria-invalid')).toBe('true')
    fireEvent.keyDown(hex(), { key: 'Escape' })
    await paste(pasted)
    expect(engine.document.current().zones[base]?.paint).toEqual({
      type: 'linear',
      angle: 45,
      stops: [
        { at: 0, colour: '#FF0000' },
        { at: 0.8, colour: '#0000FF' },
      ],
    })
    expect(engine.timeline.log().entries()).toHaveLength(1)
  })

  it('makes a gradient of a colour and moves its stops by keyboard', () => {
    const { engine } = open()
    fireEvent.click(screen.getByRole('radio', { name: 'Gradient' }))
    const stop = screen.getByRole('slider', { name: 'Stop 2' })
    fireEvent.keyDown(stop, { key: 'ArrowLeft', shiftKey: true })
    fireEvent.keyUp(stop, { key: 'ArrowLeft' })
    fireEvent.blur(stop)
    expect(engine.document.current().zones[base]?.paint).toMatchObject({
      type: 'linear',
      angle: 180,
      stops: [{ at: 0, colour: '#c2182b' }, { at: 0.9 }],
    })
    fireEvent.click(screen.getByRole('radio', { name: 'Solid' }))
    expect(engine.document.current().zones[base]?.paint?.type).toBe('solid')
  })

  it('undo by a key finds the gesture before it done', () => {
    const { engine, outcomes } = open()
    const square = screen.getByRole('slider', { name: 'Saturation and brightness' })
    fireEvent.keyDown(square, { key: 'ArrowLeft' })
    fireEvent.keyUp(square, { key: 'ArrowLeft' })
    fireEvent.keyDown(square, { key: 'z', ctrlKey: true })
    expect(outcomes.map(outcome => outcome.kind)).toEqual(['applied'])
    engine.undo()
    expect(engine.document.current().zones[base]?.paint ?? null).toBeNull()
  })

  it('writes nothing when the hue of a pure grey is turned', () => {
    const { engine, outcomes } = open()
    paintBase(engine, solid('#808080'))
    const hue = screen.getByRole('slider', { name: 'Hue' })
    fireEvent.keyDown(hue, { key: 'ArrowRight', shiftKey: true })
    fireEvent.keyUp(hue, { key: 'ArrowRight' })
    fireEvent.blur(hue)
    expect(outcomes).toEqual([])
    expect(engine.shown.current()).toBe(engine.document.current())
    expect(hue.getAttribute('aria-valuenow')).toBe('3')
  })

  it('shows a typed colour after a tenth of a second, and gives it up by Escape', () => {
    const { engine, act } = open()
    fireEvent.change(hex(), { target: { value: '00FF00' } })
    expect(engine.shown.current().zones[base]).toBeUndefined()
    act(() => void vi.advanceTimersByTime(100))
    expect(engine.shown.current().zones[base]?.paint).toEqual(solid('#00FF00'))
    fireEvent.keyDown(hex(), { key: 'Escape' })
    expect(engine.shown.current().zones[base]).toBeUndefined()
  })

  it('takes angles from 0 to 360, where 360 is 0, and ignores what is no number', () => {
    const { engine } = open()
    fireEvent.click(screen.getByRole('radio', { name: 'Gradient' }))
    const angle = screen.getByRole('textbox', { name: 'Angle, °' })
    const typed = (value: string) => {
      fireEvent.change(angle, { target: { value } })
      fireEvent.keyDown(angle, { key: 'Enter' })
      return angleOf(engine)
    }
    expect(['90', '361', '-1', 'north', '360', '៤៥'].map(typed)).toEqual([90, 90, 90, 90, 0, 45])
  })

  it('tells an angle that is none and puts it back', () => {
    open()
    fireEvent.click(screen.getByRole('radio', { name: 'Gradient' }))
    const angle = screen.getByRole('textbox', { name: 'Angle, °' })
    const before = (angle as HTMLInputElement).value
    fireEvent.change(angle, { target: { value: '400' } })
    fireEvent.keyDown(angle, { key: 'Enter' })
    expect(screen.getByText(/“400” was not taken\. Enter a number between 0 and 360/)).toBeDefined()
    expect((angle as HTMLInputElement).value).toBe(before)
  })

  it('turns its dial by keys, on past 360', () => {
    const { engine } = open()
    paintBase(engine, { ...fade, angle: 359 })
    const dial = screen.getByRole('slider', { name: 'Gradient direction' })
    fireEvent.keyDown(dial, { key: 'ArrowRight' })
    fireEvent.keyDown(dial, { key: 'ArrowRight' })
    fireEvent.blur(dial)
    expect(angleOf(engine)).toBe(1)
  })

  it('shows an angle of an older design modulo 360', () => {
    const { engine } = open()
    paintBase(engine, { ...fade, angle: -90 })
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Angle, °' }).value).toBe('270')
  })

  it('holds a typed stop between the ends and keeps the last two', () => {
    const { engine } = open()
    paintBase(engine, fade)
    const stop = screen.getByRole('slider', { name: 'Stop 2' })
    fireEvent.focus(stop)
    const place = screen.getByRole('textbox', { name: 'Stop position, %' })
    const typed = (value: string) => {
      fireEvent.change(place, { target: { value } })
      fireEvent.keyDown(place, { key: 'Enter' })
      const paint = engine.document.current().zones[base]?.paint
      return paint?.type === 'linear' ? paint.stops[1]?.at : null
    }
    expect(['40', '140', '-7'].map(typed)).toEqual([0.4, 1, 0])
    fireEvent.keyDown(stop, { key: 'Delete' })
    expect(engine.document.current().zones[base]?.paint).toMatchObject({ stops: { length: 2 } })
  })

  it('turns a gradient the other way round, and makes it round', () => {
    const { engine } = open()
    paintBase(engine, fade)
    fireEvent.click(screen.getByRole('button', { name: 'Reverse direction' }))
    expect(engine.document.current().zones[base]?.paint).toMatchObject({ stops: [{ at: 1 }, { at: 0 }] })
    fireEvent.click(screen.getByRole('button', { name: 'Radial gradient' }))
    expect(engine.document.current().zones[base]?.paint).toMatchObject({ type: 'radial' })
  })

  it('offers the colours in use, the most used first', () => {
    open()
    const used = screen.getByRole('group', { name: 'Colours in use' })
    expect(used.querySelector('button')?.getAttribute('aria-label')).toBe('#2A0A12')
  })

  it('offers the colours of the crest that lies on the kit', () => {
    const engine = openSoccer()
    engine.dispatch({ type: 'crest.add', payload: { layer: 'crest', slot: 'logo', asset: 'a'.repeat(64) } })
    const images = {
      take: async () => ({ kind: 'refused', reason: 'other' }) as const,
      addressOf: createState(() => 'blob:crest'),
      bytesOf: async () => null,
      coloursOf: () => ['#f0bc5e', '#123456'],
    }
    renderPanel('colour', <ColourPanel />, 'player', { engine, images })
    const swatches = within(screen.getByRole('group', { name: 'From your crest' })).getAllByRole('button')
    expect(swatches.map(swatch => swatch.getAttribute('aria-label'))).toEqual(['#F0BC5E', '#123456'])
  })

  it('folds to a row of swatches and unfolds again', () => {
    const { engine } = open()
    fireEvent.click(screen.getByRole('button', { name: 'Fewer options' }))
    expect(screen.queryByRole('slider', { name: 'Hue' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '#2A0A12' }))
    expect(engine.document.current().zones[base]?.paint).toEqual(solid('#2A0A12'))
    fireEvent.click(screen.getByRole('button', { name: 'More options' }))
    expect(screen.getByRole('slider', { name: 'Hue' })).toBeTruthy()
  })

  it('takes the colour of the cloth that is pressed next', () => {
    const { engine, access } = renderPanel('colour', <ColourPanel />)
    const eyedropper = screen.getByRole('button', { name: 'Take a colour from the garment' })
    fireEvent.click(eyedropper)
    expect(eyedropper.getAttribute('aria-pressed')).toBe('true')
    act(() => {
      const take = access.stage.eyedropper.current()
      access.stage.eyedropper.set(null)
      take?.('#ABCDEF')
    })
    expect(engine.document.current().zones[base]?.paint).toEqual(solid('#ABCDEF'))
    expect(eyedropper.getAttribute('aria-pressed')).toBe('false')
  })

  it('takes no colour once Escape, another press or the end of the panel has said so', () => {
    const { access } = renderPanel('colour', <ColourPanel />)
    const eyedropper = screen.getByRole('button', { name: 'Take a colour from the garment' })
    const isWaiting = () => access.stage.eyedropper.current() !== null
    fireEvent.click(eyedropper)
    expect(isWaiting()).toBe(true)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(isWaiting()).toBe(false)
    fireEvent.click(eyedropper)
    fireEvent.click(eyedropper)
    expect(isWaiting()).toBe(false)
    fireEvent.click(eyedropper)
    cleanup()
    expect(isWaiting()).toBe(false)
  })

  it('takes a colour from the screen over a dialog, where the browser can, and nothing when one thinks better of it', async () => {
    expect(openInDialog(undefined).button.hasAttribute('data-cloth-alone')).toBe(true)
    const picked = openInDialog(async () => ({ sRGBHex: '#abcdef' }))
    await picked.press()
    expect(picked.engine.document.current().zones[base]?.paint).toEqual(solid('#ABCDEF'))
    expect(picked.access.stage.eyedropper.current()).toBeNull()
    const given = openInDialog(() => Promise.reject(new DOMException('Escape', 'AbortError')))
    await given.press()
    expect(given.outcomes).toEqual([])
  })

  it('paints what lies on the shirt, in the version that is shown', () => {
    const { engine } = withText('goalkeeper')
    fireEvent.click(screen.getByRole('button', { name: /Team name/ }))
    fireEvent.click(
      within(screen.getByRole('group', { name: 'Club colours' })).getByRole('button', { name: '#1D3FBF' }),
    )
    const { layers, goalkeeper } = engine.document.current()
    expect([layers[team]?.paint, goalkeeper.layers[team]?.paint]).toEqual([solid('#FFFFFF'), solid('#1D3FBF')])
    fireEvent.click(screen.getByRole('button', { name: 'Same as the players' }))
    expect(engine.document.current().goalkeeper.layers[team]?.paint ?? null).toBeNull()
  })

  it('keeps its panel open for the lettering that it selects', () => {
    const { engine } = withText('player')
    fireEvent.click(screen.getByRole('button', { name: /Team name/ }))
    expect(wasPickedInPanel(engine.selection.current())).toBe(true)
    engine.selection.set({ kind: 'layer', layer: team })
    expect(wasPickedInPanel(engine.selection.current())).toBe(false)
  })
})

const team = layerId('team')
const fade = {
  type: 'linear',
  angle: 180,
  stops: [
    { at: 0, colour: '#FF0000' },
    { at: 1, colour: '#0000FF' },
  ],
} as const

const paintBase = (engine: Engine, paint: Paint) =>
  act(() => void engine.dispatch({ type: 'colour.setZonePaint', payload: { zone: 'base', version: 'player', paint } }))

function angleOf(engine: Engine) {
  const paint = engine.document.current().zones[base]?.paint
  return paint?.type === 'linear' ? paint.angle : null
}

function withText(version: Version) {
  const engine = openSoccer()
  const payload = { layer: 'team', words: 'Angkor', slot: 'teamName', paint: solid('#FFFFFF') }
  engine.dispatch({ type: 'text.add', payload })
  return renderPanel('colour', <ColourPanel />, version, { engine })
}

function openInDialog(open: (() => Promise<{ readonly sRGBHex: string }>) | undefined) {
  cleanup()
  vi.stubGlobal(
    'EyeDropper',
    open &&
      class {
        open = open
      },
  )
  const panel = renderPanel(
    'colour',
    <div role="dialog">
      <ColourPanel />
    </div>,
  )
  const button = screen.getByRole('button', { name: 'Take a colour from the garment' })
  return { ...panel, button, press: () => act(async () => void fireEvent.click(button)) }
}
