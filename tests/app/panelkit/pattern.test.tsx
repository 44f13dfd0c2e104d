import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { createState, type Version } from '../../../engine/index.ts'
import { patternBook } from '../../../engine/patternBook.ts'
import { noPattern, type PatternFill, zoneKey } from '../../../engine/plugin.ts'
import { PatternPanel } from '../../../plugins/tools/pattern/panel.tsx'
import { set } from '../../../plugins/tools/pattern/tool.ts'
import { renderPanel } from '../../support/renderPanel.tsx'

afterEach(cleanup)

const base = zoneKey('base')
/** The patterns come once the panel is there. */
async function open(version?: Version) {
  const panel = renderPanel('pattern', <PatternPanel />, version)
  await screen.findByRole('group', { name: 'Patterns' })
  return panel
}
const dots: PatternFill = { id: 'dots', scale: 1, turn: 0, opacity: 0.4, tint: '#ffffff' }
const dotted = set.of({ zone: 'base', version: 'player', pattern: dots })
const grid = () => within(screen.getByRole('group', { name: 'Patterns' }))
const names = () =>
  grid()
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
const tile = (name: string) => grid().getByRole('button', { name })
const chosen = () =>
  grid()
    .queryAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent)
const search = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Search patterns' }), { target: { value: text } })
const slider = (name: string) => screen.getByRole('slider', { name })

