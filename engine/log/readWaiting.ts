import * as Y from 'yjs'
import { isTypeName } from '../document/shape.ts'
import type { EntryDraft } from './commandLog.ts'
import { readWrites } from './wire.ts'

/** The type of an entry whose own name stood in a piece that was lost. */
export const recoveredType = 'log.recovered'

/**
 * The commands in updates that wait for others, oldest of each client first. Undos among them are left out: what
 * they aim at is not known here.
 */
export function readWaiting(doc: Y.Doc): EntryDraft[] {
  const waiting = doc.store.pendingStructs
  if (waiting === null) return []
  const { structs } = Y.decodeUpdateV2(waiting.update)
  return structs.flatMap(struct => {
    if (!(struct instanceof Y.Item) || !(struct.content instanceof Y.ContentAny)) return []
    return struct.content.arr.flatMap(draftOf)
  })
}

function draftOf(item: unknown): EntryDraft[] {
  const writes = Array.isArray(item) ? readWrites(item[3]) : null
  if (writes === null || !Array.isArray(item)) return []
  const type = isTypeName(item[0]) ? item[0] : recoveredType
  return [{ kind: 'command', type, note: null, writes }]
}
