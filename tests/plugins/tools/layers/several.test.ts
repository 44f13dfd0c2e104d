import { describe, expect, it } from 'vitest'
import { selectedLayers, selectionOf, toggled, withGroup } from '../../../../app/editor/stage/gesture/selectedLayers.ts'
import { layerId } from '../../../../engine/index.ts'
import { groupOf } from '../../../../plugins/tools/layers/several.ts'
import { layeredKit } from '../../../support/layeredKit.ts'

const move = (layer: string, dx: number, dy: number, scale?: number) => ({ layer, dx, dy, ...(scale && { scale }) })

describe('several things at once', () => {
  it('move and grow in one step that is taken back at once', () => {
    const { engine, layer, act } = layeredKit('a', 'b')
    const before = layer('a')
    expect(act('arrange', { version: 'player', moves: [move('a', 5, -3), move('b', 0, 0, 2)] })).toBe('applied')
    expect(layer('a').place).toMatchObject({ x: before.place.x + 5, y: before.place.y - 3 })
    expect(layer('b').size).toMatchObject({ width: 560, height: 92 })
    engine.undo()
    expect([layer('a'), layer('b').size.height]).toEqual([before, 46])
  })

  it('are all left where one is locked or gone', () => {
    const { layer, act, set } = layeredKit('a', 'b')
    set('b', { locked: true })
    const { place } = layer('a')
    expect(act('arrange', { version: 'player', moves: [move('a', 5, 0), move('b', 5, 0)] })).toBe('layer-locked')
    expect(act('arrange', { version: 'player', moves: [move('a', 5, 0), move('gone', 5, 0)] })).toBe('layer-missing')
    expect(act('removeSeveral', { version: 'player', layers: ['a', 'b'] })).toBe('layer-locked')
    expect(layer('a').place).toEqual(place)
  })

  it('are refused where nothing moves, or by numbers that are none', () => {
    const { act } = layeredKit('a')
    expect(act('arrange', { version: 'player', moves: [move('a', 0, 0)] })).toBe('nothing-changes')
    for (const dx of [Number.NaN, 1e9, '3'])
      expect(act('arrange', { version: 'player', moves: [{ layer: 'a', dx, dy: 0 }] })).toBe('invalid-payload')
    expect(act('arrange', { version: 'player', moves: [] })).toBe('invalid-payload')
    expect(act('arrange', { version: 'player', moves: [move('a', 0, 0, 1e6)] })).toBe('invalid-payload')
  })

  it('are removed in one step', () => {
    const { engine, act } = layeredKit('a', 'b', 'c')
    expect(act('removeSeveral', { version: 'player', layers: ['a', 'c'] })).toBe('applied')
    expect(Object.keys(engine.document.current().layers)).toEqual(['b'])
    engine.undo()
    expect(Object.keys(engine.document.current().layers).sort()).toEqual(['a', 'b', 'c'])
  })
})

describe('a group', () => {
  it('is selected as a whole by a click on any of it, until it is none any more', () => {
    const { engine, act } = layeredKit('a', 'b', 'c')
    expect(act('group', { layers: ['a', 'c'], group: 'g' })).toBe('applied')
    expect(groupOf(engine.document.current().layers, 'c')).toEqual(['c', 'a'])
    expect(withGroup(engine.document.current(), layerId('a'))).toEqual({ kind: 'layer', layer: 'a', more: ['c'] })
    act('group', { layers: ['a', 'c'], group: null })
    expect(withGroup(engine.document.current(), layerId('a'))).toEqual({ kind: 'layer', layer: 'a' })
  })

  it('of a name that is none is no group', () => {
    const { act } = layeredKit('a')
    expect(act('group', { layers: ['a'], group: '' })).toBe('invalid-payload')
    expect(act('group', { layers: ['gone'], group: 'g' })).toBe('layer-missing')
  })
})

describe('a selection', () => {
  const kit = layeredKit('a', 'b', 'c')
  const document = kit.engine.document.current()

  it('grows and shrinks by Shift, and is nothing when the last one is gone', () => {
    const one = selectionOf([layerId('a')])
    const two = toggled(document, one, layerId('b'))
    expect(selectedLayers(two)).toEqual(['a', 'b'])
    expect(toggled(document, two, layerId('a'))).toEqual({ kind: 'layer', layer: 'b' })
    expect(toggled(document, one, layerId('a'))).toEqual({ kind: 'none' })
  })

  it('of nothing has no things', () => {
    expect(selectedLayers({ kind: 'none' })).toEqual([])
  })
})
