import { describe, expect, it } from 'vitest'
import { layerFields } from '../../engine/document/fields.ts'
import { diffDocuments, layerId, playerId, type ToolPlugin, z } from '../../engine/index.ts'
import { defineCommand, newLayer, newPlayer, zoneKey } from '../../engine/plugin.ts'
import { memoryHub } from '../support/memoryTransport.ts'
import { canonical, openEngine, people, run } from '../support/peers.ts'
import { addText, moveLayer, plainTool, removeLayer, setColour, setLayer, setName } from '../support/plainTools.ts'

const red = setColour.of({ zone: 'base', colour: '#ff0000' })
const writesOf = (engine: ReturnType<typeof openEngine>) => {
  const entry = engine.timeline.log().entries().at(-1)
  return entry?.kind === 'command' ? entry.writes : []
}

const addMany = defineCommand({
  type: 'test.addMany',
  payload: z.object({ layers: z.number(), players: z.number(), fill: z.number() }),
  edit(draft, { layers, players, fill }) {
    for (let index = 0; index < layers; index++) {
      draft.layers[layerId(`l${index}`)] = newLayer({ text: 'x'.repeat(fill) })
    }
    for (let index = 0; index < players; index++) draft.players[playerId(`p${index}`)] = newPlayer({})
  },
})
const addTall = defineCommand({
  type: 'test.addTall',
  payload: z.object({}),
  edit(draft) {
    draft.layers[layerId('tall')] = newLayer({ kind: 'text', lineHeight: 2 })
  },
})
const tallTool: ToolPlugin = { ...plainTool, id: 'tall', commands: [addTall], layerKinds: [] }
const manyTool: ToolPlugin = { ...plainTool, id: 'many', commands: [addMany], layerKinds: [] }

