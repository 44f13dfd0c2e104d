import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import {
  emptyDocument,
  mergeUpdates,
  newLine,
  readDesignFile,
  readUpdate,
  writeDesignFile,
} from '../../engine/index.ts'
import { canonical, openEngine, run } from '../support/peers.ts'
import { setColour } from '../support/plainTools.ts'
import { rawClient } from '../support/rawClient.ts'

const fromPeer = { from: 'peer', transport: 'test' } as const
const fromStorage = { from: 'storage' } as const
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)])
const entry = ['test.x', 5, 0, ['zone:base', { paint: { type: 'solid', colour: '#123456' } }]]

/** Mallory's client 666 as varint, and an update with one struct of it. */
const client = [0x9a, 5]
const struct = (clock: number, ...bytes: readonly number[]) => new Uint8Array([1, 1, ...client, clock, ...bytes, 0])

/** A chunk that was opened and has no head yet. */
function opened(): Uint8Array {
  const doc = new Y.Doc({ gc: false })
  doc.clientID = 666
  doc.getMap('log').set('ii.0', new Y.Array())
  return Y.encodeStateAsUpdate(doc)
}

const pushing = (item: unknown): Uint8Array => {
  const mallory = rawClient(666)
  mallory.push(item)
  return mallory.update()
}

/** What follows an honest beginning, and why it is refused. */
const attacks: readonly (readonly [string, string, readonly Uint8Array[]])[] = [
  // An item in the place of a key's value replaces it, and the chunk is deleted.
  ['hangs on its own chunk', 'update-not-appended', [opened(), struct(1, 0x88, ...client, 0, 1, 125, 5)]],
  [
    'has a key inside its chunk',
    'update-not-appended',
    [opened(), struct(1, 0x28, 0, ...client, 0, 1, 120, 1, 125, 5)],
  ],
  ['is nested without end', 'update-too-deep', [pushing(nested(500))]],
  ['is nested beyond 32 levels', 'update-too-deep', [pushing(nested(40))]],
  [
    'has a prototype',
    'update-poisoned',
    [pushing(['test.x', 5, 0, ['zone:base', JSON.parse('{"__proto__": {"a": 1}}')]])],
  ],
]

describe('an item', () => {
  it.each(attacks)('[L12] that %s is refused (%s) from peers, storage and files alike', (_name, reason, updates) => {
    for (const origin of [fromPeer, fromStorage]) {
      const log = openEngine().timeline.log()
      expect(updates.map(update => log.apply(update, origin)).at(-1)).toEqual({ kind: 'refused', reason })
    }
    const [first] = updates
    const lines = updates.length > 1 && first ? readUpdate(first, () => newLine) : null
    const known = lines !== null && typeof lines !== 'string' ? lines.lines : new Map()
    const read = readUpdate(updates.at(-1) ?? new Uint8Array(), of => known.get(of) ?? newLine)
    expect(typeof read === 'string' ? read : read.errors.get(666)).toBe(reason)
    const file = writeDesignFile({ garment: 'soccer-kit', update: Y.mergeUpdates([...updates]), images: new Map() })
    expect(readDesignFile(file)).toEqual({ kind: 'refused', reason: 'file-dishonest' })
  })

  it.each(attacks)('[L12] that %s leaves a live log and a loaded one alike', (_name, _reason, updates) => {
    const live = openEngine()
    run(live, setColour.of({ zone: 'collar', colour: '#00ff00' }))
    for (const update of updates) live.timeline.log().apply(update, fromPeer)
    live.timeline.log().apply(rawClient(667).update(), fromPeer)
    const loaded = openEngine()
    loaded.timeline.log().apply(live.timeline.log().update(), fromStorage)
    expect(canonical(loaded.document.current())).toBe(canonical(live.document.current()))
    expect(loaded.timeline.moment()).toEqual(live.timeline.moment())
    expect(Y.decodeUpdate(live.timeline.log().update()).ds.clients.size).toBe(0)
  })
})

describe('what waits for a missing piece', () => {
  const piecesOf = (...items: readonly unknown[]): Uint8Array[] => {
    const mallory = rawClient(666)
    return [
      mallory.update(),
      ...items.map(item => {
        const before = Y.encodeStateVector(mallory.doc)
        mallory.push(item)
        return Y.encodeStateAsUpdate(mallory.doc, before)
      }),
    ]
  }
  const poison = ['test.x', 6, 0, ['zone:base', JSON.parse('{"__proto__": {"paint": null}}')]]

  it('[L12] is judged when the piece comes, whatever the order', () => {
    const [opening, first, bad, last] = piecesOf(entry, poison, entry)
    if (!opening || !first || !bad || !last) throw new Error('four pieces are needed')
    for (const order of [
      [opening, first, bad, last],
      [last, bad, first, opening],
      [bad, opening, last, first],
    ]) {
      const log = openEngine().timeline.log()
      for (const piece of order) log.apply(piece, fromPeer)
      expect(log.stateVector().get(666)).toBe(3)
      expect(log.entries().map(({ lamport }) => lamport)).toEqual([5])
    }
  })

  it('[L1] is taken when the piece comes, what stands in front of the gap at once', () => {
    const [opening, first, second, third] = piecesOf(entry, entry, entry)
    if (!opening || !first || !second || !third) throw new Error('four pieces are needed')
    const withHole = Y.mergeUpdates([opening, first, third])
    const log = openEngine().timeline.log()
    expect(log.apply(withHole, fromStorage)).toEqual({ kind: 'applied' })
    expect([log.stateVector().get(666), log.gaps().get(666)]).toEqual([3, 3])
    const again = openEngine().timeline.log()
    again.apply(mergeUpdates([log.update()]), fromStorage)
    again.apply(second, fromPeer)
    expect([again.stateVector().get(666), again.gaps().size]).toEqual([5, 0])
  })
})

describe('a document that refused everything', () => {
  it('[L7] is empty', () => {
    const engine = openEngine()
    for (const [, , updates] of attacks) for (const update of updates) engine.timeline.log().apply(update, fromPeer)
    expect(canonical(engine.document.current())).toBe(canonical(emptyDocument))
  })
})
