import {
  type AuthorId,
  type ClientLine,
  emptyDigest,
  encodeMessage,
  newLine,
  personOfAuthor,
  readUpdate,
  type UpdateReading,
} from '../../engine/index.ts'
import type { ClientOwner } from './grant.ts'

/** The state of one Yjs client: where it stands and what it said up to there. */
export interface RoomLine extends ClientLine {
  readonly digest: number
}

/** The change of an accepted update to its clients. */
export interface LedgerStep {
  readonly lines: ReadonlyMap<number, RoomLine>
  /** The authors that the new chunks of each client name. */
  readonly authors: ReadonlyMap<number, ReadonlySet<AuthorId>>
  readonly owner: ClientOwner
  /** The highest lamport of its entries, 0 without any. */
  readonly lamport: number
  readonly bytes: Uint8Array
}

/** The members who said as whom they write, although nothing of them is stored yet. */
export interface GreetedWriters {
  ownerOfClient(client: number): ClientOwner | undefined
  ownerOfPerson(person: string): ClientOwner | undefined
}

/** The state of every client of a design: stored, and including accepted updates that are not stored yet. */
export interface RoomLedger {
  lineOf(client: number): RoomLine
  ownerOf(client: number): ClientOwner | undefined
  /** Whose an author is: of the client that named them first. */
  ownerOfAuthor(author: AuthorId): ClientOwner | undefined
  /** The highest accepted lamport. */
  lamport(): number
  /** The number of clients, items and bytes. */
  size(): LogSize
  /** The stored clocks. */
  stored(): ReadonlyMap<number, number>
  storedLines(): ReadonlyMap<number, RoomLine>
  /** The accepted clocks. */
  taken(): ReadonlyMap<number, number>
  take(step: LedgerStep): void
  /** Marks an accepted step as stored. */
  store(step: LedgerStep): void
  /** Adds a stored update, which was validated before. Returns the new part, if any. */
  learn(update: Uint8Array): Uint8Array | null
  learnOwners(owners: ReadonlyMap<number, ClientOwner>): void
  /** Counts so many bytes less, because the stored log was compacted. */
  shrink(bytes: number): void
  /** Goes back to the stored state. */
  forgetTaken(): void
}

export interface LogSize {
  readonly clients: number
  readonly items: number
  readonly bytes: number
}

const newRoomLine: RoomLine = { ...newLine, digest: emptyDigest }
const nobody: GreetedWriters = { ownerOfClient: () => undefined, ownerOfPerson: () => undefined }

export function createRoomLedger(greeted: GreetedWriters = nobody): RoomLedger {
  const onDisk = createLines()
  let ahead = createLines()
  const owners = new Map<number, ClientOwner>()
  /** Owners of clients that are not stored yet. */
  const claimed = new Map<number, ClientOwner>()

  const ownerOf = (client: number | undefined): ClientOwner | undefined =>
    client === undefined ? undefined : (owners.get(client) ?? claimed.get(client) ?? greeted.ownerOfClient(client))

  return {
    lineOf: client => ahead.lines.get(client) ?? newRoomLine,
    ownerOf,
    ownerOfAuthor(author) {
      const person = personOfAuthor(author)
      return ownerOf(ahead.persons.get(person)) ?? greeted.ownerOfPerson(person)
    },
    lamport: () => ahead.lamport(),
    size: () => ahead.size(),
    stored: () => clocksOf(onDisk.lines),
    storedLines: () => onDisk.lines,
    taken: () => clocksOf(ahead.lines),
    take(step) {
      ahead.advance(step)
      for (const client of step.lines.keys()) if (!owners.has(client)) claimed.set(client, step.owner)
    },
    store(step) {
      onDisk.advance(step)
      for (const client of step.lines.keys()) {
        owners.set(client, step.owner)
        claimed.delete(client)
      }
    },
    learn(update) {
      const read = readUpdate(update, client => onDisk.lines.get(client) ?? newLine)
      if (typeof read === 'string' || read.gaps.size > 0 || read.errors.size > 0) {
        throw new Error('The log of a design is damaged: a stored update does not follow the updates before it.')
      }
      if (read.lines.size === 0) return null
      const step = stepOf(read, client => onDisk.lines.get(client)?.digest ?? emptyDigest)
      onDisk.advance(step)
      ahead.advance(step)
      return step.bytes
    },
    learnOwners(added) {
      for (const [client, owner] of added) owners.set(client, owner)
    },
    shrink(bytes) {
      onDisk.shrink(bytes)
      ahead.shrink(bytes)
    },
    forgetTaken() {
      claimed.clear()
      ahead = createLines(onDisk)
    },
  }
}

/** The step that an update means, all of which is accepted. */
export function stepOf(read: UpdateReading, digestOf: (client: number) => number): Omit<LedgerStep, 'owner'> {
  const digests = read.digests(digestOf)
  const lines = new Map([...read.lines].map(([of, line]) => [of, { ...line, digest: digests.get(of) ?? emptyDigest }]))
  return { lines, authors: read.authors, lamport: read.lamports.at(-1) ?? 0, bytes: read.update }
}

interface Lines {
  readonly lines: Map<number, RoomLine>
  /** By the person of an author, the client that named them first. */
  readonly persons: Map<string, number>
  lamport(): number
  size(): LogSize
  advance(step: Omit<LedgerStep, 'owner'>): void
  shrink(bytes: number): void
}

/** The lines of a log, those of another one to begin with. */
function createLines(from?: Lines): Lines {
  const lines = new Map(from?.lines)
  const persons = new Map(from?.persons)
  let lamport = from?.lamport() ?? 0
  let { items, bytes } = from?.size() ?? { items: 0, bytes: 0 }
  return {
    lines,
    persons,
    lamport: () => lamport,
    size: () => ({ clients: lines.size, items, bytes }),
    advance(step) {
      for (const [client, line] of step.lines) {
        items += line.clock - (lines.get(client)?.clock ?? 0)
        lines.set(client, line)
      }
      for (const [client, authors] of step.authors) {
        for (const person of [...authors].map(personOfAuthor)) if (!persons.has(person)) persons.set(person, client)
      }
      lamport = Math.max(lamport, step.lamport)
      bytes += step.bytes.length
    },
    shrink(by) {
      bytes -= by
    },
  }
}

/** Tells a page what is stored, with what it says, so that it can compare. */
export function storedMessage(seq: number, lines: ReadonlyMap<number, RoomLine>): Uint8Array {
  const digests = new Map([...lines].map(([client, { digest }]) => [client, digest]))
  return encodeMessage({ kind: 'stored', seq, vector: clocksOf(lines), digests })
}

const clocksOf = (lines: ReadonlyMap<number, ClientLine>): ReadonlyMap<number, number> =>
  new Map([...lines].map(([client, { clock }]) => [client, clock]))
