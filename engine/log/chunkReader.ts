import * as Y from 'yjs'
import { type ChunkKey, chunksName, parseChunkKey } from './chunkKey.ts'
import type { LogEntry } from './logEntry.ts'
import { type Chunk, decodeEntry, decodeHead } from './wire.ts'

export interface ChunkReader {
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
