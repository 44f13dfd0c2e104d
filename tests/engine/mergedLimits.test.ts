import { describe, expect, it } from 'vitest'
import {
  documentLimits,
  type Engine,
  layerId,
  playerId,
  type RecordKey,
  type ToolPlugin,
  z,
} from '../../engine/index.ts'
import { defineCommand, newLayer, newPlayer } from '../../engine/plugin.ts'
import { openEngine, people, run } from '../support/peers.ts'
import { plainTool, removeLayer, setLayer, setName } from '../support/plainTools.ts'

const fill = defineCommand({
  type: 'many.fill',
  payload: z.object({ prefix: z.string(), layers: z.number(), players: z.number() }),
  edit(draft, { prefix, layers, players }) {
    for (let index = 0; index < layers; index++) draft.layers[layerId(`${prefix}${index}`)] = newLayer({ kind: 'text' })
    for (let index = 0; index < players; index++) draft.players[playerId(`${prefix}${index}`)] = newPlayer({})
  },
})

const exchange = defineCommand({
  type: 'many.exchange',
  payload: z.object({ from: z.string(), to: z.string() }),
  edit(draft, { from, to }) {
    delete draft.layers[layerId(from)]
    draft.layers[layerId(to)] = newLayer({ kind: 'text' })
  },
})

const removePlayer = defineCommand({
  type: 'many.removePlayer',
  payload: z.object({ player: z.string() }),
  edit(draft, { player }) {
    delete draft.players[playerId(player)]
  },
})

const manyTool: ToolPlugin = {
  ...plainTool,
  id: 'many',
  commands: [fill, exchange, removePlayer],
  layerKinds: [],
}

const layersOf = (engine: Engine): number => Object.keys(engine.document.current().layers).length
const one = (prefix: string) => fill.of({ prefix, layers: 1, players: 0 })
const layer = (id: string) => `layer:${id}` as RecordKey

/** Two people fill the same design while they are apart, and meet again. */
function merged(count: { readonly layers: number; readonly players: number }): Engine {
  const [a, b] = people(['Sokha', 'Vichea'], undefined, { tools: [plainTool, manyTool] })
  if (!a || !b) throw new Error('two people are needed')
  a.line.cut()
  run(a.engine, fill.of({ prefix: 'a', ...count }))
  run(b.engine, fill.of({ prefix: 'b', ...count }))
  a.line.reconnect()
  return a.engine
}

describe('a design that was filled past a limit from two sides', () => {
  it('[C6] takes every command that adds nothing', () => {
    const engine = merged({ layers: 160, players: 0 })
    expect(layersOf(engine)).toBe(320)
    run(engine, setName.of({ name: 'Home' }), setLayer.of({ layer: 'a0', field: 'text', value: 'B' }))
    run(engine, removeLayer.of({ layer: 'a0' }), exchange.of({ from: 'b0', to: 'c0' }))
    expect(layersOf(engine)).toBe(319)
  })

  it('[C6] takes another layer only when there is room again', () => {
    const engine = merged({ layers: 160, players: 0 })
    expect(engine.check(one('c'))).toEqual({ kind: 'refused', reason: 'limit-layers' })
    for (let index = 0; index < 21; index++) run(engine, removeLayer.of({ layer: `a${index}` }))
    expect(layersOf(engine)).toBe(documentLimits.layers - 1)
    run(engine, one('c'))
    expect(engine.dispatch(one('d'))).toEqual({ kind: 'refused', reason: 'limit-layers' })
  })

  it('[C6] lets players be removed and edited, and no more be added', () => {
    const engine = merged({ layers: 0, players: 300 })
    run(engine, removePlayer.of({ player: 'a0' }), setName.of({ name: 'Home' }))
    expect(Object.keys(engine.document.current().players)).toHaveLength(599)
    const another = fill.of({ prefix: 'c', layers: 0, players: 1 })
    expect(engine.dispatch(another)).toEqual({ kind: 'refused', reason: 'limit-players' })
  })

  it('[C6] is restored to what it was when it held more than it may, only if that adds nothing', () => {
    const engine = merged({ layers: 160, players: 0 })
    const full = engine.timeline.moment()
    run(engine, removeLayer.of({ layer: 'a0' }))
    const less = engine.timeline.moment()
    expect(engine.timeline.restore(full)).toEqual({ kind: 'refused', reason: 'limit-layers' })
    run(engine, setName.of({ name: 'Home' }))
    expect(engine.timeline.restore(less).kind).toBe('applied')
    expect(layersOf(engine)).toBe(319)
  })
})

describe('a design that is full', () => {
  const full = (): Engine => {
    const engine = openEngine({ tools: [plainTool, manyTool] })
    run(engine, fill.of({ prefix: 'a', layers: 150, players: 0 }))
    run(engine, fill.of({ prefix: 'b', layers: 150, players: 0 }))
    return engine
  }

  it('[C6] brings back no layer that finds no room', () => {
    const engine = full()
    run(engine, exchange.of({ from: 'a0', to: 'c0' }))
    expect(engine.timeline.bringBack(layer('a0'))).toEqual({ kind: 'refused', reason: 'limit-layers' })
    run(engine, removeLayer.of({ layer: 'a1' }))
    expect(engine.timeline.bringBack(layer('a0')).kind).toBe('applied')
    expect(layersOf(engine)).toBe(documentLimits.layers)
  })

  it('[C6] says nothing again that would add too much', () => {
    const engine = full()
    const [first] = engine.history.current().items
    if (!first) throw new Error('there is a first step')
    run(engine, removeLayer.of({ layer: 'a0' }), one('c'))
    expect(engine.timeline.retry(first.id)).toEqual({ kind: 'refused', reason: 'limit-layers' })
    expect(layersOf(engine)).toBe(documentLimits.layers)
  })

  it('[C6] keeps to the limit of commands when something is restored, brought back or said again', () => {
    const engine = openEngine({ entryLimit: 3 })
    run(engine, setName.of({ name: 'A' }))
    const moment = engine.timeline.moment()
    const [first] = engine.history.current().items
    run(engine, setName.of({ name: 'B' }), setName.of({ name: 'C' }))
    const refused = { kind: 'refused', reason: 'limit-log' }
    expect(engine.timeline.restore(moment)).toEqual(refused)
    expect(engine.timeline.retry(first?.id as never)).toEqual(refused)
    expect(engine.timeline.bringBack(layer('a0'))).toEqual(refused)
    expect(engine.undo()).toMatchObject({ kind: 'changed' })
  })
})
