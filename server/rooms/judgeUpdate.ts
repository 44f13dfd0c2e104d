import { type ClientLine, endedLine, type ReasonCode, readUpdate, type UpdateReading } from '../../engine/index.ts'
import type { ClientOwner } from './grant.ts'
import { type LedgerStep, type LogSize, type RoomLedger, stepOf } from './roomLedger.ts'
import { roomLimits } from './roomLimits.ts'

interface Verdict {
  /** `null` when nothing is new or acceptable. */
  readonly taken: LedgerStep | null
  /** The clients that are refused permanently, with the reasons. */
  readonly refused: ReadonlyMap<number, ReasonCode>
  /** The clients that must send their updates again from the room's vector. */
  readonly gaps: ReadonlySet<number>
  /** Every client with something new in the update. */
  readonly clients: readonly number[]
}

/** Validates the structure of an update. Rooms do not interpret its entries. */
export function judgeUpdate(update: Uint8Array, owner: ClientOwner, ledger: RoomLedger): Verdict | ReasonCode {
  const whole = readUpdate(update, ledger.lineOf)
  if (typeof whole === 'string') return whole
  const clients = [...whole.lines.keys(), ...whole.errors.keys(), ...whole.gaps]
  const foreign = foreignOf(whole, { clients, owner, ledger })
  const own = (client: number): ClientLine => (foreign.has(client) ? endedLine : ledger.lineOf(client))
  // A refused part must not block the rest, so the rest is read without it.
  const read = foreign.size > 0 ? readUpdate(update, own) : whole
  if (typeof read === 'string') return read
  const { lines, gaps, lamports } = read
  const error = lamportError(lamports, ledger.lamport()) ?? sizeError(read, ledger)
  const refused = new Map([
    ...read.errors,
    ...foreign,
    ...(error === null ? [] : [...lines.keys()].map(client => [client, error] as const)),
  ])
  const isTaken = lines.size > 0 && error === null
  return {
    taken: isTaken ? { ...stepOf(read, client => ledger.lineOf(client).digest), owner } : null,
    refused,
    gaps,
    clients,
  }
}

interface Offered {
  readonly clients: readonly number[]
  readonly owner: ClientOwner
  readonly ledger: RoomLedger
}

/** The clients that are somebody else's, or open chunks in somebody else's name. */
function foreignOf({ authors }: UpdateReading, { clients, owner, ledger }: Offered): Map<number, ReasonCode> {
  const isOwn = (of: ClientOwner | undefined): boolean => of === undefined || of === owner
  const foreign = new Map<number, ReasonCode>()
  for (const client of clients) {
    const named = [...(authors.get(client) ?? [])]
    if (!isOwn(ledger.ownerOf(client))) foreign.set(client, 'update-foreign-client')
    else if (!named.every(author => isOwn(ledger.ownerOfAuthor(author)))) foreign.set(client, 'update-foreign-author')
  }
  return foreign
}

/** Offline work may advance the lamports far, but only step by step: no single entry may jump. */
function lamportError(lamports: readonly number[], highest: number): ReasonCode | null {
  let top = highest
  for (const lamport of lamports) {
    if (lamport > top + roomLimits.lamportAhead) return 'update-too-far-ahead'
    top = Math.max(top, lamport)
  }
  return null
}

/** What is there stays; only what would go beyond the limits is refused. */
function sizeError({ lines, update }: UpdateReading, ledger: RoomLedger): ReasonCode | null {
  if (lines.size === 0) return null
  let { clients, items, bytes } = ledger.size()
  bytes += update.length
  for (const [client, line] of lines) {
    const known = ledger.lineOf(client).clock
    items += line.clock - known
    if (known === 0) clients++
  }
  return fullness({ clients, items, bytes }) > 1 ? 'design-full' : null
}

/** How much a log has of what it may have: 1 is full. */
export const fullness = ({ clients, items, bytes }: LogSize): number =>
  Math.max(clients / roomLimits.clients, items / roomLimits.items, bytes / roomLimits.logBytes)