describe('a command', () => {
  it('[C4] writes what it touches even where the value stays', () => {
    const [a, b] = people(['Sokha', 'Vichea'])
    if (!a || !b) throw new Error('two people are needed')
    run(a.engine, red)
    run(b.engine, red)
    a.engine.undo()
    expect(b.engine.document.current().zones[zoneKey('base')]?.paint).toEqual({ type: 'solid', colour: '#ff0000' })
  })

  it('[C4] that says a name again keeps it when the one who said it first takes it back', () => {
    const [a, b] = people(['Sokha', 'Vichea'])
    if (!a || !b) throw new Error('two people are needed')
    run(a.engine, setName.of({ name: 'Home' }))
    run(b.engine, setName.of({ name: 'Home' }))
    a.engine.undo()
    expect(b.engine.document.current().design.name).toBe('Home')
  })

  it('[C5] writes whole fields, all of a new record, and of a deleted one that it is gone', () => {
    const engine = openEngine()
    run(engine, addText.of({ layer: 'name', text: 'A' }))
    const [added] = writesOf(engine)
    expect(added?.record).toBe('layer:name')
    const cameLater = ['align', 'lineHeight', 'textCase', 'warp', 'warpBend']
    const fromTheFirst = Object.keys(layerFields).filter(name => !cameLater.includes(name))
    expect(Object.keys(added?.fields ?? {}).sort()).toEqual(['alive', ...fromTheFirst].sort())
    run(engine, moveLayer.of({ layer: 'name', x: 1, y: 2 }))
    expect(writesOf(engine)).toEqual([
      { record: 'layer:name', fields: { place: { panel: '', anchor: '', x: 1, y: 2, turn: 0 } } },
    ])
    run(engine, removeLayer.of({ layer: 'name' }))
    expect(writesOf(engine)).toEqual([{ record: 'layer:name', fields: { alive: false } }])
  })

  it('[C5] writes of a new record what came later only where it is not initial, and peers see the same', () => {
    const [a, b] = people(['Sokha', 'Vichea'], memoryHub(), { tools: [tallTool] })
    if (!a || !b) throw new Error('two people are needed')
    run(a.engine, addTall.of({}))
    const [written] = writesOf(a.engine)
    expect(written?.fields).toMatchObject({ lineHeight: 2 })
    expect(written?.fields).not.toHaveProperty('warp')
    expect(b.engine.document.current().layers[layerId('tall')]).toMatchObject({ lineHeight: 2, warp: 'none' })
    expect(canonical(b.engine.document.current())).toEqual(canonical(a.engine.document.current()))
  })

  it.each([
    ['layers', { layers: 301, players: 0, fill: 0 }, 'limit-layers'],
    ['players', { layers: 0, players: 501, fill: 0 }, 'limit-players'],
    ['writes', { layers: 300, players: 0, fill: 0 }, 'limit-entry'],
  ])('[C6] with too many %s is refused', (_name, payload, reason) => {
    const engine = openEngine({ tools: [manyTool] })
    expect(engine.dispatch(addMany.of(payload))).toEqual({ kind: 'refused', reason })
    expect(engine.timeline.log().entries()).toEqual([])
  })

  it('[C7] weighs what it would log when it is done, not while it is shown', () => {
    const engine = openEngine({ tools: [manyTool] })
    const large = addMany.of({ layers: 300, players: 0, fill: 0 })
    expect(engine.preview(large)).toMatchObject({ kind: 'applied' })
    expect(Object.keys(engine.shown.current().layers)).toHaveLength(300)
    expect(engine.check(large)).toEqual({ kind: 'refused', reason: 'limit-entry' })
    expect(engine.dispatch(large)).toEqual({ kind: 'refused', reason: 'limit-entry' })
    expect(engine.shown.current()).toBe(engine.document.current())
  })

  it('[C7] in a preview stays on top of what others do, and is gone when it ends', () => {
    const [a, b] = people(['Sokha', 'Vichea'])
    if (!a || !b) throw new Error('two people are needed')
    const shown = () => Object.keys(a.engine.shown.current().zones)
    a.engine.preview(red)
    run(b.engine, setColour.of({ zone: 'collar', colour: '#00ff00' }))
    expect(shown().sort()).toEqual(['base', 'collar'])
    expect(Object.keys(a.engine.document.current().zones)).toEqual(['collar'])
    a.engine.preview(null)
    expect(shown()).toEqual(['collar'])
    expect(a.engine.timeline.log().entries().length).toBe(1)
  })

  it('that changes nothing is refused', () => {
    const engine = openEngine()
    run(engine, addText.of({ layer: 'name', text: 'A' }))
    expect(engine.dispatch(removeLayer.of({ layer: 'other' }))).toEqual({ kind: 'refused', reason: 'layer-missing' })
  })

  it('[C8] that writes a field which nobody knows is refused: it would be lost', () => {
    const engine = openEngine()
    run(engine, addText.of({ layer: 'name', text: 'A' }))
    expect(engine.dispatch(setLayer.of({ layer: 'name', field: 'nonsense', value: 1 }))).toEqual({
      kind: 'refused',
      reason: 'unknown-field',
    })
  })
})

describe('the history', () => {
  it('[H10] says what became of each command', () => {
    const [a, b] = people(['Sokha', 'Vichea'])
    if (!a || !b) throw new Error('two people are needed')
    run(a.engine, red, addText.of({ layer: 'name', text: 'A' }), setColour.of({ zone: 'collar', colour: '#00ff00' }))
    run(b.engine, setColour.of({ zone: 'base', colour: '#0000ff' }), removeLayer.of({ layer: 'name' }))
    a.engine.undo()
    expect(a.engine.history.current().items.map(({ status }) => status)).toEqual([
      { kind: 'overwritten', by: 'Vichea#1' },
      { kind: 'hidden', by: 'Vichea#1', record: 'layer:name' },
      { kind: 'undone' },
      { kind: 'live' },
      { kind: 'live' },
    ])
    expect(a.engine.undo()).toMatchObject({ kind: 'record-removed', by: 'Vichea#1', record: 'layer:name' })
  })
})

