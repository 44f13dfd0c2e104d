import { describe, expect, it } from 'vitest'
import {
  authorId,
  createEngine,
  type LayerFields,
  layerId,
  readCheckpoint,
  shownLayer,
  type ToolPlugin,
  versions,
  writeCheckpoint,
  z,
} from '../../engine/index.ts'
import { defineCommand, newLayer, toolFields } from '../../engine/plugin.ts'
import { memoryHub } from '../support/memoryTransport.ts'
import { canonical, openEngine, run } from '../support/peers.ts'
import { plainGarment } from '../support/plainGarment.ts'
import { addText, moveLayer, plainTool, removeLayer, setLayer } from '../support/plainTools.ts'

const own = toolFields('badge', {
  points: { schema: z.int().min(3).max(12), initial: 5 },
  ring: { schema: z.object({ colour: z.string(), width: z.number() }), initial: { colour: '#000000', width: 2 } },
})

const add = defineCommand({
  type: 'badge.add',
  payload: z.object({ layer: z.string() }),
  edit(draft, { layer }) {
    draft.layers[layerId(layer)] = newLayer({ kind: 'badge' })
  },
})

const set = defineCommand({
  type: 'badge.set',
  payload: z.object({ layer: z.string(), version: z.enum(versions), values: z.record(z.string(), z.unknown()) }),
  edit: (draft, { values, ...target }) => own.edit(draft, { ...target, kinds: ['badge'] }, values),
})

const badge: ToolPlugin = { ...plainTool, id: 'badge', commands: [add, set], layerKinds: ['badge'], own }
const a = layerId('a')
const points = (count: unknown, version: (typeof versions)[number] = 'player') =>
  set.of({ layer: 'a', version, values: { points: count } })

/** Somebody with the tool and somebody without, on one design with a badge. */
function opened() {
  const hub = memoryHub()
  const [withTool, without] = [[plainTool, badge], [plainTool]].map((tools, index) => {
    const engine = openEngine({ tools, author: authorId(`p#${index}`) })
    engine.sync.join(hub.transport(String(index)))
    return engine
  })
  if (!withTool || !without) throw new Error('there are two')
  run(withTool, add.of({ layer: 'a' }))
  return { withTool, without }
}

const layerOf = (engine: ReturnType<typeof openEngine>): LayerFields => {
  const layer = engine.document.current().layers[a]
  if (!layer) throw new Error('the layer is there')
  return layer
}

describe('a tool with fields of its own', () => {
  it('[P5] reads them by its schema, with initial values until they are written', () => {
    const { withTool } = opened()
    expect(own.of(layerOf(withTool))).toEqual({ points: 5, ring: { colour: '#000000', width: 2 } })
    run(withTool, points(7))
    expect(own.of(layerOf(withTool)).points).toBe(7)
    expect(layerOf(withTool)).toMatchObject({ ownBadgePoints: 7 })
    withTool.undo()
    expect(own.of(layerOf(withTool)).points).toBe(5)
  })

  it('[P5] refuses what does not fit its schema, and shows the initial value where that was written elsewhere', () => {
    const { withTool, without } = opened()
    expect(withTool.dispatch(points(99))).toEqual({ kind: 'refused', reason: 'invalid-value' })
    expect(withTool.dispatch(points('many'))).toEqual({ kind: 'refused', reason: 'invalid-value' })
    run(without, setLayer.of({ layer: 'a', field: 'ownBadgePoints', value: 99 }))
    expect(own.of(layerOf(withTool)).points).toBe(5)
    expect(canonical(withTool.document.current())).toBe(canonical(without.document.current()))
  })

  it('[P5] merges two of them that two people change at once', () => {
    const { withTool, without } = opened()
    const ring = { colour: '#ff0000', width: 4 }
    run(withTool, points(7))
    run(without, setLayer.of({ layer: 'a', field: 'ownBadgeRing', value: ring }))
    withTool.undo()
    expect(own.of(layerOf(withTool))).toEqual({ points: 5, ring })
  })

  it('[P5] has them for the goalkeeper too, who inherits what he has not', () => {
    const { withTool } = opened()
    run(withTool, points(7), points(9, 'goalkeeper'))
    const shown = () => own.of(shownLayer(layerOf(withTool), withTool.document.current().goalkeeper.layers[a]))
    expect([own.of(layerOf(withTool)).points, shown().points]).toEqual([7, 9])
    run(withTool, points(null, 'goalkeeper'))
    expect(shown().points).toBe(7)
  })

  it('[P5] finds them again after somebody without the tool has worked on the design, copied it and restored it', () => {
    const { withTool, without } = opened()
    run(withTool, points(7))
    const moment = without.timeline.moment()
    run(without, moveLayer.of({ layer: 'a', x: 1, y: 1 }))
    expect(own.of(layerOf(withTool)).points).toBe(7)
    run(without, removeLayer.of({ layer: 'a' }))
    expect(without.timeline.restore(moment).kind).toBe('applied')
    expect(own.of(layerOf(withTool)).points).toBe(7)
    const checkpoint = readCheckpoint(writeCheckpoint(without.document.current()))
    const copy = openEngine({ copyOf: checkpoint ?? without.document.current() })
    expect(own.of(layerOf(copy)).points).toBe(7)
    const anew = openEngine()
    anew.timeline.log().apply(without.timeline.log().update(), { from: 'storage' })
    expect(canonical(anew.document.current())).toBe(canonical(withTool.document.current()))
  })

  it('[P5] is refused when another tool stores a field by the same name', () => {
    const open = (tools: readonly ToolPlugin[]) =>
      createEngine({
        garment: plainGarment,
        tools,
        author: authorId('a#0'),
        name: 'A',
        newClient: () => 1,
        now: () => 0,
        onPluginError: () => undefined,
      })
    const field = { schema: z.number(), initial: 0 }
    const tool = (id: string, name: string): ToolPlugin => {
      const declared = toolFields<Record<string, number>>(id, { [name]: field })
      return { ...plainTool, id, commands: [], layerKinds: [], own: declared }
    }
    expect(() => open([tool('a', 'bC'), tool('aB', 'c')])).toThrow(/Both a and aB store "ownABC"/)
    expect(() => open([{ ...tool('a', 'b'), id: 'c' }])).toThrow(/c has the fields of "a"/)
    expect(() => toolFields('my-tool', { size: field })).toThrow(/cannot stand in the log/)
  })
})

describe('a recipe', () => {
  it('[C11] may return nothing', () => {
    const { withTool } = opened()
    expect(Object.keys(withTool.document.current().layers)).toEqual(['a'])
  })

  it('[C4] writes every field that it assigns and, of a record it replaces, what differs', () => {
    const touching = defineCommand({
      type: 'touching.do',
      payload: z.object({ replace: z.boolean() }),
      edit(draft, { replace }) {
        const layer = draft.layers[a]
        if (!layer) return
        if (replace) draft.layers[a] = { ...layer, text: 'B' }
        else Object.assign(layer, { text: layer.text, opacity: layer.opacity })
      },
    })
    const engine = openEngine({
      tools: [plainTool, { ...plainTool, id: 'touching', commands: [touching], layerKinds: [] }],
    })
    run(engine, addText.of({ layer: 'a', text: 'A' }), touching.of({ replace: false }), touching.of({ replace: true }))
    const written = engine.timeline
      .log()
      .entries()
      .map(entry => (entry.kind === 'command' ? entry.writes.map(({ fields }) => fields) : []))
    expect(written.slice(1)).toEqual([[{ text: 'A', opacity: 1 }], [{ text: 'B' }]])
  })
})
