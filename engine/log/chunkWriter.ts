import * as Y from 'yjs'
import { type BinaryEntryWriter, createBinaryEntryWriter } from './binaryEntry.ts'
import type { CommandLogOptions, EntryDraft, LogEntry } from './commandLog.ts'
import type { ClientLine } from './readLine.ts'
import type { TouchedClients } from './touchedClients.ts'
import { chunkKey, chunksName, decodeHead, encodeHead, entriesPerChunk, entryOf, stateBehindHead } from './wire.ts'

/** Where the lines of the clients are kept. */
interface Lines {
  lineOf(client: number): ClientLine
  /** Notes an entry of this page, and where its client stands behind it. */
  wrote(client: number, line: ClientLine, entry: LogEntry): void
}

interface WritingChunk {
  readonly client: number
  readonly list: Y.Array<unknown>
  readonly entries: BinaryEntryWriter
  /** Where the client stands, but for what the entries have said since. */
  readonly line: ClientLine
  count: number
}

/** Appends to chunks of its own. What does not have the shape of an entry is not written, because no reader would accept it. */
export function createChunkWriter(doc: Y.Doc, options: CommandLogOptions, lines: Lines, touched: TouchedClients) {
  const chunks = doc.getMap<Y.Array<unknown>>(chunksName)
  const { author } = options
  let writing: WritingChunk | null = null

  const openChunk = (at: number): WritingChunk => {
    const client = doc.clientID
    const before = lines.lineOf(client)
    // A client that goes on after a cut has chunks already.
    if (before.clock > 0 && writing?.client !== client && !options.dropped) {
      throw new Error(`The client id ${client} has written to this log before. Draw a new one for every page load.`)
    }
    const index = before.chunk + 1
    const item = encodeHead(author, at)
    const list = new Y.Array<unknown>()
    list.push([item])
    chunks.set(chunkKey({ client, index }), list)
    const head = decodeHead(item)
    const state = stateBehindHead(before.head, before.state, head)
    const line = { ...before, chunk: index, head, state }
    // From chunk to chunk a line knows the same words, and learning them anew would cost more than the entries.
    const entries = writing?.client === client ? writing.entries : createBinaryEntryWriter(state)
    entries.openChunk(state.at)
    return { client, list, entries, line, count: 0 }
  }

  return {
    append(draft: EntryDraft, lamport: number): void {
      const at = Math.round(options.now())
      const write = (transaction: Y.Transaction): void => {
        const client = doc.clientID
        // Yjs draws another client id when it meets its own from elsewhere.
        const goesOn = writing !== null && writing.count < entriesPerChunk && writing.client === client
        const clock = Y.getState(doc.store, client) + (goesOn ? 0 : itemsBeforeEntries)
        const entry = entryOf(draft, { client, clock }, author, { lamport, at })
        if (entry === null) return
        if (!goesOn || writing === null) writing = openChunk(at)
        const { list, entries, line } = writing
        writing.count++
        push(entries.write(draft, { client, clock, lamport, at }), list, transaction)
        lines.wrote(client, { ...line, clock: clock + 1, state: entries.state() }, entry)
      }
      touched.touching([doc.clientID], () => doc.transact(write))
    },
  }
}

/** The one that opens the chunk, and its head. */
const itemsBeforeEntries = 2

/**
 * Appends bytes to a list of the client that writes, in the same item as those before. Through the list itself each
 * would be an item of its own, of ten bytes more. The constructor of items is semi-private API of Yjs: its version is
 * pinned, and `tests/contracts` holds it to this.
 */
function push(bytes: Uint8Array, list: Y.Array<unknown>, transaction: Y.Transaction): void {
  const { clientID, store } = transaction.doc
  const last = store.clients.get(clientID)?.at(-1)
  if (!(last instanceof Y.Item)) throw new Error('A chunk has a head before its entries.')
  const id = Y.createID(clientID, last.id.clock + last.length)
  new Y.Item(id, last, last.lastId, null, null, list, null, new Y.ContentAny([bytes])).integrate(transaction, 0)
}
