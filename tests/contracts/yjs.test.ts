import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'

/** The half-private parts of Yjs that the log reads. If one of these goes red, read chunks.ts before updating Yjs. */
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

  it('tells the states before and after in afterTransaction, and the structs between them in its store', () => {
    const { doc, chunk } = docWithChunk(5)
    const seen: unknown[] = []
    doc.on('afterTransaction', transaction => {
      const before = transaction.beforeState.get(5) ?? 0
      expect(transaction.afterState.get(5)).toBe(before + 1)
      const structs = doc.store.clients.get(5) ?? []
      const struct = structs[Y.findIndexSS(structs, before)]
      if (!(struct instanceof Y.Item) || !(struct.content instanceof Y.ContentAny)) throw new Error('not an item')
      seen.push(...struct.content.arr.slice(before - struct.id.clock))
      expect(struct.parent).toBe(chunk)
    })
    chunk.push(['one'])
    chunk.push([['two', 2]])
    expect(seen).toEqual(['one', ['two', 2]])
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

  it('keeps what waits for others in pendingStructs, as an update of its second version', () => {
    const { doc, chunk } = docWithChunk(5)
    chunk.push(['one'])
    const before = Y.encodeStateVector(doc)
    chunk.push(['two'])
    const late = new Y.Doc()
    Y.applyUpdate(late, Y.encodeStateAsUpdate(doc, before))
    const waiting = late.store.pendingStructs
    expect(waiting && Y.decodeUpdateV2(waiting.update).structs.length).toBe(1)
  })

  it('cuts a document off at a state when nothing is collected', () => {
    const { doc, chunk } = docWithChunk(5)
    chunk.push(['one'])
    const snapshot = Y.createSnapshot(Y.createDeleteSet(), new Map([[5, 2]]))
    const cut = Y.createDocFromSnapshot(doc, snapshot, new Y.Doc({ gc: false }))
    expect(cut.getMap<Y.Array<unknown>>('log').get('a.0')?.toArray()).toEqual(['head'])
  })
})
