import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { inOrder, layerId, mm, setLayer, type Version } from '../../../engine/index.ts'
import { solid } from '../../../engine/plugin.ts'
import { LayersPanel } from '../../../plugins/tools/layers/panel.tsx'
import { renderPanel } from '../../support/renderPanel.tsx'

afterEach(cleanup)

function openWith(names: readonly string[], version: Version = 'player') {
  const panel = renderPanel('layers', <LayersPanel />, version)
  panel.act(() => {
    for (const layer of names) {
      const payload = { layer, words: layer, slot: 'teamName', paint: solid('#ffffff') }
      panel.engine.dispatch({ type: 'text.add', payload })
    }
  })
  const rows = () => screen.queryAllByRole('listitem')
  return {
    ...panel,
    rows,
    order: () => inOrder(panel.engine.document.current().layers).map(([id]) => String(id)),
    button: (name: string | RegExp, row = 0) => within(rows()[row] ?? document.body).getByRole('button', { name }),
    choose: (name: string) => fireEvent.click(screen.getByRole('button', { name: new RegExp(`${name} · Front`) })),
  }
}

describe('the layers panel', () => {
  it('begins with a hint', () => {
    openWith([])
    expect(screen.getByText('No layers yet')).toBeTruthy()
  })

  it('lists the topmost first', () => {
    const { rows } = openWith(['low', 'high'])
    expect(rows().map(row => row.textContent)).toEqual(['Team namehigh · Front', 'Team namelow · Front'])
  })

  it('moves a row by the arrow keys on its grip', () => {
    const { button, order } = openWith(['a', 'b', 'c'])
    fireEvent.keyDown(button(/^Move/, 0), { key: 'ArrowDown' })
    expect(order()).toEqual(['a', 'c', 'b'])
    fireEvent.keyDown(button(/^Move/, 2), { key: 'ArrowDown' })
    expect(order()).toEqual(['a', 'c', 'b'])
    fireEvent.keyDown(button(/^Move/, 2), { key: 'ArrowUp' })
    expect(order()).toEqual(['c', 'a', 'b'])
  })

  it('hides, shows and unlocks in its row', () => {
    const { engine, button, choose } = openWith(['a'])
    const layer = () => engine.document.current().layers[layerId('a')]
    fireEvent.click(button('Hide'))
    expect(layer()?.hidden).toBe(true)
    fireEvent.click(button('Show'))
    expect(layer()?.hidden).toBe(false)
    choose('a')
    fireEvent.click(screen.getByRole('button', { name: 'Lock' }))
    expect(layer()?.locked).toBe(true)
    fireEvent.click(button('Unlock'))
    expect(layer()?.locked).toBe(false)
  })

  it("hides in the goalkeeper's version only", () => {
    const { engine, button } = openWith(['a'], 'goalkeeper')
    fireEvent.click(button('Hide'))
    expect(engine.document.current().layers[layerId('a')]?.hidden).toBe(false)
    expect(engine.document.current().goalkeeper.layers[layerId('a')]?.hidden).toBe(true)
  })

  it('places and turns what is selected, in centimetres', () => {
    const { engine, choose } = openWith(['a'])
    choose('a')
    const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
    fireEvent.change(field('Horizontal offset, cm'), { target: { value: '4.2' } })
    fireEvent.keyDown(field('Horizontal offset, cm'), { key: 'Enter' })
    fireEvent.keyDown(field('Rotation, °'), { key: 'ArrowUp' })
    fireEvent.keyUp(field('Rotation, °'), { key: 'ArrowUp' })
    expect(engine.document.current().layers[layerId('a')]?.place).toMatchObject({ x: 42, turn: 1 })
  })

  it.each(['W'.repeat(20), 'FC'])('says how large a line is on the cloth, and makes it so large: %s', words => {
    const { engine, access, choose, act } = openWith([words])
    const outlines = [{ colour: '#000000', width: mm(8) }]
    const layer = layerId(words)
    act(() => engine.dispatch(setLayer.of({ layer, version: 'player', fields: { outlines } })))
    choose(words)
    const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value
    const measured = () => access.stage.sizeOnCloth(layer) ?? expect.unreachable()
    const shown = () => [field('Width, cm'), field('Height, cm')]
    const onCloth = () => [measured().width, measured().height].map(mm => (mm / 10).toFixed(1))
    expect(shown()).toEqual(onCloth())
    expect(measured().width).toBeLessThanOrEqual(280.001)
    const proportion = measured().width / measured().height
    fireEvent.change(screen.getByRole('textbox', { name: 'Width, cm' }), { target: { value: '12.5' } })
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Width, cm' }), { key: 'Enter' })
    expect(shown()[0]).toBe('12.5')
    expect(shown()).toEqual(onCloth())
    expect(measured().width / measured().height).toBeCloseTo(proportion, 3)
    expect(engine.undo().kind).toBe('changed')
  })

  it('copies and deletes', () => {
    const { rows, choose, engine } = openWith(['a'])
    choose('a')
    fireEvent.click(screen.getByRole('button', { name: 'Duplicate' }))
    expect(rows()).toHaveLength(2)
    expect(engine.selection.current()).toEqual({ kind: 'layer', layer: 'layer0' })
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
    expect(rows()).toHaveLength(1)
  })
})
