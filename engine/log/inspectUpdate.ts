import * as Y from 'yjs'
import type { ReasonCode } from '../commands/command.ts'
import { chunksName, parseChunkKey } from './chunkKey.ts'
import type { StateVector } from './commandLog.ts'

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
