import * as encoding from 'lib0/encoding'
import * as Y from 'yjs'

export type Struct = ReturnType<typeof Y.decodeUpdate>['structs'][number]

export interface DecodedUpdate {
  readonly structs: readonly Struct[]
  readonly deletes: boolean
}

/** Decodes an update (format 1 of Yjs); `null` for bytes that are none. */
export function decodeOnce(update: Uint8Array): DecodedUpdate | null {
  try {
    const { structs, ds } = Y.decodeUpdate(update)
    return { structs, deletes: ds.clients.size > 0 }
  } catch {
    return null
  }
}

/**
 * Brings to a document what was decoded and judged, instead of decoding it again. Every piece begins where the document
 * ends for its client, and hangs on nothing but that client's own. Structs belong to the document from then on. Their
 * integration is semi-private API of Yjs: its version is pinned, and a property holds this to `Y.applyUpdate`.
 */
export function integrateStructs(doc: Y.Doc, structs: readonly Struct[], origin: unknown): void {
  const bring = (transaction: Y.Transaction): void => {
    for (const struct of structs) {
      // Decoded without a document, what stands at its root is known by name only.
      if (struct instanceof Y.Item && typeof struct.parent === 'string') struct.parent = doc.get(struct.parent)
      if (struct instanceof Y.Skip) continue
      const missing = struct.getMissing(transaction, doc.store)
      if (missing !== null)
        throw new Error(`A piece of client ${missing} is missing, which nothing judged may hang on.`)
      struct.integrate(transaction, 0)
    }
  }
  Y.transact(doc, bring, origin, false)
}

/** A piece of one client's line, without gaps, as an update of its own. */
export interface LinePiece {
  readonly client: number
  readonly from: number
  readonly end: number
  readonly update: Uint8Array
}

/** What a client has in an update, cut where pieces are missing. */
export function piecesOf(structs: readonly Struct[]): LinePiece[] {
  const pieces: Struct[][] = []
  for (const struct of structs) {
    if (struct instanceof Y.Skip) continue
    const piece = pieces.at(-1)
    const last = piece?.at(-1)
    if (piece && last && last.id.clock + last.length === struct.id.clock) piece.push(struct)
    else pieces.push([struct])
  }
  return pieces.map(encodePiece)
}

function encodePiece(structs: readonly Struct[]): LinePiece {
  const [first] = structs
  const last = structs.at(-1)
  if (!first || !last) throw new Error('A piece without structs cannot be encoded; make none of it.')
  const { client, clock: from } = first.id
  return { client, from, end: last.id.clock + last.length, update: encodeParts([{ client, from, structs }]) }
}

/** What one client says in an update, from a clock on; without gaps behind it. */
export interface ClientPart {
  readonly client: number
  readonly from: number
  readonly structs: readonly Struct[]
}

/** An update of these parts, whose clients fall. Nothing is decoded again for it, and nothing deleted by it. */
export function encodeParts(parts: readonly ClientPart[]): Uint8Array {
  const encoder = new Y.UpdateEncoderV1()
  encoding.writeVarUint(encoder.restEncoder, parts.length)
  for (const { client, from, structs } of parts) {
    const first = structs.findIndex(({ id, length }) => id.clock + length > from)
    const fresh = structs.slice(first)
    encoding.writeVarUint(encoder.restEncoder, fresh.length)
    encoder.writeClient(client)
    encoding.writeVarUint(encoder.restEncoder, from)
    for (const struct of fresh) struct.write(encoder, Math.max(0, from - struct.id.clock))
  }
  encoding.writeVarUint(encoder.restEncoder, 0)
  return encoder.toUint8Array()
}
