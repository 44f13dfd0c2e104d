import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { zoneKey } from '../../engine/plugin.ts'
import { openEngine, run } from '../support/peers.ts'
import { setColour } from '../support/plainTools.ts'
import { rawClient } from '../support/rawClient.ts'

const from = { from: 'peer', transport: 'test' } as const
const red = setColour.of({ zone: 'base', colour: '#ff0000' })

/** What Mallory makes of a document that holds an honest chunk of client 11. */
type Attack = (doc: Y.Doc) => void

const chunkOf = (doc: Y.Doc) => {
  const chunk = doc.getMap<Y.Array<unknown>>('log').get('b.0')
  if (!chunk) throw new Error('The honest chunk is missing.')
  return chunk
}
const listOf = (...items: unknown[]) => {
  const list = new Y.Array<unknown>()
  list.push(items)
  return list
}

const attacks: readonly (readonly [string, string, Attack])[] = [
  ['deletes an entry', 'update-deletes', doc => chunkOf(doc).delete(1, 1)],
  ['deletes a chunk', 'update-deletes', doc => doc.getMap('log').delete('b.0')],
  [
    'puts another chunk in the place of one',
    'update-deletes',
    doc => doc.getMap('log').set('b.0', listOf([1, 'm', 0])),
  ],
  ['appends to another client’s chunk', 'update-not-appended', doc => chunkOf(doc).push([['test.x', 9, 0, []]])],
  ['writes in front of another client’s chunk', 'update-not-appended', doc => chunkOf(doc).insert(0, [['test.x', 9]])],
  ['writes into another client’s chunk', 'update-not-appended', doc => chunkOf(doc).insert(1, [['test.x', 9]])],
  [
    'opens a chunk in another client’s name',
    'update-foreign-chunk',
    doc => doc.getMap('log').set('b.1', listOf([1, 'm', 0])),
  ],
  ['opens a chunk with a name that is none', 'update-foreign-chunk', doc => doc.getMap('log').set('mine', listOf(1))],
  ['opens a chunk that is a map', 'update-foreign-chunk', doc => doc.getMap('log').set('ii.0', new Y.Map())],
  ['opens a chunk that is a text', 'update-foreign-chunk', doc => doc.getMap('log').set('ii.0', new Y.Text('x'))],
  ['stores a number for a chunk', 'update-not-appended', doc => doc.getMap('log').set('ii.0', 5)],
  ['fills another root', 'update-not-appended', doc => doc.getArray('elsewhere').push([1])],
  ['fills another root with text', 'update-unknown-content', doc => doc.getText('elsewhere').insert(0, 'x')],
  ['carries a document', 'update-unknown-content', doc => doc.getMap('log').set('ii.0', new Y.Doc())],
  ['nests lists', 'update-foreign-chunk', doc => doc.getMap('log').set('ii.0', listOf(listOf(1)))],
]

describe('a hostile update', () => {
  it.each(attacks)('[L7] that %s is refused (%s), and honest work goes on', (_name, reason, attack) => {
    const honest = openEngine({ newClient: () => 11 })
    run(honest, red)
    const log = honest.timeline.log()
    const doc = new Y.Doc({ gc: false })
    doc.clientID = 666
    Y.applyUpdate(doc, log.update())
    const before = Y.encodeStateVector(doc)
    attack(doc)
    expect(log.apply(Y.encodeStateAsUpdate(doc, before), from)).toEqual({ kind: 'refused', reason })
    const other = rawClient(667)
    other.push(['test.x', 5, 0, ['zone:collar', { paint: { type: 'solid', colour: '#123456' } }]])
    expect(log.apply(other.update(), from)).toEqual({ kind: 'applied' })
    const { zones } = honest.document.current()
    expect(zones[zoneKey('base')]?.paint).toEqual({ type: 'solid', colour: '#ff0000' })
    expect(zones[zoneKey('collar')]?.paint).toEqual({ type: 'solid', colour: '#123456' })
  })

  const bytes: readonly (readonly [string, Uint8Array])[] = [
    ['is empty', new Uint8Array()],
    ['is one byte', new Uint8Array([1])],
    ['claims a million clients', new Uint8Array([0xc0, 0x84, 0x3d])],
    ['is noise', new Uint8Array(200).map((_, index) => (index * 97) % 256)],
    ['is JSON', new TextEncoder().encode('{"type":"update"}')],
    ['is cut off', rawClient(9).update().slice(0, 20)],
  ]
  it.each(bytes)('[L8] that %s is refused as unreadable', (_name, update) => {
    const engine = openEngine()
    expect(engine.timeline.log().apply(update, from)).toEqual({ kind: 'refused', reason: 'update-unreadable' })
    run(engine, red)
    expect(engine.timeline.log().gaps().size).toBe(0)
  })

  it.each([
    ['a field', { ['__proto__']: { polluted: 1 } }],
    ['a value', { paint: JSON.parse('{"type": "solid", "__proto__": {"polluted": 1}}') }],
    ['a list', { paint: [JSON.parse('{"__proto__": {"polluted": 1}}')] }],
  ])(
    '[L7] with a prototype in %s is refused: the next peer would read another entry than this one',
    (_name, fields) => {
      const mallory = rawClient(666)
      mallory.push(['test.x', 5, 0, ['zone:base', fields]])
      const engine = openEngine()
      const outcome = engine.timeline.log().apply(mallory.update(), from)
      expect(outcome).toEqual({ kind: 'refused', reason: 'update-poisoned' })
      expect(engine.timeline.log().entries()).toEqual([])
    },
  )

  it('[S7] is reported by the page that received it, and not passed on', () => {
    const engine = openEngine()
    run(engine, red)
    engine.timeline.log().apply(new Uint8Array([1]), from)
    expect(engine.document.current().zones[zoneKey('base')]).toBeDefined()
  })

  it('[S8] never writes under a client id that the log knows already', () => {
    const first = openEngine({ newClient: () => 77 })
    run(first, red)
    const retry = openEngine({ newClient: () => 77 })
    retry.timeline.log().apply(first.timeline.log().update(), { from: 'storage' })
    run(retry, setColour.of({ zone: 'collar', colour: '#123456' }))
    expect(retry.timeline.log().client).not.toBe(77)
    first.timeline.log().apply(retry.timeline.log().update(), from)
    expect(first.document.current()).toEqual(retry.document.current())
  })
})
