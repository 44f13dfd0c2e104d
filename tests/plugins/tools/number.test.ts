import { describe, expect, it } from 'vitest'
import {
  assetId,
  type Command,
  composePanel,
  layerId,
  mm,
  type PlayerFields,
  panelId,
  setLayer,
} from '../../../engine/index.ts'
import { newPlayer, solid } from '../../../engine/plugin.ts'
import { link, setLinked } from '../../../plugins/tools/number/linkedNumbers.ts'
import { add, numberTool, remove, sameAsPlayers } from '../../../plugins/tools/number/tool.ts'
import { resources } from '../../support/drawing.ts'
import { openSoccer, soccer } from '../../support/openSoccer.ts'

const white = solid('#ffffff')
const ten = { layer: 'ten', slot: 'backNumber', digits: '10', paint: white } as const
const players = { layer: 'ten', version: 'player' } as const
const keepers = { layer: 'ten', version: 'goalkeeper' } as const

const opened = () => {
  const engine = openSoccer()
  const document = () => engine.document.current()
  return {
    engine,
    number: () => document().layers[layerId('ten')],
    own: () => document().goalkeeper.layers[layerId('ten')],
    reason: (command: Command) => {
      const outcome = engine.dispatch(command)
      return outcome.kind === 'refused' ? outcome.reason : outcome.kind
    },
  }
}
const withTen = () => {
  const design = opened()
  expect(design.reason(add.of(ten))).toBe('applied')
  return design
}

describe('a number', () => {
  it.each(['7', '10', '07', '០៧', '៩'])('comes into its place as it was typed: %s', digits => {
    const { engine, number } = opened()
    engine.dispatch(add.of({ ...ten, digits: ` ${digits} ` }))
    expect(number()).toMatchObject({ kind: 'number', slot: 'backNumber', text: digits, size: { height: 260 } })
  })

  it.each(['', ' ', '100', 'x', '1x', '-1', '1.', '1០', '٣', '10\n11', '1'.repeat(64)])('is not "%s"', digits => {
    expect(opened().reason(add.of({ ...ten, digits }))).toBe('digits-invalid')
    const { reason, number } = withTen()
    expect(reason(setLayer.of({ ...players, fields: { text: digits } }))).toBe('digits-invalid')
    expect(number()?.text).toBe('10')
  })

  it('comes once into a place, and into no place for anything else', () => {
    const { reason } = withTen()
    expect(reason(add.of(ten))).toBe('layer-exists')
    expect(reason(add.of({ ...ten, layer: 'other' }))).toBe('slot-taken')
    expect(reason(add.of({ ...ten, layer: 'other', slot: 'frontNumber' }))).toBe('applied')
    expect(reason({ type: 'number.add', payload: { ...ten, layer: 'third', slot: 'teamName' } })).toBe(
      'invalid-payload',
    )
  })

  it('has no place on shorts that are not there', () => {
    const { engine, reason } = opened()
    engine.dispatch({ type: 'cut.setOption', payload: { option: 'shorts', value: 'without', version: 'player' } })
    expect(reason(add.of({ ...ten, slot: 'shortsNumber' }))).toBe('slot-missing')
  })

  it('is changed, and back again by undo', () => {
    const { engine, number } = withTen()
    const outlines = [{ colour: '#15161a', width: mm(4) }]
    for (const [command, fields] of [
      [setLayer.of({ ...players, fields: { text: '៩៩' } }), { text: '៩៩' }],
      [setLayer.of({ ...players, fields: { size: { height: 200 } } }), { size: { width: 330, height: 200 } }],
      [setLayer.of({ ...players, fields: { font: 'koulen' } }), { font: 'koulen' }],
      [setLayer.of({ ...players, fields: { paint: solid('#00ff00') } }), { paint: solid('#00ff00') }],
      [setLayer.of({ ...players, fields: { outlines } }), { outlines }],
    ] as const) {
      const before = number()
      expect(engine.dispatch(command).kind).toBe('applied')
      expect(number()).toEqual({ ...before, ...fields })
      engine.undo()
      expect(number()).toEqual(before)
      engine.redo()
    }
  })

  it.each([
    ['a height of no number', setLayer.of({ ...players, fields: { size: { height: Number.NaN } } })],
    ['an endless height', setLayer.of({ ...players, fields: { size: { height: Number.POSITIVE_INFINITY } } })],
    ['a height that cannot be cut', setLayer.of({ ...players, fields: { size: { height: 4.9 } } })],
    ['a height beyond a panel', setLayer.of({ ...players, fields: { size: { height: 1000.1 } } })],
    ['no paint', setLayer.of({ ...players, fields: { paint: { type: 'solid', colour: 'red' } } })],
    [
      'an outline of no width',
      setLayer.of({ ...players, fields: { outlines: [{ colour: '#000000', width: mm(Number.NaN) }] } }),
    ],
    [
      'an outline of no colour',
      setLayer.of({ ...players, fields: { outlines: [{ colour: 'url(x)', width: mm(2) }] } }),
    ],
    [
      'three outlines',
      setLayer.of({ ...players, fields: { outlines: Array(3).fill({ colour: '#000000', width: mm(2) }) } }),
    ],
    ['more letters than anybody types', setLayer.of({ ...players, fields: { text: '1'.repeat(301) } })],
  ])('does not take %s', (_, command) => {
    const { reason, number } = withTen()
    const before = number()
    expect(reason(command)).toBe('invalid-payload')
    expect(number()).toEqual(before)
  })

  it('takes no face that the shop lacks', () => {
    expect(withTen().reason(setLayer.of({ ...players, fields: { font: 'comic' } }))).toBe('font-missing')
  })

  it('is of the goalkeeper alone in his view, until it is the same as the players’ again', () => {
    const { engine, number, own, reason } = withTen()
    const before = number()
    engine.dispatch(setLayer.of({ ...keepers, fields: { text: '1' } }))
    engine.dispatch(setLayer.of({ ...keepers, fields: { size: { height: 200 } } }))
    expect(number()).toEqual(before)
    expect(own()).toEqual({ text: '1', size: { width: 330, height: 200 } })
    engine.dispatch(setLayer.of({ ...players, fields: { size: { height: 300 } } }))
    expect(own()?.size?.height).toBe(200)
    expect(reason(sameAsPlayers.of({ layer: 'ten' }))).toBe('applied')
    expect(own()).toBeUndefined()
    expect(reason(sameAsPlayers.of({ layer: 'ten' }))).toBe('nothing-changes')
    engine.undo()
    expect(own()?.text).toBe('1')
  })

  it('is removed from the kit, but only hidden on the goalkeeper’s shirt', () => {
    const { engine, number, own } = withTen()
    engine.dispatch(remove.of(keepers))
    expect([number()?.hidden, own()?.hidden]).toEqual([false, true])
    engine.dispatch(remove.of(players))
    expect(number()).toBeUndefined()
  })

  it('stays as it is while it is locked', () => {
    const { engine, reason } = withTen()
    engine.dispatch(setLayer.of({ ...keepers, fields: { text: '1' } }))
    engine.dispatch(setLayer.of({ layer: 'ten', version: 'player', fields: { locked: true } }))
    for (const command of [
      setLayer.of({ ...players, fields: { text: '11' } }),
      setLayer.of({ ...players, fields: { size: { height: 100 } } }),
      sameAsPlayers.of({ layer: 'ten' }),
      remove.of(players),
      remove.of(keepers),
    ])
      expect(reason(command)).toBe('layer-locked')
  })

  it('is no text, and a text is no number', () => {
    const { engine, reason } = withTen()
    expect(reason({ type: 'text.remove', payload: players })).not.toBe('applied')
    engine.dispatch({ type: 'text.add', payload: { layer: 'fc', words: 'FC', slot: 'teamName', paint: white } })
    for (const command of [
      setLayer.of({ ...players, layer: 'fc', fields: { asset: assetId('a') } }),
      sameAsPlayers.of({ layer: 'fc' }),
      remove.of({ ...players, layer: 'fc' }),
    ])
      expect(reason(command)).toBe('layer-other-kind')
    for (const command of [
      setLayer.of({ ...players, layer: 'gone', fields: { size: { height: 90 } } }),
      sameAsPlayers.of({ layer: 'gone' }),
    ])
      expect(reason(command)).toBe('layer-missing')
  })

  it('is the chosen player’s own on his shirt', () => {
    const document = withTen().engine.document.current()
    const drawnFor = (player: PlayerFields | null) =>
      JSON.stringify(
        composePanel({
          document,
          version: 'player',
          garment: soccer,
          tools: [numberTool],
          size: 'M',
          resources,
          player,
          panel: panelId('back'),
          onPluginError: error => expect.unreachable(error.message),
        }),
      )
    const sample = drawnFor(null)
    expect(drawnFor(newPlayer({ number: '10' }))).toBe(sample)
    expect(drawnFor(newPlayer({ number: '៧' }))).not.toBe(sample)
  })
})

