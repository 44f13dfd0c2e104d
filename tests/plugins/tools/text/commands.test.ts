import { describe, expect, it } from 'vitest'
import { composePanel, type Engine, layerId, mm, panelBounds, panelId, setLayer } from '../../../../engine/index.ts'
import { solid } from '../../../../engine/plugin.ts'
import { tools } from '../../../../plugins/index.ts'
import { add, asLine, remove } from '../../../../plugins/tools/text/commands.ts'
import { documentOf, resources, textLayer } from '../../../support/drawing.ts'
import { openSoccer, runOn, soccer } from '../../../support/openSoccer.ts'

const white = solid('#ffffff')
const layer = 'team'
const team = { layer, version: 'player' } as const

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

  it('comes to where nothing is, near its slot and whole on the panel', () => {
    const engine = withText('ANGKOR FC')
    const { panels } = soccer.pattern('M', {})
    const number = { layer: 'number', slot: 'frontNumber', digits: '10', paint: white }
    engine.dispatch({ type: 'number.add', payload: number })
    const ids = ['second', 'third']
    for (const id of ids) engine.dispatch(add.of({ layer: id, words: 'ភ្នំពេញ', slot: 'teamName', paint: white }))
    const view = { version: 'player', player: null, size: 'M' } as const
    const onPluginError = () => expect.unreachable()
    const drawing = { document: engine.document.current(), garment: soccer, tools, resources, onPluginError }
    const { groups } = composePanel({ ...drawing, ...view, panel: panelId('front') })
    const inked = groups.flatMap(({ source, bounds }) => ('layer' in source ? [bounds] : []))
    expect(inked).toHaveLength(4)
    for (const [index, a] of inked.entries()) {
      for (const b of inked.slice(index + 1)) expect(a.bottom <= b.top || b.bottom <= a.top).toBe(true)
    }
    const front = panels.find(({ id }) => id === 'front') ?? expect.unreachable()
    for (const { top, bottom } of inked) {
      expect(top).toBeGreaterThan(panelBounds(front).top)
      expect(bottom).toBeLessThan(panelBounds(front).bottom)
    }
  })

  it('lies a little lower than the others where the column is full', () => {
    const engine = withText()
    const more = Array.from({ length: 12 }, (_, index) => `line${index}`)
    for (const id of more) engine.dispatch(add.of({ layer: id, words: 'FC', slot: 'teamName', paint: white }))
    expect(new Set([layer, ...more].map(id => textOf(engine, id)?.place.y)).size).toBe(13)
  })

  it('keeps its lines, without what no line has', () => {
    expect(textOf(withText('  Angkor\t\tFC\u0000 '))?.text).toBe('Angkor FC')
    expect(textOf(withText('\n Angkor \r\n\u0007FC\n\n'))?.text).toBe('Angkor\nFC')
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
  it('takes other words, a font, a size, a place, a colour, outlines, spacing, an arc and a shadow', () => {
    const engine = withText()
    const outlines = [{ colour: '#000000', width: mm(3) }]
    const shadow = { x: mm(2), y: mm(-3), colour: '#000000', opacity: 0.5 }
    const commands = [
      setLayer.of({ ...team, fields: { text: 'Naga' } }),
      setLayer.of({ ...team, fields: { font: 'koulen' } }),
      setLayer.of({ ...team, fields: { size: { height: 60 } } }),
      setLayer.of({ ...team, fields: { place: { x: 12, turn: 90 } } }),
      setLayer.of({ ...team, fields: { paint: solid('#123456') } }),
      setLayer.of({ ...team, fields: { outlines } }),
      setLayer.of({ ...team, fields: { letterSpacing: 4 } }),
      setLayer.of({ ...team, fields: { arc: 90 } }),
      setLayer.of({ ...team, fields: { shadow } }),
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
      arc: 90,
      shadow,
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
    const shadow = { x: mm(2), y: mm(2), colour: '#000000', opacity: 1 }
    const nonsense = [
      setLayer.of({ ...team, fields: { size: { height: 0 } } }),
      setLayer.of({ ...team, fields: { size: { height: Number.NaN } } }),
      setLayer.of({ ...team, fields: { place: { x: 1e9 } } }),
      setLayer.of({ ...team, fields: { place: { turn: Number.POSITIVE_INFINITY } } }),
      setLayer.of({ ...team, fields: { font: 'comic' } }),
      setLayer.of({ ...team, fields: { outlines: [{ colour: 'black', width: mm(3) }] } }),
      setLayer.of({ ...team, fields: { text: '\n' } }),
      setLayer.of({ ...team, fields: { arc: 181 } }),
      setLayer.of({ ...team, fields: { arc: Number.NaN } }),
      setLayer.of({ ...team, fields: { letterSpacing: -21 } }),
      setLayer.of({ ...team, fields: { shadow: { ...shadow, x: mm(61) } } }),
      setLayer.of({ ...team, fields: { shadow: { ...shadow, opacity: Number.NaN } } }),
      setLayer.of({ ...team, fields: { shadow: { ...shadow, colour: 'grey' } } }),
      setLayer.of({ ...team, fields: { outlines: Array(3).fill({ colour: '#000000', width: mm(1) }) } }),
    ]
    expect(nonsense.map(command => engine.dispatch(command).kind)).toEqual(nonsense.map(() => 'refused'))
  })

  it('cannot be changed once it is gone', () => {
    const engine = withText()
    engine.dispatch(remove.of(team))
    for (const command of [
      setLayer.of({ ...team, fields: { text: 'A' } }),
      setLayer.of({ ...team, fields: { place: { x: 1 } } }),
      remove.of(team),
    ]) {
      expect(engine.dispatch(command)).toEqual({ kind: 'refused', reason: 'layer-missing' })
    }
  })

  it('cannot be changed while it is locked, and other things are no texts', () => {
    const layers = { team: textLayer('Naga', { locked: true }), crest: textLayer('', { kind: 'image' }) }
    const document = documentOf({ layers })
    const crest = { layer: 'crest', version: 'player' } as const
    const refusals = [
      runOn(document, setLayer.of({ ...team, fields: { arc: 10 } })),
      remove.run(document, team, soccer),
      runOn(document, setLayer.of({ ...crest, fields: { arc: 10 } })),
      remove.run(document, crest, soccer),
    ]
    expect(refusals.map(outcome => outcome.kind === 'refused' && outcome.reason)).toEqual([
      'layer-locked',
      'layer-locked',
      'layer-other-kind',
      'layer-other-kind',
    ])
  })

  it('stays bent when the bend that was said before the same one is taken back', () => {
    const engine = withText()
    engine.dispatch(setLayer.of({ ...team, fields: { arc: 60 } }))
    expect(engine.dispatch(setLayer.of({ ...team, fields: { arc: 60 } })).kind).toBe('applied')
    engine.undo()
    expect(textOf(engine)?.arc).toBe(60)
  })
})

describe('bad words', () => {
  it('are kept to 300 characters', () => {
    const engine = withText()
    expect(engine.dispatch(setLayer.of({ ...team, fields: { text: 'ក'.repeat(300) } })).kind).toBe('applied')
    expect(engine.dispatch(setLayer.of({ ...team, fields: { text: 'ក'.repeat(301) } }))).toEqual({
      kind: 'refused',
      reason: 'invalid-payload',
    })
    expect(textOf(engine)?.text.length).toBe(300)
  })

  it('that nobody could see are none', () => {
    const engine = withText()
    for (const words of ['\u200b\u200b', '\u2066\u202e', '\ufeff', ' \u00ad ', '\ud83d'])
      expect(engine.dispatch(setLayer.of({ ...team, fields: { text: words } })), JSON.stringify(words)).toEqual({
        kind: 'refused',
        reason: 'words-missing',
      })
  })

  it('cannot turn the line round, but joiners, emoji and right-to-left letters stay as they were written', () => {
    expect(asLine('a\u202eb\u2069c\ufeff')).toBe('abc')
    expect(asLine('ខ្មែរ\u200bអង្គរ')).toBe('ខ្មែរ\u200bអង្គរ')
    expect(asLine('👩‍👩‍👧 فريق')).toBe('👩‍👩‍👧 فريق')
  })
})
