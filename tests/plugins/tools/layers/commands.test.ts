import { describe, expect, it } from 'vitest'
import { inOrder, layerId } from '../../../../engine/index.ts'
import { holds } from '../../../support/holds.ts'
import { layeredKit } from '../../../support/layeredKit.ts'
import { random } from '../../../support/random.ts'

const player = (layer: string) => ({ layer, version: 'player' })
const goalkeeper = (layer: string) => ({ layer, version: 'goalkeeper' })

describe('placing', () => {
  it('moves, turns and scales in one step', () => {
    const { engine, layer, act } = layeredKit('a')
    expect(act('transform', { ...player('a'), x: 30, y: -12.5, turn: 15, width: 200, height: 40 })).toBe('applied')
    expect(layer('a')).toMatchObject({ place: { x: 30, y: -12.5, turn: 15 }, size: { width: 200, height: 40 } })
    engine.undo()
    expect(layer('a')).toMatchObject({ place: { x: 0, turn: 0 }, size: { width: 280, height: 46 } })
  })

  it('leaves what is not given as it is', () => {
    const { layer, act } = layeredKit('a')
    act('transform', { ...player('a'), x: 30 })
    expect(layer('a').place).toMatchObject({ panel: 'front', anchor: 'centreChest', x: 30, y: -26, turn: 0 })
    act('transform', { ...player('a'), width: null, height: 60, letterSpacing: 4 })
    expect(layer('a')).toMatchObject({ size: { width: null, height: 60 }, letterSpacing: 4 })
  })

  it('moves to another panel, and to none that the cut lacks', () => {
    const { layer, act } = layeredKit('a')
    expect(act('transform', { ...player('a'), panel: 'back', anchor: 'centreBack', x: 5, y: 6, turn: 0 })).toBe(
      'applied',
    )
    expect(layer('a').place).toMatchObject({ panel: 'back', anchor: 'centreBack' })
    expect(act('transform', { ...player('a'), panel: 'cape', x: 5, y: 6, turn: 0 })).toBe('panel-missing')
  })

  it('refuses numbers that are none, or lie beyond every garment', () => {
    const { act } = layeredKit('a')
    const bad = [Number.NaN, Number.POSITIVE_INFINITY, 1e9, '3']
    for (const x of bad) expect(act('transform', { ...player('a'), x })).toBe('invalid-payload')
    for (const dx of bad) expect(act('nudge', { ...player('a'), dx, dy: 0 })).toBe('invalid-payload')
    for (const height of [...bad, 0, -4]) {
      expect(act('transform', { ...player('a'), width: 100, height })).toBe('invalid-payload')
    }
    expect(act('transform', player('a'))).toBe('nothing-changes')
    expect(act('transform', { ...player('gone'), x: 1 })).toBe('layer-missing')
  })

  it('nudges by millimetres', () => {
    const { layer, act } = layeredKit('a')
    act('nudge', { ...player('a'), dx: 1, dy: -10 })
    expect(layer('a').place).toMatchObject({ x: 1, y: -36 })
    expect(act('nudge', { ...player('a'), dx: 0, dy: 0 })).toBe('nothing-changes')
  })

  it("goes from the goalkeeper's own place on, and leaves the players'", () => {
    const { engine, layer, act } = layeredKit('a')
    act('nudge', { ...goalkeeper('a'), dx: 5, dy: 0 })
    act('nudge', { ...goalkeeper('a'), dx: 5, dy: 0 })
    expect(layer('a').place.x).toBe(0)
    expect(engine.document.current().goalkeeper.layers[layerId('a')]?.place).toMatchObject({ x: 10 })
  })
})

describe('mirroring', () => {
  it('lays a thing on the other side of the centre line', () => {
    const { layer, act } = layeredKit('a')
    act('transform', { ...player('a'), x: 60, turn: 20 })
    expect(act('mirror', player('a'))).toBe('applied')
    expect(layer('a').place).toMatchObject({ panel: 'front', turn: -20 })
    expect(layer('a').place.x).toBeCloseTo(-60, 6)
  })

  it('changes the left breast for the right one', () => {
    const { layer, act } = layeredKit('a')
    act('transform', { ...player('a'), anchor: 'leftChest', x: 4, y: 9, turn: 0 })
    act('mirror', player('a'))
    expect(layer('a').place).toMatchObject({ anchor: 'rightChest', y: 9 })
    expect(layer('a').place.x).toBeCloseTo(-4, 6)
  })

  it('changes sleeves', () => {
    const { layer, act } = layeredKit('a')
    act('transform', { ...player('a'), panel: 'sleeveLeft', anchor: 'centre', x: 20, y: 9, turn: 0 })
    act('mirror', player('a'))
    expect(layer('a').place).toMatchObject({ panel: 'sleeveRight', anchor: 'centre', y: 9 })
    expect(layer('a').place.x).toBeCloseTo(-20, 6)
  })

  it('says that what lies in the middle stays as it is', () => {
    const { act } = layeredKit('a')
    expect(act('mirror', player('a'))).toBe('in-the-middle')
  })

  holds('twice is as before', seed => {
    const { layer, act } = layeredKit('a')
    const { pick, unit } = random(seed)
    const panel = pick(['front', 'back', 'sleeveLeft', 'sleeveRight'])
    const [x, y, turn] = [unit() * 100 + 1, unit() * 100, unit() * 90]
    act('transform', { ...player('a'), panel, anchor: 'leftChest', x, y, turn })
    const before = layer('a').place
    act('mirror', player('a'))
    expect(layer('a').place.turn).toBe(-before.turn)
    act('mirror', player('a'))
    expect(layer('a').place.panel).toBe(before.panel)
    expect(layer('a').place.x).toBeCloseTo(before.x, 6)
    expect(layer('a').place.y).toBeCloseTo(before.y, 6)
  })
})

