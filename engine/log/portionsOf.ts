import * as Y from 'yjs'
import { type ClientPart, decodeOnce, encodeParts, type Struct } from './decodeOnce.ts'

interface PortionLimits {
  /** So many items are read in one turn, or fewer where they are large. */
  readonly items: number
  /** About so many bytes are read in one turn. */
  readonly bytes: number
  /** An update in which several clients say more than that is left whole: it may lean on their order. */
  readonly max: number
}

/**
 * Cuts an update into updates of so many items or bytes each, which say the same one after the other; each is written when it is
 * called for. `null` for what is read as a whole: a short update, one that has gaps, and what nobody can have written,
 * which is for `readUpdate` to refuse.
 */
export function portionsOf(update: Uint8Array, { items, bytes, max }: PortionLimits): Iterable<Uint8Array> | null {
  // An item takes a byte at least.
  if (update.length <= items) return null
  const decoded = decodeOnce(update)
  if (decoded === null || decoded.deletes || decoded.structs.some(isGap)) return null
  const { structs } = decoded
  const count = structs.reduce((sum, { length }) => sum + length, 0)
  const isOfOne = structs.every(({ id }) => id.client === structs[0]?.id.client)
  const inTurn = Math.min(items, Math.max(fewest, Math.floor((count * bytes) / update.length)))
  return count <= inTurn || (count > max && !isOfOne) ? null : cut(structs, inTurn)
}

/** An update of so few items is not worth cutting, however large they are. */
const fewest = 8

const isGap = (struct: Struct): boolean => !(struct instanceof Y.Item)

interface OpenPart extends ClientPart {
  readonly structs: Struct[]
}

/** Clients fall from portion to portion, as they did. */
function* cut(structs: readonly Struct[], items: number): Generator<Uint8Array> {
  let portion: OpenPart[] = []
  let left = items
  for (const struct of structs) {
    for (let from = 0; from < struct.length; ) {
      if (left === 0) {
        yield encodeParts(portion)
        portion = []
        left = items
      }
      const end = canBeCut(struct) ? Math.min(struct.length, from + left) : struct.length
      add(portion, end < struct.length ? headOf(struct, end) : struct, from)
      left = Math.max(0, left - (end - from))
      from = end
    }
  }
  yield encodeParts(portion)
}

function add(portion: OpenPart[], struct: Struct, from: number): void {
  const part = portion.at(-1)
  const { client, clock } = struct.id
  if (part?.client === client) part.structs.push(struct)
  else portion.push({ client, from: clock + from, structs: [struct] })
}

const canBeCut = (struct: Struct): boolean => struct instanceof Y.Item && struct.content instanceof Y.ContentAny

/** The first items of a struct that can be cut, as a struct of their own. */
function headOf(struct: Struct, length: number): Struct {
  if (!(struct instanceof Y.Item && struct.content instanceof Y.ContentAny)) return struct
  const { id, origin, rightOrigin, parent, parentSub, content } = struct
  return new Y.Item(
    id,
    null,
    origin,
    null,
    rightOrigin,
    parent,
    parentSub,
    new Y.ContentAny(content.arr.slice(0, length)),
  )
}