describe('linked numbers', () => {
  const front = { ...ten, layer: 'front', slot: 'frontNumber' }
  const gold = solid('#f2c166')
  const withBoth = () => {
    const design = withTen()
    expect(design.reason(add.of(front))).toBe('applied')
    const layers = () => design.engine.document.current().layers
    return { ...design, back: () => layers()[layerId('ten')], front: () => layers()[layerId('front')] }
  }

  it('look alike by one step, each as high as before; what is not linked stays', () => {
    const { engine, reason, back, front: other } = withBoth()
    expect(reason(setLinked.of({ ...players, fields: { paint: gold } }))).toBe('applied')
    expect(other()?.paint).toEqual(white)
    expect(reason(link.of({ on: true }))).toBe('applied')
    const before = other()
    expect(reason(setLinked.of({ ...players, fields: { paint: gold, text: '7', font: 'exo-2:800' } }))).toBe('applied')
    expect(other()).toMatchObject({ paint: gold, text: '7', font: 'exo-2:800' })
    expect(other()?.size).toEqual(before?.size)
    expect(back()?.text).toBe('7')
    engine.undo()
    expect(other()).toEqual(before)
  })

  it('bring along one that is added later', () => {
    const { reason, engine } = withBoth()
    reason(link.of({ on: true }))
    expect(reason(add.of({ ...ten, layer: 'shorts', slot: 'shortsNumber' }))).toBe('applied')
    reason(setLinked.of({ ...players, fields: { text: '9' } }))
    expect(engine.document.current().layers[layerId('shorts')]?.text).toBe('9')
  })

  it('take no bad digits and no font that nothing is called, and leave both as they were', () => {
    const { reason, front: other } = withBoth()
    reason(link.of({ on: true }))
    const before = other()
    expect(reason(setLinked.of({ ...players, fields: { text: '100' } }))).toBe('digits-invalid')
    expect(reason(setLinked.of({ ...players, fields: { font: '../etc' } }))).toBe('font-missing')
    expect(other()).toEqual(before)
  })

  it('need another one to be linked with', () => {
    expect(withTen().reason(link.of({ on: true }))).toBe('nothing-changes')
  })
})
