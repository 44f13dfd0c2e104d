import { describe, expect, it } from 'vitest'
import { type Engine, layerId, mm, type Paint, solid } from '../../../../engine/index.ts'
import { add } from '../../../../plugins/tools/text/add.ts'
import {
  remove,
  setFont,
  setOutlines,
  setPaint,
  setPlace,
  setSize,
  setSpacing,
  setWords,
} from '../../../../plugins/tools/text/commands.ts'
import { openSoccer } from '../../../support/openSoccer.ts'

const white = solid('#ffffff')
const layer = 'team'
const team = { layer, version: 'player' } as const
const keeper = { layer, version: 'goalkeeper' } as const

function withText(words = 'អង្គរ'): Engine {
  const engine = openSoccer()
  engine.dispatch(add.of({ layer, words, slot: 'teamName', paint: white }))
  return engine
}
const textOf = (engine: Engine, id = layer) => engine.document.current().layers[layerId(id)]

describe('a new text', () => {
  it('lies in the slot of the team name, in its size', () => {
    expect(textOf(withText())).toMatchObject({
      kind: 'text',
      text: 'អង្គរ',
      slot: 'teamName',
      place: { panel: 'front', anchor: 'centreChest', x: 0, turn: 0 },
    })
  })

  it('comes below the one that is there already, and above it in the order', () => {
    const engine = withText()
    engine.dispatch(add.of({ layer: 'second', words: 'FC', slot: 'teamName', paint: white }))
    const [first, second] = [textOf(engine), textOf(engine, 'second')]
    expect(second?.place.y).toBeGreaterThan((first?.place.y ?? 0) + (first?.size.height ?? 0))
    expect((second?.order ?? '') > (first?.order ?? '')).toBe(true)
  })

  it('becomes one line', () => {
    expect(textOf(withText('  Angkor\n\tFC\u0000 '))?.text).toBe('Angkor FC')
  })

  it('needs a letter, a slot and an id of its own', () => {
    const engine = withText()
    const refusals = [
      add.of({ layer: 'b', words: '  ', slot: 'teamName', paint: white }),
      add.of({ layer: 'b', words: 'A', slot: 'cape', paint: white }),
      add.of({ layer, words: 'A', slot: 'teamName', paint: white }),
      add.of({ layer: 'b', words: 'x'.repeat(301), slot: 'teamName', paint: white }),
    ].map(command => engine.dispatch(command))
    expect(refusals.map(outcome => outcome.kind === 'refused' && outcome.reason)).toEqual([
      'words-missing',
      'slot-missing',
      'layer-exists',
      'invalid-payload',
    ])
  })
})

describe('a text', () => {
  it('takes other words, a font, a size, a place, a colour, an outline and spacing', () => {
    const engine = withText()
    const outlines = [{ colour: '#000000', width: mm(3) }]
    const commands = [
      setWords.of({ ...team, words: 'Naga' }),
      setFont.of({ ...team, font: 'koulen' }),
      setSize.of({ ...team, height: 60 }),
      setPlace.of({ ...team, x: 12, turn: 90 }),
      setPaint.of({ ...team, paint: solid('#123456') }),
      setOutlines.of({ ...team, outlines }),
      setSpacing.of({ ...team, letterSpacing: 4 }),
    ]
    expect(commands.map(command => engine.dispatch(command).kind)).toEqual(commands.map(() => 'applied'))
    expect(textOf(engine)).toMatchObject({
      text: 'Naga',
      font: 'koulen',
      size: { height: 60, width: 280 },
      place: { x: 12, y: -26, turn: 90 },
      paint: solid('#123456'),
      outlines,
      letterSpacing: 4,
    })
  })

  it('goes away, and comes back with everything by one undo', () => {
    const engine = withText()
    const before = textOf(engine)
    engine.dispatch(remove.of(team))
    expect(textOf(engine)).toBeUndefined()
    engine.undo()
    expect(textOf(engine)).toEqual(before)
  })

  it('refuses sizes and places that cannot be cut, and fonts that nobody has', () => {
    const engine = withText()
    const nonsense = [
      setSize.of({ ...team, height: 0 }),
      setSize.of({ ...team, height: Number.NaN }),
      setPlace.of({ ...team, x: 1e9 }),
      setPlace.of({ ...team, turn: Number.POSITIVE_INFINITY }),
      setFont.of({ ...team, font: 'comic' }),
      setOutlines.of({ ...team, outlines: [{ colour: 'black', width: mm(3) }] }),
      setWords.of({ ...team, words: '\n' }),
    ]
    expect(nonsense.map(command => engine.dispatch(command).kind)).toEqual(nonsense.map(() => 'refused'))
  })

  it('cannot be changed once it is gone', () => {
    const engine = withText()
    engine.dispatch(remove.of(team))
    for (const command of [setWords.of({ ...team, words: 'A' }), setPlace.of({ ...team, x: 1 }), remove.of(team)]) {
      expect(engine.dispatch(command)).toEqual({ kind: 'refused', reason: 'layer-missing' })
    }
  })
})
