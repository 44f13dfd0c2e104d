import * as Y from 'yjs'
import type { AuthorId } from '../document/ids.ts'
import type { ReasonCode } from '../document/outcome.ts'
import type { LogEntry, StateVector } from './commandLog.ts'
import {
  type ClientPart,
  decodeOnce,
  encodeParts,
  integrateStructs,
  type LinePiece,
  piecesOf,
  type Struct,
} from './decodeOnce.ts'
import { extendDigest } from './lineDigest.ts'
import { type ClientLine, endedLine, readPart } from './readLine.ts'

export interface UpdateReading {
  /** Where the clients stand after the update that have something new in it. */
  readonly lines: ReadonlyMap<number, ClientLine>
  /** Whose part is no honest one, and why. Nothing of these clients may be taken. */
  readonly errors: ReadonlyMap<number, ReasonCode>
  /** Whose part begins behind what is known of them. Nothing of these clients can be taken yet. */
  readonly gaps: ReadonlySet<number>
  /** What is new and has the shape of an entry, in the order of each client's clock. */
  readonly entries: readonly LogEntry[]
  /** Lamports of the new entries, rising. */
  readonly lamports: readonly number[]
  /** Of each client of `lines`, whose the chunks are said to be that it has opened. */
  readonly authors: ReadonlyMap<number, ReadonlySet<AuthorId>>
  /** The update without what is known, faulty or behind a gap. */
  readonly update: Uint8Array
  /** The digests of the lines after the update, from those before it. */
  digests(digestOf: (client: number) => number): ReadonlyMap<number, number>
  /** Brings that to a document whose clients stand where `lineOf` said. The last use of what was read of them. */
  applyTo(doc: Y.Doc, origin: unknown): void
  /** The parts of `gaps`, in pieces without gaps that can be read when what is missing has come. */
  waiting(): readonly LinePiece[]
}

/** Bytes of an update that says nothing. */
const emptyLength = 2
/** Client ids are below this. */
const clientIds = 2 ** 32

/** What else has to be true of what a client sends; the reason why not, or `null`. */
export type PartJudge = (client: number, line: ClientLine) => ReasonCode | null

/**
 * The one judge of updates (format 1 of Yjs), for rooms, pages, stores and files. Needs no document, only where each
 * client stands. Honest clients open chunks under their own name and append to them, in one line. Anything else
 * (deleting, inserting, writing into another client's chunk) could make a live replica differ from a reloaded one.
 * What is let through can be kept and passed on as it is. A reason as answer means that nothing of it can be taken.
 */
export function readUpdate(
  update: Uint8Array,
  lineOf: (client: number) => ClientLine,
  judge: PartJudge = () => null,
): UpdateReading | ReasonCode {
  const decoded = decodeOnce(update)
  // Format 2 reads as an update that says nothing and goes on for a while.
  const isEmpty = decoded?.structs.length === 0 && !decoded.deletes
  if (decoded === null || (isEmpty && update.length > emptyLength)) return 'update-unreadable'
  if (decoded.deletes) return 'update-deletes'
  const parts = partsOf(decoded.structs)
  if (parts === null) return 'update-unordered'
  const lines = new Map<number, ClientLine>()
  const errors = new Map<number, ReasonCode>()
  const gaps = new Set<number>()
  const known = new Map<number, number>()
  const authors = new Map<number, ReadonlySet<AuthorId>>()
  const entries: LogEntry[] = []
  let isWhole = true
  const partOf = (client: number): ClientPart => ({
    client,
    from: known.get(client) ?? 0,
    structs: parts.get(client) ?? [],
  })

  for (const [client, structs] of parts) {
    const from = lineOf(client)
    const part = readPart(structs, from)
    const error = typeof part === 'string' ? part : judge(client, part.line)
    known.set(client, error === null ? from.clock : endedLine.clock)
    isWhole &&= error === null && structs[0]?.id.clock === from.clock
    if (error === 'gap') gaps.add(client)
    else if (error !== null) errors.set(client, error)
    else if (typeof part !== 'string' && part.line.clock > from.clock) {
      lines.set(client, part.line)
      authors.set(client, part.authors)
      for (const entry of part.entries) entries.push(entry)
    }
  }
  // Written anew even when all of it is taken: so it has one wording, and nothing stands behind its end.
  let written: Uint8Array | null = null
  const rest = (): Uint8Array => {
    written ??= encodeParts([...lines.keys()].map(partOf))
    return written
  }
  return {
    lines,
    errors,
    gaps,
    entries,
    lamports: entries.map(({ lamport }) => lamport).sort((a, b) => a - b),
    authors,
    digests: digestOf =>
      new Map(
        [...lines.keys()].map(client => {
          const { from, structs } = partOf(client)
          return [client, extendDigest(digestOf(client), structs, { from })]
        }),
      ),
    get update() {
      return rest()
    },
    applyTo(doc, origin) {
      if (isWhole) integrateStructs(doc, decoded.structs, origin)
      else if (lines.size > 0) Y.applyUpdate(doc, rest(), origin)
    },
    waiting: () => [...gaps].flatMap(client => piecesOf(parts.get(client) ?? [])),
  }
}

/** Whether there is anything in what a log gave as an update. */
export const hasContent = (update: Uint8Array): boolean => update.length > emptyLength

/** Yjs takes the square of their number to merge updates, so only so many are merged at a time. */
const joinedAtOnce = 8

/** Updates that have no gaps towards one another, as one. Cheaper than `mergeUpdates`, and larger. */
export function joinUpdates(updates: readonly Uint8Array[]): Uint8Array {
  let joined = updates
  while (joined.length > joinedAtOnce) {
    const groups = Math.ceil(joined.length / joinedAtOnce)
    joined = Array.from({ length: groups }, (_, at) =>
      Y.mergeUpdates(joined.slice(at * joinedAtOnce, (at + 1) * joinedAtOnce)),
    )
  }
  return Y.mergeUpdates([...joined])
}

/** The part of an update without gaps that `vector` lacks. */
export const updateSince = (update: Uint8Array, vector: StateVector): Uint8Array =>
  Y.diffUpdate(update, Y.encodeStateVector(new Map(vector)))

/** From where to where an update says something of its clients; nothing for what is no update. */
export function spansOf(update: Uint8Array): { readonly from: StateVector; readonly to: StateVector } {
  try {
    return Y.parseUpdateMeta(update)
  } catch {
    return { from: new Map(), to: new Map() }
  }
}

/** Structs by client, or `null` when the clients do not fall: merging relies on that, and honest updates have it. */
function partsOf(structs: readonly Struct[]): Map<number, Struct[]> | null {
  const parts = new Map<number, Struct[]>()
  let last = clientIds
  for (const struct of structs) {
    const { client } = struct.id
    if (client > last || client === clientIds) return null
    if (client < last) parts.set(client, [])
    parts.get(client)?.push(struct)
    last = client
  }
  return parts
}
