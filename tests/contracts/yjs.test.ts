import * as encoding from 'lib0/encoding'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { integrateStructs } from '../../engine/log/decodeOnce.ts'
import { createTouchedClients } from '../../engine/log/touchedClients.ts'

/** The half-private parts of Yjs that the log reads. If one of these goes red, read chunkWriter.ts, decodeOnce.ts and touchedClients.ts before updating Yjs. */
describe('Yjs, as the log uses it', () => {
  const docWithChunk = (client: number) => {
    const doc = new Y.Doc({ gc: false })
    doc.clientID = client
    const chunk = new Y.Array<unknown>()
    doc.transact(() => {
      chunk.push(['head'])
      doc.getMap('log').set('a.0', chunk)
    })
    return { doc, chunk }
  }

  it('takes bytes as an item of our own making, and puts them into the one before', () => {
    const { doc, chunk } = docWithChunk(5)
    const other = new Y.Doc()
    doc.on('update', update => Y.applyUpdate(other, update))
    Y.applyUpdate(other, Y.encodeStateAsUpdate(doc))
    for (const byte of [7, 8]) {
      doc.transact(transaction => {
        const last = doc.store.clients.get(5)?.at(-1)
        if (!(last instanceof Y.Item)) throw new Error('not an item')
        const content = new Y.ContentAny([new Uint8Array([byte])])
        const id = Y.createID(5, Y.getState(doc.store, 5))
        new Y.Item(id, last, last.lastId, null, null, chunk, null, content).integrate(transaction, 0)
      })
    }
    const written = ['head', new Uint8Array([7]), new Uint8Array([8])]
    expect(chunk.toArray()).toEqual(written)
    expect(other.getMap<Y.Array<unknown>>('log').get('a.0')?.toArray()).toEqual(written)
    expect(doc.store.clients.get(5)?.length).toBe(2)
  })

  it('says that a transaction is over before it gives its update, and of whom it was', () => {
    const { doc, chunk } = docWithChunk(5)
    const events: unknown[] = []
    doc.on('afterTransaction', ({ local, origin }) => events.push(['over', local, origin]))
    doc.on('update', () => events.push('update'))
    chunk.push(['one'])
    const other = new Y.Doc()
    other.clientID = 6
    other.getArray('x').push([1])
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(other), 'far')
    expect(events).toEqual([['over', true, null], 'update', ['over', false, 'far'], 'update'])
  })

  it('names parent and key of a root map’s value, and the same client in what is appended', () => {
    const { doc, chunk } = docWithChunk(5)
    const before = Y.encodeStateVector(doc)
    chunk.push(['one'])
    const opened = Y.decodeUpdate(Y.encodeStateAsUpdate(doc)).structs[0]
    if (!(opened instanceof Y.Item)) throw new Error('not an item')
    expect([opened.parent, opened.parentSub, opened.content instanceof Y.ContentType]).toEqual(['log', 'a.0', true])
    const appended = Y.decodeUpdate(Y.encodeStateAsUpdate(doc, before)).structs[0]
    if (!(appended instanceof Y.Item)) throw new Error('not an item')
    expect([appended.origin?.client, appended.rightOrigin, appended.parent]).toEqual([5, null, null])
  })

  it('sends no delete set where nothing was deleted', () => {
    const { doc, chunk } = docWithChunk(5)
    for (let index = 0; index < 300; index++) chunk.push([index])
    expect(Y.decodeUpdate(Y.encodeStateAsUpdate(doc)).ds.clients.size).toBe(0)
  })

  it('writes decoded structs again as they were, their parents given by name or by item', () => {
    const { doc, chunk } = docWithChunk(5)
    chunk.push(['one'])
    const update = Y.encodeStateAsUpdate(doc)
    const { structs } = Y.decodeUpdate(update)
    const encoder = new Y.UpdateEncoderV1()
    for (const number of [1, structs.length]) encoding.writeVarUint(encoder.restEncoder, number)
    encoder.writeClient(5)
    encoding.writeVarUint(encoder.restEncoder, 0)
    for (const struct of structs) struct.write(encoder, 0)
    encoding.writeVarUint(encoder.restEncoder, 0)
    expect(encoder.toUint8Array()).toEqual(update)
  })

  it('cuts a document off at a state when nothing is collected', () => {
    const { doc, chunk } = docWithChunk(5)
    chunk.push(['one'])
    const snapshot = Y.createSnapshot(Y.createDeleteSet(), new Map([[5, 2]]))
    const cut = Y.createDocFromSnapshot(doc, snapshot, new Y.Doc({ gc: false }))
    expect(cut.getMap<Y.Array<unknown>>('log').get('a.0')?.toArray()).toEqual(['head'])
  })

  it('takes what was decoded without a document, as it takes the update', () => {
    const { doc, chunk } = docWithChunk(5)
    const updates: Uint8Array[] = [Y.encodeStateAsUpdate(doc)]
    doc.on('update', update => updates.push(update))
    for (const value of [{ one: 1 }, new Uint8Array([2]), 'three']) chunk.push([value])
    const [applied, integrated] = [new Y.Doc({ gc: false }), new Y.Doc({ gc: false })]
    const events: unknown[] = []
    integrated.on('update', (_update, origin, _doc, { local }) => events.push([origin, local]))
    for (const update of updates) {
      Y.applyUpdate(applied, update)
      integrateStructs(integrated, Y.decodeUpdate(update).structs, 'far')
    }
    expect(Y.encodeStateAsUpdate(integrated)).toEqual(Y.encodeStateAsUpdate(applied))
    expect(integrated.getMap<Y.Array<unknown>>('log').get('a.0')?.toArray()).toEqual(chunk.toArray())
    expect(events).toEqual(updates.map(() => ['far', false]))
  })
})

