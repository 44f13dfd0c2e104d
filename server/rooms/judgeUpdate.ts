import { type ClientLine, endedLine, type ReasonCode, readUpdate } from '../../engine/index.ts'
import type { ClientOwner } from './grant.ts'
import type { LedgerStep, RoomLedger } from './roomLedger.ts'
import { roomLimits } from './roomLimits.ts'

/** An update that may be stored. */
export interface JudgedUpdate extends LedgerStep {
  readonly bytes: Uint8Array
}

interface Verdict {
  /** `null` when nothing is new, or nothing can be taken. */
  readonly taken: JudgedUpdate | null
  /** Who is refused for good, and why. */
  readonly refused: ReadonlyMap<number, ReasonCode>
  /** Whose part has to be sent again from where the room stands. */
  readonly gaps: ReadonlySet<number>
  /** Every client that has something new in the update. */
  readonly clients: readonly number[]
}

/** Judges an update by its transport alone: what its entries mean is no business of a room. */
export function judgeUpdate(update: Uint8Array, owner: ClientOwner, ledger: RoomLedger): Verdict | ReasonCode {
  const whole = readUpdate(update, ledger.lineOf)
  if (typeof whole === 'string') return whole
  const clients = [...whole.lines.keys(), ...whole.faults.keys(), ...whole.gaps]
  const foreign = new Set(clients.filter(client => (ledger.ownerOf(client) ?? owner) !== owner))
  const own = (client: number): ClientLine => (foreign.has(client) ? endedLine : ledger.lineOf(client))
  // What is refused may not keep back the rest, so the rest is read without it.
  const read = foreign.size > 0 ? readUpdate(update, own) : whole
  if (typeof read === 'string') return read
  const { lines, gaps, lamports } = read
  const fault = faultOfLamports(lamports, ledger.lamport()) ?? faultOfSize(lines, ledger)
  const refused = new Map([
    ...read.faults,
    ...[...foreign].map(client => [client, 'update-foreign-client'] as const),
    ...(fault === null ? [] : [...lines.keys()].map(client => [client, fault] as const)),
  ])
  const isTaken = lines.size > 0 && fault === null
  return {
    taken: isTaken ? { lines, owner, lamport: lamports.at(-1) ?? 0, bytes: read.update } : null,
    refused,
    gaps,
    clients,
  }
}

/** Work done offline may go far, but entry by entry: no single one may leap. */
function faultOfLamports(lamports: readonly number[], highest: number): ReasonCode | null {
  let top = highest
  for (const lamport of lamports) {
    if (lamport > top + roomLimits.lamportAhead) return 'update-too-far-ahead'
    top = Math.max(top, lamport)
  }
  return null
}

function faultOfSize(lines: ReadonlyMap<number, ClientLine>, ledger: RoomLedger): ReasonCode | null {
  let { clients, items } = ledger.size()
  for (const [client, line] of lines) {
    const known = ledger.lineOf(client).clock
    items += line.clock - known
    if (known === 0) clients++
  }
  return clients > roomLimits.clients || items > roomLimits.items ? 'design-full' : null
}