describe('a moment', () => {
  it('[R3] stays what it was when somebody comes back from offline', () => {
    const [a, b] = people(['Sokha', 'Vichea'])
    if (!a || !b) throw new Error('two people are needed')
    b.line.cut()
    run(b.engine, setColour.of({ zone: 'collar', colour: '#00ff00' }))
    run(a.engine, red)
    const moment = a.engine.timeline.moment()
    b.line.reconnect()
    expect(Object.keys(a.engine.timeline.at(moment).zones)).toEqual(['base'])
    expect(Object.keys(a.engine.document.current().zones).sort()).toEqual(['base', 'collar'])
  })

  it('[R6] can be restored as one step, which can be undone', () => {
    const engine = openEngine()
    run(engine, red, addText.of({ layer: 'name', text: 'A' }))
    const moment = engine.timeline.moment()
    const then = canonical(engine.document.current())
    run(engine, removeLayer.of({ layer: 'name' }), addText.of({ layer: 'other', text: 'B' }), setName.of({ name: 'X' }))
    const now = canonical(engine.document.current())
    const items = engine.history.current().items.length
    expect(engine.timeline.restore(moment).kind).toBe('applied')
    expect(canonical(engine.document.current())).toBe(then)
    expect(engine.history.current().items.length).toBe(items + 1)
    expect(engine.timeline.restore(moment)).toEqual({ kind: 'refused', reason: 'nothing-changes' })
    engine.undo()
    expect(canonical(engine.document.current())).toBe(now)
  })

  it('[R8] lets a deleted record be brought back with what was done to it meanwhile', () => {
    const [a, b] = people(['Sokha', 'Vichea'])
    if (!a || !b) throw new Error('two people are needed')
    run(a.engine, addText.of({ layer: 'name', text: 'A' }))
    b.line.cut()
    run(b.engine, removeLayer.of({ layer: 'name' }))
    run(a.engine, setLayer.of({ layer: 'name', field: 'text', value: 'B' }))
    b.line.reconnect()
    expect(a.engine.document.current().layers[layerId('name')]).toBeUndefined()
    expect(a.engine.timeline.bringBack('layer:name' as never).kind).toBe('applied')
    expect(b.engine.document.current().layers[layerId('name')]?.text).toBe('B')
    expect(a.engine.timeline.bringBack('layer:name' as never)).toEqual({ kind: 'refused', reason: 'nothing-changes' })
    expect(a.engine.timeline.bringBack('layer:never' as never)).toEqual({ kind: 'refused', reason: 'entry-missing' })
    a.engine.undo()
    expect(b.engine.document.current().layers[layerId('name')]).toBeUndefined()
  })

  it('[R6] lets what was written over be said again', () => {
    const [a, b] = people(['Sokha', 'Vichea'])
    if (!a || !b) throw new Error('two people are needed')
    run(a.engine, red)
    run(b.engine, setColour.of({ zone: 'base', colour: '#0000ff' }))
    const [lost] = a.engine.history.current().items
    if (lost?.status.kind !== 'overwritten') throw new Error('the step was written over')
    a.engine.timeline.retry(lost.id)
    expect(b.engine.document.current().zones[zoneKey('base')]?.paint).toEqual({ type: 'solid', colour: '#ff0000' })
    expect(a.engine.timeline.retry('1.1' as never)).toEqual({ kind: 'refused', reason: 'entry-missing' })
  })

  it('[R5] differs from another by exactly what was done between them', () => {
    const engine = openEngine()
    run(engine, red, addText.of({ layer: 'name', text: 'A' }), addText.of({ layer: 'other', text: 'B' }))
    const before = engine.document.current()
    run(engine, setLayer.of({ layer: 'name', field: 'text', value: 'C' }), removeLayer.of({ layer: 'other' }))
    const changes = diffDocuments(before, engine.document.current())
    expect(changes.map(({ record, after }) => [record, after === null])).toEqual([
      ['layer:name', false],
      ['layer:other', true],
    ])
    expect(changes[0]?.fields).toEqual(['text'])
    expect(diffDocuments(before, before)).toEqual([])
  })

  it('that the log does not have is refused in words', () => {
    const engine = openEngine()
    expect(() => engine.timeline.at('1.1' as never)).toThrow(/has no entry "1.1"/)
    expect(() => engine.timeline.at('nonsense' as never)).toThrow(/has no entry "nonsense"/)
    expect(() => engine.timeline.replay().after(1)).toThrow(/There is no step 1/)
  })
})

describe('a log that is full', () => {
  it('[C6] refuses the next command, and what stands there stays to be undone', () => {
    const engine = openEngine({ entryLimit: 2 })
    run(engine, red, setColour.of({ zone: 'collar', colour: '#00ff00' }))
    expect(engine.dispatch(red)).toEqual({ kind: 'refused', reason: 'limit-log' })
    expect(engine.undo()).toMatchObject({ kind: 'changed' })
  })
})
