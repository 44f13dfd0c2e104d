import { Subject } from 'rxjs'
import * as Y from 'yjs'
import { isTypeName } from '../document/shape.ts'
import { whileObserved } from '../streams/state.ts'
import { createChunkReader, createChunkWriter } from './chunks.ts'
import type {
  ArrivedEntries,
  ChangeOrigin,
  CommandLog,
  CommandLogOptions,
  EntryDraft,
  LogEntry,
  StateVector,
} from './commandLog.ts'
import { cutDocument, inspectUpdate } from './inspectUpdate.ts'
import { readWrites } from './wire.ts'

/** The log as a Yjs document: a map of chunks, each appended to by one client only. */
export function yjsCommandLog(options: CommandLogOptions): CommandLog {
  // Nothing is ever deleted, so there is no garbage; with `gc` off an older state can be cut out of the document.
  return logOf(new Y.Doc({ gc: false }), options)
}

/**
 * The same log without what the clients of `beyond` have from their clocks on, for starting over from what a server
 * has accepted. Throws when `log` was not made by `yjsCommandLog`.
 */
export function cutLog(log: CommandLog, beyond: StateVector, options: CommandLogOptions): CommandLog {
  const doc = documents.get(log)
  if (!doc) throw new Error('Only a log made by yjsCommandLog can be cut; replay the entries into another log instead.')
  return logOf(cutDocument(doc, beyond), options)
}

const documents = new WeakMap<CommandLog, Y.Doc>()

function logOf(doc: Y.Doc, options: CommandLogOptions): CommandLog {
  doc.clientID = options.client
  const arrived$ = new Subject<ArrivedEntries>()
  const updates$ = new Subject<{ readonly update: Uint8Array; readonly origin: ChangeOrigin }>()
  const reader = createChunkReader(doc)
  const known: LogEntry[] = reader.readAll()

  doc.on('afterTransaction', transaction => {
    const entries = reader.readNew(transaction)
    for (const entry of entries) known.push(entry)
    if (entries.length > 0) arrived$.next({ entries, origin: originOf(transaction) })
  })
  const announce = (update: Uint8Array, _origin: unknown, _doc: Y.Doc, transaction: Y.Transaction): void =>
    updates$.next({ update, origin: originOf(transaction) })
  const writer = createChunkWriter(doc, options)
  const log: CommandLog = {
    author: options.author,
    // Yjs draws another one when it meets this one in what comes from elsewhere.
    get client() {
      return doc.clientID
    },
    arrived$: arrived$.asObservable(),
    updates$: whileObserved(
      updates$,
      () => doc.on('update', announce),
      () => doc.off('update', announce),
    ),
    entries: () => known,
    append: writer.append,
    stateVector: () => Y.decodeStateVector(Y.encodeStateVector(doc)),
    update: since => Y.encodeStateAsUpdate(doc, since && Y.encodeStateVector(new Map(since))),
    apply(update, origin) {
      try {
        const fault = origin.from === 'storage' ? null : inspectUpdate(update, doc, options.dropped)
        if (fault !== null) return { kind: 'refused', reason: fault }
        Y.applyUpdate(doc, update, origin)
        return { kind: 'applied' }
      } catch {
        return { kind: 'refused', reason: 'update-unreadable' }
      }
    },
    hasGaps: () => doc.store.pendingStructs !== null,
    waiting: () => readWaiting(doc),
    dispose() {
      arrived$.complete()
      updates$.complete()
      doc.destroy()
    },
  }
  documents.set(log, doc)
  return log
}

const originOf = (transaction: Y.Transaction): ChangeOrigin =>
  transaction.local ? { from: 'here' } : (transaction.origin as ChangeOrigin)

/** The type of an entry whose own name stood in a piece that was lost. */
const recoveredType = 'log.recovered'

/**
 * The commands in updates that wait for others, oldest of each client first. Undos among them are left out: what
 * they aim at is not known here.
 */
function readWaiting(doc: Y.Doc): EntryDraft[] {
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
