import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { tileBook, type Version } from '../../../engine/index.ts'
import { noPattern, type PatternFill, zoneKey } from '../../../engine/plugin.ts'
import { PatternPanel } from '../../../plugins/tools/pattern/panel.tsx'
import { set } from '../../../plugins/tools/pattern/tool.ts'
import { renderPanel } from '../../support/renderPanel.tsx'

afterEach(cleanup)

const base = zoneKey('base')
const open = (version?: Version) => renderPanel('pattern', <PatternPanel />, version)
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
  it('shows twelve tiles a page, none of them first, and every one of them somewhere', () => {
    open()
    const first = names()
    expect(first).toHaveLength(12)
    expect(first[0]).toBe('None')
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
    expect(first.length + names().length).toBe(tileBook.length + 1)
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
    expect(screen.getByText('Page 2 of 2')).toBeTruthy()
  })

  it('finds a tile by a part of its name', () => {
    open()
    search(' KBA')
    expect(names()).toEqual(['Kbach'])
    search('tartan')
    expect(screen.getByText('No patterns found.')).toBeTruthy()
    search('')
    expect(names()).toHaveLength(12)
  })

  it('lays a tile over the chosen zone and takes it off', () => {
    const { engine, outcomes } = open()
    fireEvent.click(tile('Kbach'))
    expect(engine.document.current().zones[base]?.pattern).toEqual({
      id: 'kbach',
      scale: 1,
      turn: 0,
      opacity: 0.25,
      tint: '#FFFFFF',
    })
    expect(chosen()).toEqual(['Kbach'])
    fireEvent.click(tile('None'))
    expect(engine.document.current().zones[base]).toBeUndefined()
    fireEvent.click(screen.getByRole('button', { name: /^Sleeves/ }))
    fireEvent.click(tile('Lattice'))
    expect(engine.document.current().zones[zoneKey('sleeves')]?.pattern?.id).toBe('lattice')
    expect(outcomes).toHaveLength(3)
  })

  it('keeps size, turn, strength and colour when another tile is chosen', () => {
    const { engine, act } = open()
    act(() => void engine.dispatch(set.of({ zone: 'base', version: 'player', pattern: { ...dots, turn: 30 } })))
    fireEvent.click(tile('Checks'))
    expect(engine.document.current().zones[base]?.pattern).toEqual({ ...dots, turn: 30, id: 'checks' })
  })

  it('previews while one slides and writes one entry at the end', () => {
    const { engine, outcomes, act } = open()
    act(() => void engine.dispatch(dotted))
    for (const value of ['10', '20', '45']) fireEvent.change(slider('Rotation'), { target: { value } })
    expect(engine.shown.current().zones[base]?.pattern?.turn).toBe(45)
    expect(engine.document.current().zones[base]?.pattern?.turn).toBe(0)
    fireEvent.pointerUp(slider('Rotation'))
    expect(engine.document.current().zones[base]?.pattern).toEqual({ ...dots, turn: 45 })
    expect(outcomes).toHaveLength(1)
  })

  it('goes no smaller than what the tile can be printed at', () => {
    const { engine, act } = open()
    act(() => void engine.dispatch(dotted))
    expect(slider('Size').getAttribute('min')).toBe('86')
    act(() => void engine.dispatch(set.of({ zone: 'base', version: 'player', pattern: { ...dots, id: 'hoops' } })))
    expect(slider('Size').getAttribute('min')).toBe('20')
  })

  it('opens at the page of the tile that is worn', () => {
    const { engine, act } = open()
    act(() => void engine.dispatch(set.of({ zone: 'collar', version: 'player', pattern: { ...dots, id: 'shards' } })))
    fireEvent.click(screen.getByRole('button', { name: /^Collar/ }))
    expect(chosen()).toEqual(['Shards'])
  })

  it('lets the goalkeeper go without the players’ pattern, and wear it again', () => {
    const { engine, act } = open('goalkeeper')
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
