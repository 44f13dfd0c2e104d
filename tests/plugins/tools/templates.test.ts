import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import {
  authorId,
  type Engine,
  isZoneShown,
  type LayerId,
  layerId,
  type OptionValues,
  playerId,
  shownLayer,
  type ToolPlugin,
  z,
} from '../../../engine/index.ts'
import { defineCommand, newPlayer, optionId, solid, zoneKey } from '../../../engine/plugin.ts'
import { tools } from '../../../plugins/index.ts'
import { setZonePaint } from '../../../plugins/tools/colour/tool.ts'
import { applyTemplate } from '../../../plugins/tools/templates/tool.ts'
import { add } from '../../../plugins/tools/text/commands.ts'
import { cutsOf } from '../../support/cutsOf.ts'
import { memoryHub } from '../../support/memoryTransport.ts'
import { soccer } from '../../support/openSoccer.ts'
import { canonical, openEngine, run } from '../../support/peers.ts'

const chosen = z.record(z.string(), z.string())

/** What other tools do: chooses a cut, and puts somebody into the roster. */
const prepareClub = defineCommand({
  type: 'club.prepare',
  payload: z.object({ cut: chosen, keeper: chosen }),
  edit(draft, { cut, keeper }) {
    draft.players[playerId('p1')] = newPlayer({ name: 'Sokha', number: '7' })
    for (const [id, value] of Object.entries(cut)) draft.options[optionId(id)] = { value }
    for (const [id, value] of Object.entries(keeper)) draft.goalkeeper.options[optionId(id)] = { value }
  },
})

const club: ToolPlugin = {
  kind: 'tool',
  id: 'club',
  icon: 'type',
  appliesTo: () => true,
  commands: [prepareClub],
  layerKinds: [],
}

const open = (name = 'sokha') =>
  openEngine({ garment: soccer, tools: [...tools, club], author: authorId(`${name}#0`), name })
const prepare = (cut: OptionValues = {}, keeper: OptionValues = {}) => prepareClub.of({ cut, keeper })
const put = (template: string, id = 'look', more: object = {}) => applyTemplate.of({ id, template, ...more })
const first = soccer.templates[0]?.id ?? ''
const other = soccer.templates[1]?.id ?? ''
const layersOf = (engine: Engine) => Object.keys(engine.document.current().layers)

