import * as Y from 'yjs'
import type { ReasonCode } from '../document/outcome.ts'
import type { StateVector } from './commandLog.ts'
import { chunksName, parseChunkKey } from './wire.ts'

type Struct = ReturnType<typeof Y.decodeUpdate>['structs'][number]

/**
 * Why an update is not one that an honest client sends, or `null`. Honest clients only ever open chunks under their
 * own name and append to them. Anything else (deleting, inserting, writing into another client's chunk) could make
 * a live replica differ from a reloaded one. Throws what Yjs throws when the bytes are no update.
 */
export function inspectUpdate(update: Uint8Array, doc: Y.Doc, dropped?: StateVector): ReasonCode | null {
  const { structs, ds } = Y.decodeUpdate(update)
  if (ds.clients.size > 0) return 'update-deletes'
  for (const struct of structs) {
    const keptClocks = dropped?.get(struct.id.client)
    if (keptClocks !== undefined && struct.id.clock + struct.length > keptClocks) return 'update-dropped'
    const fault = inspectStruct(struct, doc)
    if (fault !== null) return fault
  }
  return null
}

function inspectStruct(struct: Struct, doc: Y.Doc): ReasonCode | null {
  if (struct instanceof Y.Skip) return null
  if (!(struct instanceof Y.Item)) return 'update-deletes'
  const { client } = struct.id
  if (struct.content instanceof Y.ContentType) return opensOwnChunk(struct, doc) ? null : 'update-foreign-chunk'
  if (!(struct.content instanceof Y.ContentAny)) return 'update-unknown-content'
  if (struct.content.arr.some(isPoisoned)) return 'update-poisoned'
  const follows = struct.origin ?? struct.parent
  const appends = struct.rightOrigin === null && follows instanceof Y.ID && follows.client === client
  return appends ? null : 'update-not-appended'
}

/**
 * A key `__proto__` becomes the prototype when Yjs decodes it, and its parts become keys when Yjs encodes it again:
 * the next peer would read another entry than this one.
 */
function isPoisoned(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return false
  if (Array.isArray(value)) return value.some(isPoisoned)
  return Object.getPrototypeOf(value) !== Object.prototype || Object.values(value).some(isPoisoned)
}

function opensOwnChunk(struct: Y.Item, doc: Y.Doc): boolean {
  if ((struct.parent as unknown) !== chunksName || struct.origin !== null || struct.rightOrigin !== null) return false
  if (!(struct.content instanceof Y.ContentType) || !(struct.content.type instanceof Y.Array)) return false
  if (parseChunkKey(struct.parentSub)?.client !== struct.id.client) return false
  const standing = doc.getMap(chunksName)._map.get(struct.parentSub ?? '')
  return standing === undefined || (standing.id.client === struct.id.client && standing.id.clock === struct.id.clock)
}

/**
 * One update that says what all of them say, what still waits for others included, but nothing of the `dropped`
 * clients from their clocks on. Unreadable ones are left out.
 */
export function mergeUpdates(updates: readonly Uint8Array[], dropped: StateVector = new Map()): Uint8Array {
  const doc = new Y.Doc({ gc: false })
  for (const update of updates) {
    try {
      Y.applyUpdate(doc, update)
    } catch {
      // A store hands out only what passed its checksum; what Yjs cannot read even so has nothing to give.
    }
  }
  const merged = Y.encodeStateAsUpdate(dropped.size > 0 ? cutDocument(doc, dropped) : doc)
  doc.destroy()
  return merged
}

/** A document without what the clients of `beyond` have from their clocks on. */
export function cutDocument(doc: Y.Doc, beyond: StateVector): Y.Doc {
  const known = Y.decodeStateVector(Y.encodeStateVector(doc))
  const kept = new Map([...known].map(([client, clock]) => [client, Math.min(clock, beyond.get(client) ?? clock)]))
  const snapshot = Y.createSnapshot(Y.createDeleteSet(), kept)
  return Y.createDocFromSnapshot(doc, snapshot, new Y.Doc({ gc: false }))
}
