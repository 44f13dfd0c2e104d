import * as Y from 'yjs'
import { chunkKey, chunksName } from './chunkKey.ts'
import type { CommandLogOptions, EntryDraft } from './commandLog.ts'
import { type Chunk, encodeEntry, encodeHead, entriesPerChunk } from './wire.ts'

export interface ChunkWriter {
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