describe('putting on a template', () => {
  it.each(soccer.templates.map(({ id }) => id))('works in every cut: %s', id => {
    for (const cut of cutsOf(soccer)) {
      const engine = open()
      run(engine, prepare(cut), put(id))
      const { options } = engine.document.current()
      const template = soccer.templates.find(candidate => candidate.id === id)
      for (const [option, value] of Object.entries(template?.options ?? {})) {
        expect(options[optionId(option)]?.value).toBe(value)
      }
    }
  })

  it('leaves nothing of what the kit looked like, in either version', () => {
    const engine = open()
    run(
      engine,
      prepare({ collar: 'v' }, { collar: 'v' }),
      put(other, 'before'),
      setZonePaint.of({ zone: 'waistband', version: 'goalkeeper', paint: solid('#123456') }),
      setZonePaint.of({ zone: 'base', version: 'player', paint: solid('#123456') }),
      add.of({ layer: 'team', words: 'Angkor', slot: 'frontText', paint: solid('#ffffff') }),
      put(first),
    )
    const fresh = open()
    run(fresh, prepare(), put(first))
    expect(canonical(engine.document.current())).toBe(canonical(fresh.document.current()))
  })

  it('keeps the roster and the name', () => {
    const engine = open()
    run(engine, prepare(), { type: 'design.setName', payload: { name: 'Angkor FC' } }, put(first))
    expect(engine.document.current().players[playerId('p1')]?.name).toBe('Sokha')
    expect(engine.document.current().design.name).toBe('Angkor FC')
  })

  it('takes over the words it is given, in its own slots only', () => {
    const engine = open()
    run(engine, put(first, 'look', { words: { teamName: 'Mekong', nowhere: 'x', __proto__: 'y' } }))
    const texts = Object.values(engine.document.current().layers).map(({ slot, text }) => [slot, text])
    expect(Object.fromEntries(texts)).toMatchObject({ teamName: 'Mekong', backNumber: '10' })
    expect(texts).toHaveLength(5)
  })

  it('wears the colours it is given', () => {
    const engine = open()
    const palette = { main: '#010203', second: '#a0b0c0', light: '#ffffff', dark: '#000000' }
    run(engine, put(first, 'look', { palette: { ...palette, keeper: '#00ff00', keeperSecond: '#003300' } }))
    expect(engine.document.current().zones[zoneKey('base')]?.paint).toEqual(solid('#010203'))
    expect(engine.document.current().goalkeeper.zones[zoneKey('base')]?.paint).toEqual(solid('#00ff00'))
  })

  it('shows the goalkeeper in letters of his own where the template says so', () => {
    const engine = open()
    run(engine, put('sash'))
    const { layers, goalkeeper } = engine.document.current()
    const paintOf = (id: LayerId) => layers[id] && shownLayer(layers[id], goalkeeper.layers[id]).paint
    const own = Object.keys(layers)
      .map(layerId)
      .filter(id => !isDeepStrictEqual(paintOf(id), layers[id]?.paint))
    expect(own.map(id => layers[id]?.slot)).toEqual(['playerName'])
  })

  it('is one entry and one undo, which brings back everything of everybody', () => {
    const hub = memoryHub()
    const [ann, bora] = [open('ann'), open('bora')]
    ann.sync.join(hub.transport('ann'))
    bora.sync.join(hub.transport('bora'))
    run(ann, prepare({ collar: 'v' }, { sleeve: 'long' }))
    run(ann, setZonePaint.of({ zone: 'base', version: 'goalkeeper', paint: solid('#123456') }))
    run(bora, add.of({ layer: 'hers', words: 'Bora', slot: 'frontText', paint: solid('#ffffff') }))
    run(bora, setZonePaint.of({ zone: 'sleeves', version: 'goalkeeper', paint: solid('#00ff00') }))
    const before = canonical(ann.document.current())
    const entries = ann.history.current().items.length
    run(ann, put(first))
    expect(ann.history.current().items).toHaveLength(entries + 1)
    expect(ann.history.current().items.at(-1)?.note).toEqual({ template: first })
    expect(layersOf(bora)).not.toContain('hers')
    ann.undo()
    expect(canonical(ann.document.current())).toBe(before)
    expect(canonical(bora.document.current())).toBe(before)
    ann.redo()
    expect(layersOf(bora)).toEqual(layersOf(ann))
    expect(layersOf(ann)).not.toContain('hers')
  })

  it('names its layers by its id, each once, and never one that is there', () => {
    const engine = open()
    run(engine, put(first, 'a'))
    expect(engine.dispatch(put(other, 'a'))).toEqual({ kind: 'refused', reason: 'layer-exists' })
    run(engine, put(other, 'b'))
    const ids = layersOf(engine)
    expect(ids).toEqual(['b:0', 'b:1', 'b:2', 'b:3', 'b:4'])
  })

  it.each<[string, object]>([
    ['a palette with a colour that is none', { palette: { main: 'red' } }],
    ['a palette with code in it', { palette: { ...soccer.templates[0]?.palette, main: '#fff"/><script>' } }],
    ['a palette with roles that there are not', { palette: { ...soccer.templates[0]?.palette, other: '#ffffff' } }],
    ['an id that is no record’s', { id: 'a b' }],
    ['an endless word', { words: { teamName: 'x'.repeat(301) } }],
  ])('refuses %s', (_, more) => {
    const engine = open()
    const outcome = engine.dispatch({ type: 'templates.apply', payload: { id: 'look', template: first, ...more } })
    expect(outcome).toEqual({ kind: 'refused', reason: 'invalid-payload' })
  })

  it('refuses a template that there is not', () => {
    expect(open().dispatch(put('toString'))).toEqual({ kind: 'refused', reason: 'template-missing' })
  })
})

it('shows what the shorts wear again when the shorts come back', () => {
  const engine = open()
  run(engine, put(first), prepare({ shorts: 'without' }))
  const document = engine.document.current()
  const [without, withShorts] = ['without', 'with'].map(shorts => soccer.zones(soccer.pattern('M', { shorts })))
  expect(without?.some(({ key }) => key === 'shortsStripe')).toBe(false)
  const stripe = withShorts?.find(({ key }) => key === 'shortsStripe')
  expect(stripe && isZoneShown(document, 'player', stripe)).toBe(true)
})
