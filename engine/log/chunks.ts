import * as Y from 'yjs'
import type { CommandLogOptions, EntryDraft, LogEntry } from './commandLog.ts'
import {
  type Chunk,
  type ChunkKey,
  chunkKey,
  chunksName,
  decodeEntry,
  decodeHead,
  encodeEntry,
  encodeHead,
  entriesPerChunk,
  parseChunkKey,
} from './wire.ts'

interface ChunkReader {
  /** Every entry of the document. Call it once, before `readNew`. */
  readAll(): LogEntry[]
  /** The entries that a transaction added, in the order of each client's clock. */
  readNew(transaction: Y.Transaction): LogEntry[]
}

interface OpenChunk {
  readonly key: ChunkKey
  /** `undefined` until the head has come, `null` when it makes no sense. */
  chunk: Chunk | null | undefined
}

/**
 * Reads entries straight from the structs of the document. An observer that asks Yjs for `event.changes` walks
 * the whole list (2 ms at 100,000 entries), so the new structs are found by the states before and after.
 * That is semi-private API of Yjs: its version is pinned, and `tests/contracts` holds it to this.
 */
export function createChunkReader(doc: Y.Doc): ChunkReader {
  const chunks = doc.getMap<Y.Array<unknown>>(chunksName)
  const open = new Map<unknown, OpenChunk>()

  const readItem = (item: Y.Item, knownClock: number, entries: LogEntry[]): void => {
    if (item.deleted) return
    if (item.content instanceof Y.ContentType) {
      const key = item.parent === chunks ? parseChunkKey(item.parentSub) : null
      // A chunk is its owner's alone: what another client opens under this name is not read.
      if (key?.client === item.id.client) open.set(item.content.type, { key, chunk: undefined })
      return
    }
    const owner = open.get(item.parent)
    if (!owner || owner.key.client !== item.id.client || !(item.content instanceof Y.ContentAny)) return
    const values = item.content.arr
    for (let index = Math.max(0, knownClock - item.id.clock); index < values.length; index++) {
      readValue(owner, values[index], item.id.clock + index, entries)
    }
  }

  const readStructs = (client: number, knownClock: number, entries: LogEntry[]): void => {
    const structs = doc.store.clients.get(client) ?? []
    const start = knownClock === 0 ? 0 : Y.findIndexSS(structs, knownClock)
    for (let index = start; index < structs.length; index++) {
      const struct = structs[index]
      if (struct instanceof Y.Item) readItem(struct, knownClock, entries)
    }
  }

  return {
    readAll() {
      const entries: LogEntry[] = []
      for (const client of doc.store.clients.keys()) readStructs(client, 0, entries)
      return entries
    },
    readNew({ beforeState, afterState }) {
      const entries: LogEntry[] = []
      for (const [client, clock] of afterState) {
        const knownClock = beforeState.get(client) ?? 0
        if (clock > knownClock) readStructs(client, knownClock, entries)
      }
      return entries
    },
  }
}

function readValue(owner: OpenChunk, value: unknown, clock: number, entries: LogEntry[]): void {
  if (owner.chunk === undefined) {
    owner.chunk = decodeHead(value)
    return
  }
  const entry = owner.chunk && decodeEntry(value, { client: owner.key.client, clock }, owner.chunk)
  if (entry) entries.push(entry)
}

interface ChunkWriter {
  append(draft: EntryDraft, lamport: number): void
}

interface WritingChunk {
  readonly client: number
  readonly list: Y.Array<unknown>
  readonly chunk: Chunk
  entries: number
}

/** Appends to chunks of its own. One long list would make each append slower than the one before. */
export function createChunkWriter(doc: Y.Doc, options: CommandLogOptions): ChunkWriter {
  const chunks = doc.getMap<Y.Array<unknown>>(chunksName)
  let writing: WritingChunk | null = null
  let index = 0

  const openChunk = (at: number): WritingChunk => {
    // A client that goes on after a cut has chunks already.
    while (options.dropped && chunks.has(chunkKey({ client: doc.clientID, index }))) index++
    const key = chunkKey({ client: doc.clientID, index: index++ })
    if (chunks.has(key)) {
      throw new Error(
        `The client id ${doc.clientID} has written to this log before. Draw a new one for every page load.`,
      )
    }
    const chunk: Chunk = { author: options.author, startedAt: at, types: [] }
    const list = new Y.Array<unknown>()
    list.push([encodeHead(chunk)])
    chunks.set(key, list)
    return { client: doc.clientID, list, chunk, entries: 0 }
  }

  return {
    append(draft, lamport) {
      const at = Math.round(options.now())
      doc.transact(() => {
        // Yjs draws another client id when it meets its own from elsewhere.
        if (writing === null || writing.entries >= entriesPerChunk || writing.client !== doc.clientID) {
          writing = openChunk(at)
        }
        writing.entries++
        writing.list.push([encodeEntry(draft, lamport, at, writing.chunk)])
      })
    },
  }
}
