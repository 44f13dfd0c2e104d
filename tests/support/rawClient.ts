import * as Y from 'yjs'

/** A client that writes to the Yjs document behind the engine's back. */
export interface RawClient {
  readonly doc: Y.Doc
  readonly chunks: Y.Map<Y.Array<unknown>>
  readonly chunk: Y.Array<unknown>
  push(item: unknown): void
  /** Appends bytes as the engine does: in the same item of Yjs as those before. */
  pushBytes(...entries: readonly Uint8Array[]): void
  update(): Uint8Array
}

export function rawClient(
  client: number,
  { head = [1, 'mallory#0', 0] as readonly unknown[], key = `${client.toString(36)}.0` } = {},
): RawClient {
  const doc = new Y.Doc({ gc: false })
  doc.clientID = client
  const chunks = doc.getMap<Y.Array<unknown>>('log')
  const chunk = new Y.Array<unknown>()
  doc.transact(() => {
    chunk.push([head])
    chunks.set(key, chunk)
  })
  return {
    doc,
    chunks,
    chunk,
    push: item => chunk.push([item]),
    pushBytes(...entries) {
      doc.transact(transaction => {
        const last = doc.store.clients.get(client)?.at(-1)
        if (!(last instanceof Y.Item)) throw new Error('The chunk has no head.')
        const id = Y.createID(client, last.id.clock + last.length)
        new Y.Item(id, last, last.lastId, null, null, chunk, null, new Y.ContentAny([...entries])).integrate(
          transaction,
          0,
        )
      })
    },
    update: () => Y.encodeStateAsUpdate(doc),
  }
}
