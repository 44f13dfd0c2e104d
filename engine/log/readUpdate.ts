import * as Y from 'yjs'
import type { ReasonCode } from '../document/outcome.ts'
import { isLamport } from '../document/shape.ts'
import type { StateVector } from './commandLog.ts'
import { chunksName, parseChunkKey } from './wire.ts'

type Struct = ReturnType<typeof Y.decodeUpdate>['structs'][number]

/** Where a client stands. Honest clients write in one line: they open a chunk, fill it, and open the next. */
export interface ClientLine {
  /** How many items of it are known. */
  readonly clock: number
  /** Index of the chunk it has opened last, −1 before the first. */
  readonly chunk: number
  /** Whether its last item opened that chunk, so that the head comes next. */
  readonly isOpening: boolean
}

export const newLine: ClientLine = { clock: 0, chunk: -1, isOpening: false }

/** Of a client of whom nothing more is taken: all it sends counts as known. */
export const endedLine: ClientLine = { clock: 2 ** 40, chunk: -1, isOpening: false }

export interface UpdateReading {
  /** Where the clients stand after the update that have something new in it. */
  readonly lines: ReadonlyMap<number, ClientLine>
  /** Whose part is no honest one, and why. Nothing of these clients may be taken. */
  readonly faults: ReadonlyMap<number, ReasonCode>
  /** Whose part begins behind what is known of them. Nothing of these clients can be taken yet. */
  readonly gaps: ReadonlySet<number>
  /** Lamports of the new entries, rising. */
  readonly lamports: readonly number[]
  /** The update without what is known, faulty or behind a gap. */
  readonly update: Uint8Array
}

/** Deeper values are read by some machines and not by others. Entries have far fewer levels. */
const deepest = 32
/** Bytes of an update that says nothing. */
const emptyLength = 2
/** Client ids are below this. */
const clientIds = 2 ** 32

/**
 * Reads an update (format 1 of Yjs) without a document, knowing only where each client stands. Stricter than
 * `inspectUpdate`: what it lets through is appended in one line, so it can be kept and passed on as it is.
 * A reason as answer means that nothing of the update can be taken.
 */
export function readUpdate(update: Uint8Array, lineOf: (client: number) => ClientLine): UpdateReading | ReasonCode {
  const decoded = decode(update)
  // Format 2 reads as an update that says nothing and goes on for a while.
  const saysNothing = decoded?.structs.length === 0 && decoded.ds.clients.size === 0
  if (decoded === null || (saysNothing && update.length > emptyLength)) return 'update-unreadable'
  if (decoded.ds.clients.size > 0) return 'update-deletes'
  const parts = partsOf(decoded.structs)
  if (parts === null) return 'update-unordered'
  const lines = new Map<number, ClientLine>()
  const faults = new Map<number, ReasonCode>()
  const gaps = new Set<number>()
  const known = new Map<number, number>()
  const lamports: number[] = []

  for (const [client, structs] of parts) {
    const from = lineOf(client)
    const part = readPart(structs, from)
    known.set(client, typeof part === 'string' ? endedLine.clock : from.clock)
    if (part === 'gap') gaps.add(client)
    else if (typeof part === 'string') faults.set(client, part)
    else if (part.line.clock > from.clock) {
      lines.set(client, part.line)
      lamports.push(...part.lamports)
    }
  }
  return {
    lines,
    faults,
    gaps,
    lamports: lamports.sort((a, b) => a - b),
    // Written anew even when all of it is taken: so it has one wording, and nothing stands behind its end.
    update: Y.diffUpdate(update, Y.encodeStateVector(known)),
  }
}

/** Updates that have no gaps towards one another, as one. Cheaper than `mergeUpdates`, and larger. */
export const joinUpdates = (updates: readonly Uint8Array[]): Uint8Array => Y.mergeUpdates([...updates])

/** The part of an update without gaps that `vector` lacks. */
export const updateSince = (update: Uint8Array, vector: StateVector): Uint8Array =>
  Y.diffUpdate(update, Y.encodeStateVector(new Map(vector)))

/** Up to where an update brings its clients; empty for what is no update. */
export function endOfUpdate(update: Uint8Array): StateVector {
  try {
    return Y.parseUpdateMeta(update).to
  } catch {
    return new Map()
  }
}

function decode(update: Uint8Array): ReturnType<typeof Y.decodeUpdate> | null {
  try {
    return Y.decodeUpdate(update)
  } catch {
    return null
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

type PartReading = { readonly line: ClientLine; readonly lamports: readonly number[] } | 'gap' | ReasonCode

function readPart(structs: readonly Struct[], from: ClientLine): PartReading {
  const lamports: number[] = []
  let line = from
  for (const struct of structs) {
    const { clock } = struct.id
    if (clock + struct.length <= line.clock) continue
    if (struct instanceof Y.Skip || clock > line.clock) return 'gap'
    const next = follow(struct, line, lamports)
    if (typeof next === 'string') return next
    line = next
  }
  return { line, lamports }
}

/** Where the client stands after the struct, or why it is none of an honest client. */
function follow(struct: Struct, line: ClientLine, lamports: number[]): ClientLine | ReasonCode {
  if (!(struct instanceof Y.Item)) return 'update-deletes'
  const { content } = struct
  const end = struct.id.clock + struct.length
  if (content instanceof Y.ContentType) {
    const index = indexOfOpened(struct, content)
    return index !== null && index > line.chunk ? { clock: end, chunk: index, isOpening: true } : 'update-foreign-chunk'
  }
  if (!(content instanceof Y.ContentAny)) return 'update-unknown-content'
  if (!appends(struct, line)) return 'update-not-appended'
  for (const value of content.arr.slice(line.clock - struct.id.clock)) {
    const fault = faultOfValue(value, deepest)
    if (fault !== null) return fault
    if (Array.isArray(value) && isLamport(value[1])) lamports.push(value[1])
  }
  return { clock: end, chunk: line.chunk, isOpening: false }
}

/** Index of the chunk that an item opens under its own client's name, else `null`. */
function indexOfOpened(item: Y.Item, content: Y.ContentType): number | null {
  const isEntry = (item.parent as unknown) === chunksName && item.origin === null && item.rightOrigin === null
  const key = parseChunkKey(item.parentSub)
  return isEntry && content.type instanceof Y.Array && key?.client === item.id.client ? key.index : null
}

/** Whether an item stands directly behind the client's last one. */
function appends(item: Y.Item, line: ClientLine): boolean {
  if (item.rightOrigin !== null || item.parentSub !== null || line.chunk < 0) return false
  // What is known of it was judged when it came; the rest is cut off and hangs on it.
  if (item.id.clock < line.clock) return !line.isOpening
  if (line.isOpening && item.origin !== null) return false
  const follows = line.isOpening ? item.parent : item.origin
  return follows instanceof Y.ID && follows.client === item.id.client && follows.clock === line.clock - 1
}

function faultOfValue(value: unknown, levels: number): ReasonCode | null {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return null
  if (levels === 0) return 'update-too-deep'
  // A key `__proto__` becomes the prototype when Yjs decodes it: the next peer would read another entry.
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return 'update-poisoned'
  for (const part of Array.isArray(value) ? value : Object.values(value)) {
    const fault = faultOfValue(part, levels - 1)
    if (fault !== null) return fault
  }
  return null
}