describe('a transaction that looks only at the clients whom it touches', () => {
  /** A document in which a crowd has written, and a list of client 5. */
  function crowded() {
    const doc = new Y.Doc({ gc: false })
    for (let client = 100; client < 200; client++) {
      const other = new Y.Doc()
      other.clientID = client
      other.getArray('crowd').push([client])
      Y.applyUpdate(doc, Y.encodeStateAsUpdate(other))
    }
    doc.clientID = 5
    return { doc, list: doc.getArray<unknown>('own') }
  }

  it('gives the same updates, and looks at nobody else', () => {
    const { doc, list } = crowded()
    const plain = crowded()
    const touched = createTouchedClients(doc)
    const [updates, plainUpdates]: [Uint8Array[], Uint8Array[]] = [[], []]
    doc.on('update', update => updates.push(update))
    plain.doc.on('update', update => plainUpdates.push(update))
    const states: number[] = []
    doc.on('afterTransaction', ({ beforeState, afterState }) => states.push(beforeState.size, afterState.size))
    for (const value of ['one', 'two']) {
      touched.touching([5], () => list.push([value]))
      plain.list.push([value])
    }
    expect(updates).toEqual(plainUpdates)
    expect(states).toEqual([0, 1, 1, 1])
    expect(Y.encodeStateAsUpdate(doc)).toEqual(Y.encodeStateAsUpdate(plain.doc))
  })

  it('shows everybody to who asks for all, and when it is over or has failed', () => {
    const { doc, list } = crowded()
    const touched = createTouchedClients(doc)
    const seen: number[] = []
    const count = () => Y.decodeStateVector(Y.encodeStateVector(doc)).size
    doc.on('update', () => seen.push(count(), touched.whole(count), count()))
    touched.touching([5], () => list.push(['one']))
    expect(seen).toEqual([1, 101, 1])
    expect(count()).toBe(101)
    const failing = () =>
      touched.touching([5], () => {
        throw new Error('It failed.')
      })
    expect(failing).toThrow('It failed.')
    expect(count()).toBe(101)
  })

  it('tells of what somebody appends who hears of it, under another client too', () => {
    const { doc, list } = crowded()
    const touched = createTouchedClients(doc)
    const senders: (readonly number[])[] = []
    doc.on('update', update => {
      senders.push([...Y.parseUpdateMeta(update).to.keys()])
      if (senders.length > 1) return
      doc.clientID = 6
      touched.touching([6], () => list.push(['answer']))
    })
    touched.touching([5], () => list.push(['one']))
    expect(senders).toEqual([[5], [6]])
  })
})
