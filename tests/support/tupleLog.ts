import * as Y from 'yjs'
import type { LogEntry } from '../../engine/log/commandLog.ts'

/** The log of one client as the version of Kitloom wrote it that had no binary chunks: each entry where it stands. */
export function asTuples(entries: readonly LogEntry[], client: number): Uint8Array {
  const doc = new Y.Doc({ gc: false })
  doc.clientID = client
  const own = entries.filter(entry => entry.client === client).sort((a, b) => a.clock - b.clock)
  let list = new Y.Array<unknown>()
  let chunks = 0
  let types: string[] = []
  doc.transact(() => {
    for (const entry of own) {
      const stands = Y.getState(doc.store, client)
      // Two items open a chunk: it stands before the entry that is two further on.
      if (entry.clock !== stands) {
        list = new Y.Array<unknown>()
        list.push([[1, entry.author, 0]])
        doc.getMap('log').set(`${client.toString(36)}.${chunks++}`, list)
        types = []
      }
      list.push([tupleOf(entry, types)])
    }
  })
  return Y.encodeStateAsUpdate(doc)
}

function tupleOf(entry: LogEntry, types: string[]): unknown[] {
  const { lamport, at } = entry
  if (entry.kind !== 'command')
    return [entry.kind === 'undo' ? 0 : 1, lamport, at, entry.target.client, entry.target.clock]
  const known = types.indexOf(entry.type)
  if (known < 0) types.push(entry.type)
  const writes = entry.writes.flatMap(({ record, fields }) => [record, fields])
  const tuple = [known < 0 ? entry.type : known + 2, lamport, at, writes]
  return entry.note === null ? tuple : [...tuple, entry.note]
}