describe('the pattern panel', () => {
  it('shows twelve patterns a page, none of them first, and every one of them somewhere', async () => {
    await open()
    expect(names()).toHaveLength(12)
    expect(names()[0]).toBe('None')
    const pages = Math.ceil((patternBook.length + 1) / 12)
    expect(screen.getByText(`Page 1 of ${pages}`)).toBeTruthy()
    expect(screen.getByText(`Patterns found: ${patternBook.length}`)).toBeTruthy()
    for (let page = 1; page < pages; page++) fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
    expect(names()).toHaveLength((patternBook.length + 1) % 12 || 12)
  })

  it('finds patterns by words of either language, and by category', async () => {
    await open()
    search('ក្រមា')
    expect(names()).toContain('Krama')
    search('naga SCALES')
    expect(names()).toEqual(['Naga scales'])
    search('')
    fireEvent.change(screen.getByRole('combobox', { name: 'Category' }), { target: { value: 'camouflage' } })
    expect(names()).toContain('Woodland')
    expect(names()).not.toContain('None')
  })

  it('draws a pattern with sliders and a seed of its own', async () => {
    const { engine } = await open()
    search('woodland')
    fireEvent.click(tile('Woodland'))
    const worn = () => engine.document.current().zones[base]?.pattern
    expect(worn()).toMatchObject({ id: 'drawn-camouflage-woodland', joined: true })
    fireEvent.change(slider('Coverage'), { target: { value: '60' } })
    fireEvent.pointerUp(slider('Coverage'))
    expect(worn()?.settings).toEqual({ cover: 60 })
    fireEvent.click(screen.getByRole('button', { name: 'Shuffle' }))
    expect(worn()?.seed).not.toBe(1)
    expect(worn()?.settings).toEqual({ cover: 60 })
    engine.undo()
    expect(worn()?.seed).toBeUndefined()
  })

  it('lays a pattern over every part in one step', async () => {
    const { engine, act } = await open()
    act(() => void engine.dispatch(dotted))
    fireEvent.click(screen.getByRole('button', { name: 'Use on every part' }))
    expect(engine.document.current().zones[zoneKey('sleeves')]?.pattern).toEqual(dots)
    act(() => engine.undo())
    expect(engine.document.current().zones[zoneKey('sleeves')]).toBeUndefined()
    expect(engine.document.current().zones[base]?.pattern).toEqual(dots)
  })

  it('says that a pattern is gone, and keeps it until another one is chosen', async () => {
    const gone = createState<readonly string[]>(['hero-gone'])
    const { engine, act } = renderPanel('pattern', <PatternPanel />, 'player', {
      patterns: { missing: gone, retry: async () => {} },
    })
    await screen.findByRole('group', { name: 'Patterns' })
    act(() => void engine.dispatch(set.of({ zone: 'base', version: 'player', pattern: { ...dots, id: 'hero-gone' } })))
    expect(screen.getByText(/This pattern didn’t load/)).toBeTruthy()
    expect(engine.document.current().zones[base]?.pattern?.id).toBe('hero-gone')
  })

  it('finds a tile by a part of its name', async () => {
    await open()
    search(' KBA')
    expect(names()).toEqual(['Kbach'])
    search('tartan')
    expect(screen.getByText('No patterns found.')).toBeTruthy()
    search('')
    expect(names()).toHaveLength(12)
  })

  it('lays a tile over the chosen zone and takes it off', async () => {
    const { engine, outcomes } = await open()
    fireEvent.click(tile('Kbach'))
    expect(engine.document.current().zones[base]?.pattern).toEqual({
      id: 'kbach',
      scale: 1,
      turn: 0,
      opacity: 0.25,
      tint: '#FFFFFF',
      joined: true,
    })
    expect(chosen()).toEqual(['Kbach'])
    fireEvent.click(tile('None'))
    expect(engine.document.current().zones[base]).toBeUndefined()
    fireEvent.click(screen.getByRole('button', { name: /^Sleeves/ }))
    fireEvent.click(tile('Lattice'))
    expect(engine.document.current().zones[zoneKey('sleeves')]?.pattern?.id).toBe('lattice')
    expect(outcomes).toHaveLength(3)
  })

  it('keeps size, turn, strength and colour when another tile is chosen', async () => {
    const { engine, act } = await open()
    act(() => void engine.dispatch(set.of({ zone: 'base', version: 'player', pattern: { ...dots, turn: 30 } })))
    fireEvent.click(tile('Checks'))
    expect(engine.document.current().zones[base]?.pattern).toEqual({ ...dots, turn: 30, id: 'checks' })
  })

  it('previews while one slides and writes one entry at the end', async () => {
    const { engine, outcomes, act } = await open()
    act(() => void engine.dispatch(dotted))
    for (const value of ['10', '20', '45']) fireEvent.change(slider('Rotation'), { target: { value } })
    expect(engine.shown.current().zones[base]?.pattern?.turn).toBe(45)
    expect(engine.document.current().zones[base]?.pattern?.turn).toBe(0)
    fireEvent.pointerUp(slider('Rotation'))
    expect(engine.document.current().zones[base]?.pattern).toEqual({ ...dots, turn: 45 })
    expect(outcomes).toHaveLength(1)
  })

  it('goes no smaller than what the tile can be printed at', async () => {
    const { engine, act } = await open()
    act(() => void engine.dispatch(dotted))
    expect(slider('Size').getAttribute('min')).toBe('86')
    act(() => void engine.dispatch(set.of({ zone: 'base', version: 'player', pattern: { ...dots, id: 'hoops' } })))
    expect(slider('Size').getAttribute('min')).toBe('20')
  })

  it('opens at the page of the tile that is worn', async () => {
    const { engine, act } = await open()
    act(() => void engine.dispatch(set.of({ zone: 'collar', version: 'player', pattern: { ...dots, id: 'shards' } })))
    fireEvent.click(screen.getByRole('button', { name: /^Collar/ }))
    expect(chosen()).toEqual(['Shards'])
  })

  it('lets the goalkeeper go without the players’ pattern, and wear it again', async () => {
    const { engine, act } = await open('goalkeeper')
    act(() => void engine.dispatch(dotted))
    expect(chosen()).toEqual(['Dots'])
    fireEvent.click(tile('None'))
    expect(engine.document.current().goalkeeper.zones[base]).toEqual({ pattern: noPattern })
    expect(chosen()).toEqual(['None'])
    expect(screen.queryByRole('slider', { name: 'Rotation' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Same pattern as the players' }))
    expect(engine.document.current().goalkeeper.zones[base]).toBeUndefined()
    expect(chosen()).toEqual(['Dots'])
  })
})
