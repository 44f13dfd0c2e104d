import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { solid, zoneKey } from '../../../engine/plugin.ts'
import { setZonePaint } from '../../../plugins/tools/colour/tool.ts'
import { TemplatesPanel } from '../../../plugins/tools/templates/panel.tsx'
import { renderPanel } from '../../support/renderPanel.tsx'

beforeAll(() => {
  // Nothing comes into view here, so no image is taken.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(cleanup)

const cards = () => within(screen.getByRole('list', { name: 'Templates to start from' })).getAllByRole('button')
const card = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })
const button = (name: string) => screen.getByRole('button', { name })
const blue = setZonePaint.of({ zone: 'base', version: 'player', paint: solid('#0000ff') })

describe('the templates panel', () => {
  it('shows twelve looks, or those of a mood', () => {
    renderPanel('templates', <TemplatesPanel />)
    expect(cards()).toHaveLength(12)
    fireEvent.click(screen.getByRole('radio', { name: 'Bold' }))
    expect(cards().map(({ textContent }) => textContent)).toEqual(['HalftoneBold', 'ChevronBold', 'SlashBold'])
  })

  it('dresses an untouched kit at once', () => {
    const { engine } = renderPanel('templates', <TemplatesPanel />)
    fireEvent.click(card('Hoops'))
    expect(engine.history.current().items.map(({ note }) => note)).toEqual([{ template: 'hoops' }])
  })

  it('asks before it replaces a design, and leaves it when it is not wanted', async () => {
    const { engine, act } = renderPanel('templates', <TemplatesPanel />)
    act(() => void engine.dispatch(blue))
    fireEvent.click(card('Hoops'))
    expect(await screen.findByRole('alertdialog')).toBeTruthy()
    fireEvent.click(button('Keep my design'))
    expect(engine.document.current().zones[zoneKey('base')]?.paint).toEqual(solid('#0000ff'))
    fireEvent.click(card('Hoops'))
    fireEvent.click(button('Apply template'))
    expect(engine.history.current().items).toHaveLength(2)
    act(() => void engine.undo())
    expect(engine.document.current().zones[zoneKey('base')]?.paint).toEqual(solid('#0000ff'))
  })
})