describe('copies', () => {
  it('lie beside and directly over their original, unlocked', () => {
    const { engine, layer, act, set } = layeredKit('a', 'b')
    set('a', { locked: true })
    expect(act('duplicate', { ...player('a'), as: 'c' })).toBe('applied')
    expect(inOrder(engine.document.current().layers).map(([id]) => id)).toEqual(['a', 'c', 'b'])
    expect(layer('c')).toMatchObject({ text: 'a', locked: false, place: { x: 12, y: -14 } })
    expect(act('duplicate', { ...player('a'), as: 'b' })).toBe('layer-exists')
  })
})

describe('a lock', () => {
  it('holds against everything but the unlocking', () => {
    const { layer, act, set } = layeredKit('a', 'b')
    set('a', { locked: true })
    const refusals = [
      act('nudge', { ...player('a'), dx: 1, dy: 0 }),
      act('transform', { ...player('a'), x: 1 }),
      set('a', { hidden: true }),
      set('a', { hidden: true, locked: false }),
      act('reorder', { layer: 'a', over: 'b' }),
      act('remove', player('a')),
      act('remove', goalkeeper('a')),
    ]
    expect(new Set(refusals)).toEqual(new Set(['layer-locked']))
    expect(set('a', { locked: false })).toBe('applied')
    expect(layer('a').locked).toBe(false)
  })

  it('is one for both versions, whichever sets it', () => {
    const { engine, layer, set } = layeredKit('a')
    expect(set('a', { locked: true }, 'goalkeeper')).toBe('applied')
    expect(layer('a').locked).toBe(true)
    expect(engine.document.current().goalkeeper.layers).toEqual({})
    expect(engine.history.current().items.at(-1)?.type).toBe('layers.setLocked')
  })

  it('can be set with a field that one version has of its own', () => {
    const { engine, layer, set } = layeredKit('a')
    expect(set('a', { hidden: true, locked: true }, 'goalkeeper')).toBe('applied')
    expect(layer('a')).toMatchObject({ hidden: false, locked: true })
    expect(engine.document.current().goalkeeper.layers[layerId('a')]).toMatchObject({ hidden: true })
  })
})

describe('removing', () => {
  it("takes a thing off the kit, and hides it in the goalkeeper's", () => {
    const { engine, act } = layeredKit('a', 'b')
    act('remove', player('a'))
    expect(engine.document.current().layers[layerId('a')]).toBeUndefined()
    act('remove', goalkeeper('b'))
    expect(engine.document.current().layers[layerId('b')]?.hidden).toBe(false)
    expect(engine.document.current().goalkeeper.layers[layerId('b')]?.hidden).toBe(true)
  })
})

describe('order', () => {
  const orderOf = ({ engine }: ReturnType<typeof layeredKit>) =>
    inOrder(engine.document.current().layers).map(([id]) => String(id))

  it('puts a thing directly over another, or at the bottom', () => {
    const kit = layeredKit('a', 'b', 'c')
    kit.act('reorder', { layer: 'a', over: 'b' })
    expect(orderOf(kit)).toEqual(['b', 'a', 'c'])
    kit.act('reorder', { layer: 'c', over: null })
    expect(orderOf(kit)).toEqual(['c', 'b', 'a'])
    expect(kit.act('reorder', { layer: 'c', over: null })).toBe('nothing-changes')
    expect(kit.act('reorder', { layer: 'c', over: 'gone' })).toBe('layer-missing')
  })

  it('gives new orders where there is no room', () => {
    const kit = layeredKit('a', 'b', 'c')
    // Going to and fro between two neighbours halves the room each time.
    for (let turn = 0; turn < 600; turn++) {
      const [lowest = '', middle = ''] = orderOf(kit)
      kit.act('reorder', { layer: middle, over: null })
      expect(orderOf(kit).slice(0, 2)).toEqual([middle, lowest])
    }
    const orders = Object.values(kit.engine.document.current().layers).map(({ order }) => order)
    expect(Math.max(...orders.map(order => order.length))).toBeLessThanOrEqual(64)
    expect(new Set(orders).size).toBe(3)
  })

  holds('is the one that was asked for', seed => {
    const kit = layeredKit('a', 'b', 'c', 'd', 'e')
    const { pick, below } = random(seed)
    let expected = orderOf(kit)
    for (let step = 0; step < 20; step++) {
      const layer = pick(expected)
      const others = expected.filter(id => id !== layer)
      const at = below(others.length + 1)
      kit.act('reorder', { layer, over: others[at - 1] ?? null })
      expected = [...others.slice(0, at), layer, ...others.slice(at)]
      expect(orderOf(kit)).toEqual(expected)
    }
  })
})
