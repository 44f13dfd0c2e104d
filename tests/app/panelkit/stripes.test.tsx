import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Version } from '../../../engine/index.ts'
import { solid, zoneKey } from '../../../engine/plugin.ts'
import { StripesPanel } from '../../../plugins/tools/stripes/panel.tsx'
import { setLayout, setPaint } from '../../../plugins/tools/stripes/tool.ts'
import { renderPanel } from '../../support/renderPanel.tsx'

afterEach(cleanup)

const stripe = zoneKey('stripe')
const open = (version?: Version) => renderPanel('stripes', <StripesPanel />, version)
const row = (name: string) =>
  within(screen.getByRole('region', { name: 'Part' })).getByRole('button', { name: new RegExp(`^${name}`) })
const layouts = () => within(screen.getByRole('group', { name: 'Layout' })).getAllByRole('button')
const layout = (name: string) => within(screen.getByRole('group', { name: 'Layout' })).getByRole('button', { name })
const chosen = () => layouts().flatMap(each => (each.getAttribute('aria-pressed') === 'true' ? [each.textContent] : []))
const hoops = setLayout.of({ zone: 'stripe', layout: 'hoops', version: 'player' })

describe('the stripes panel', () => {
  it('lists the stripes of the kit and how they lie', () => {
    const { engine, act } = open()
    expect(row('Stripe').textContent).toContain('None')
    act(() => void engine.dispatch(hoops))
    expect(row('Stripe').textContent).toContain('Hoops')
    expect(row('Shorts stripe').textContent).toContain('None')
  })

  it('draws every layout on its piece of the pattern, none of them first', () => {
    open()
    expect(layouts()).toHaveLength(17)
    expect(chosen()).toEqual(['None'])
    const inks = layouts().map(each => each.querySelector('[clip-path]')?.getAttribute('d'))
    expect(inks[0]).toBe('')
    expect(new Set(inks).size).toBe(17)
    fireEvent.click(row('Cuffs'))
    expect(layouts().map(({ textContent }) => textContent)).toEqual(['None', 'Band', 'Wide band', 'Double line'])
  })

  it('lays the stripe out and takes it off, one entry each', () => {
    const { engine, outcomes } = open()
    fireEvent.click(layout('Sash'))
    expect(engine.document.current().zones[stripe]?.layout).toBe('sash')
    expect(chosen()).toEqual(['Sash'])
    fireEvent.click(layout('Sash'))
    fireEvent.click(layout('None'))
    expect(engine.document.current().zones[stripe]).toBeUndefined()
    expect(outcomes).toHaveLength(2)
  })

  it('offers a colour for a stripe that shows, and writes it when it is chosen', () => {
    const { engine, act } = open()
    expect(screen.queryByRole('textbox', { name: 'Hex colour' })).toBeNull()
    act(() => void engine.dispatch(hoops))
    fireEvent.click(screen.getByRole('button', { name: '#1D3FBF' }))
    expect(engine.document.current().zones[stripe]).toMatchObject({ paint: solid('#1D3FBF'), layout: 'hoops' })
    fireEvent.click(screen.getByRole('button', { name: 'Reset to original colour' }))
    expect(engine.document.current().zones[stripe]?.paint).toBeNull()
  })

  it('previews a colour while one taps along and writes it once', () => {
    const { engine, outcomes, act } = open()
    act(() => void engine.dispatch(hoops))
    const square = screen.getByRole('slider', { name: 'Saturation and brightness' })
    for (let step = 0; step < 3; step++) fireEvent.keyDown(square, { key: 'ArrowUp', shiftKey: true })
    expect(engine.shown.current().zones[stripe]?.paint).not.toBeNull()
    expect(engine.document.current().zones[stripe]?.paint).toBeNull()
    fireEvent.keyUp(square, { key: 'ArrowUp' })
    fireEvent.blur(square)
    expect(outcomes).toHaveLength(1)
  })

  it('lets the goalkeeper go without the players’ stripe, and wear it again', () => {
    const { engine, act } = open('goalkeeper')
    act(() => void engine.dispatch(hoops))
    expect(chosen()).toEqual(['Hoops'])
    expect(screen.queryByRole('button', { name: /players/ })).toBeNull()
    fireEvent.click(layout('None'))
    expect(engine.document.current().goalkeeper.zones[stripe]).toEqual({ layout: 'none' })
    expect(chosen()).toEqual(['None'])
    expect(row('Stripe').textContent).toContain('None')
    fireEvent.click(screen.getByRole('button', { name: 'Same stripe as the players' }))
    expect(engine.document.current().goalkeeper.zones[stripe]).toBeUndefined()
    expect(chosen()).toEqual(['Hoops'])
  })

  it('gives the goalkeeper the players’ colour back', () => {
    const { engine, act } = open('goalkeeper')
    act(() => void engine.dispatch(hoops))
    act(() => void engine.dispatch(setPaint.of({ zone: 'stripe', version: 'goalkeeper', paint: solid('#00ff00') })))
    fireEvent.click(screen.getByRole('button', { name: 'Same colour as the players' }))
    expect(engine.document.current().goalkeeper.zones[stripe]).toBeUndefined()
  })
})
