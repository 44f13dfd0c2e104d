import type * as Y from 'yjs'
import type { ReasonCode } from '../document/outcome.ts'
import type { ChangeOrigin, LogEntry, StateVector } from './commandLog.ts'
import type { LinePiece } from './decodeOnce.ts'
import { type ClientLine, newLine } from './readLine.ts'
import { readUpdate, type UpdateReading } from './readUpdate.ts'
import { createTouchedClients, type TouchedClients } from './touchedClients.ts'

/** Brings updates of others to a document, after the one judge of updates has let them through. */
export interface Intake {
  /** Takes what is honest. Answers with the first reason why something of it was not taken, or `null`. */
  take(update: Uint8Array, origin: ChangeOrigin): ReasonCode | null
  /** Where a client stands. */
  lineOf(client: number): ClientLine
  /** Notes an entry that this page writes, and where its client stands behind it. */
  wrote(client: number, line: ClientLine, entry: LogEntry): void
  /** Whether a later version of Kitloom wrote a part of what was taken. */
  hasNewerPart(): boolean
  /** Where the clients stand of whom a piece is missing that others wait for. */
  gaps(): StateVector
  /** The pieces that wait, of each client in its order. */
  waiting(): readonly LinePiece[]
}

/** A piece that cannot be judged before what is missing in front of it has come. */
interface Waiting extends LinePiece {
  readonly origin: ChangeOrigin
}

/** Bytes of others that may wait. What comes beyond is asked for again when the gap closes. */
const maxWaiting = 16 * 1024 * 1024

/** What else has to be true of what a client sends from there; the reason why not, or `null`. */
export type OriginJudge = (client: number, line: ClientLine, origin: ChangeOrigin) => ReasonCode | null

interface IntakeOptions {
  readonly judge?: OriginJudge
  /** Of the document, where somebody else writes in it as well. */
  readonly touched?: TouchedClients
  /** Hears of entries before the document has them. */
  arriving?(entries: readonly LogEntry[]): void
}

export function createIntake(
  doc: Y.Doc,
  { judge, touched = createTouchedClients(doc), arriving }: IntakeOptions = {},
): Intake {
  const lines = new Map<number, ClientLine>()
  const lineOf = (client: number): ClientLine => lines.get(client) ?? newLine
  const clockOf = (client: number): number => lineOf(client).clock
  /** Of each client by where they begin. */
  const waiting = new Map<number, Waiting[]>()
  let bytes = 0
  let hasNewerPart = false

  const read = (update: Uint8Array, origin: ChangeOrigin) =>
    readUpdate(update, lineOf, judge && ((client, line) => judge(client, line, origin)))

  const enter = (reading: UpdateReading, origin: ChangeOrigin): void => {
    for (const [client, line] of reading.lines) {
      lines.set(client, line)
      hasNewerPart ||= line.isNewer
    }
    arriving?.(reading.entries)
    touched.touching(reading.lines.keys(), () => reading.applyTo(doc, origin))
  }

  const hold = (piece: LinePiece, origin: ChangeOrigin): void => {
    // Work of this device is held whatever it weighs: nobody else may have it.
    if (origin.from !== 'storage' && bytes + piece.update.length > maxWaiting) return
    const pieces = waiting.get(piece.client) ?? []
    waiting.set(piece.client, pieces)
    let index = pieces.length
    while (index > 0 && (pieces[index - 1]?.from ?? 0) > piece.from) index--
    const before = pieces[index - 1]
    if (before && before.from === piece.from && before.end >= piece.end) return
    pieces.splice(index, 0, { ...piece, origin })
    bytes += piece.update.length
  }

  /** Takes what waited for the pieces that have just come. */
  const release = (client: number): void => {
    const pieces = waiting.get(client)
    let taken = 0
    for (let piece = pieces?.[0]; piece && piece.from <= clockOf(client); piece = pieces?.[++taken]) {
      const reading = read(piece.update, piece.origin)
      if (typeof reading !== 'string') enter(reading, piece.origin)
      bytes -= piece.update.length
    }
    pieces?.splice(0, taken)
    if (pieces?.length === 0) waiting.delete(client)
  }

  return {
    lineOf,
    wrote(client, line, entry) {
      lines.set(client, line)
      arriving?.([entry])
    },
    take(update, origin) {
      const reading = read(update, origin)
      if (typeof reading === 'string') return reading
      const grown = new Set(reading.lines.keys())
      enter(reading, origin)
      for (const piece of reading.waiting()) {
        hold(piece, origin)
        grown.add(piece.client)
      }
      if (waiting.size > 0) for (const client of grown) release(client)
      const [error = null] = reading.errors.values()
      return error
    },
    hasNewerPart: () => hasNewerPart,
    gaps: () => new Map([...waiting.keys()].map(client => [client, clockOf(client)])),
    waiting: () => [...waiting.values()].flat(),
  }
}
