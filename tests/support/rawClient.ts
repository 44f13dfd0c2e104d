import * as Y from 'yjs'

/** A client that writes to the Yjs document behind the engine's back. */
export interface RawClient {
  readonly doc: Y.Doc
  readonly chunks: Y.Map<Y.Array<unknown>>
  readonly chunk: Y.Array<unknown>
  push(item: unknown): void
  update(): Uint8Array
}

export function rawClient(
  client: number,
  { head = [1, 'mallory#0', 0], key = `${client.toString(36)}.0` } = {},
): RawClient {
  const doc = new Y.Doc({ gc: false })
  doc.clientID = client
  const chunks = doc.getMap<Y.Array<unknown>>('log')
  const chunk = new Y.Array<unknown>()
  doc.transact(() => {
    chunk.push([head])
    chunks.set(key, chunk)
  })
  return { doc, chunks, chunk, push: item => chunk.push([item]), update: () => Y.encodeStateAsUpdate(doc) }
}
