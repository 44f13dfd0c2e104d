import { type ClientLine, newLine, readUpdate } from '../../engine/index.ts'
import type { ClientOwner } from './grant.ts'

/** What an update that was judged good makes of its clients. */
export interface LedgerStep {
  readonly lines: ReadonlyMap<number, ClientLine>
  readonly owner: ClientOwner
  /** The highest of its entries, 0 without any. */
  readonly lamport: number
}

/** Where every client of a design stands: on disk, and as soon as everything is on disk that waits for it. */
export interface RoomLedger {
  lineOf(client: number): ClientLine
  ownerOf(client: number): ClientOwner | undefined
  /** The highest lamport that was taken. */
  lamport(): number
  /** How many clients and items there are. */
  size(): { readonly clients: number; readonly items: number }
  /** Clocks on disk. */
  stored(): ReadonlyMap<number, number>
  /** Clocks of what was taken. */
  taken(): ReadonlyMap<number, number>
  take(step: LedgerStep): void
  /** The oldest steps that were taken are on disk now. */
  store(step: LedgerStep): void
  /** Reads what the store has: no judging, it was judged before. Answers with what was new in it, if anything. */
  learn(update: Uint8Array): Uint8Array | null
  learnOwners(owners: ReadonlyMap<number, ClientOwner>): void
  /** Back to what is on disk. */
  forgetTaken(): void
}

export function createRoomLedger(): RoomLedger {
  const onDisk = { lines: new Map<number, ClientLine>(), lamport: 0 }
  let ahead = { lines: new Map<number, ClientLine>(), lamport: 0, items: 0 }
  const owners = new Map<number, ClientOwner>()
  /** Clients whose owner only this process knows, until they are on disk. */
  const claimed = new Map<number, ClientOwner>()

  const lineOf = (client: number): ClientLine => ahead.lines.get(client) ?? newLine
  const itemsOf = (lines: ReadonlyMap<number, ClientLine>): number =>
    [...lines.values()].reduce((items, { clock }) => items + clock, 0)
  const advance = ({ lines, lamport }: Pick<LedgerStep, 'lines' | 'lamport'>): void => {
    for (const [client, line] of lines) {
      ahead.items += line.clock - lineOf(client).clock
      ahead.lines.set(client, line)
    }
    ahead.lamport = Math.max(ahead.lamport, lamport)
  }
  const settle = ({ lines, lamport }: Pick<LedgerStep, 'lines' | 'lamport'>): void => {
    for (const [client, line] of lines) onDisk.lines.set(client, line)
    onDisk.lamport = Math.max(onDisk.lamport, lamport)
  }

  return {
    lineOf,
    ownerOf: client => owners.get(client) ?? claimed.get(client),
    lamport: () => ahead.lamport,
    size: () => ({ clients: ahead.lines.size, items: ahead.items }),
    stored: () => clocksOf(onDisk.lines),
    taken: () => clocksOf(ahead.lines),
    take(step) {
      advance(step)
      for (const client of step.lines.keys()) if (!owners.has(client)) claimed.set(client, step.owner)
    },
    store(step) {
      settle(step)
      for (const client of step.lines.keys()) {
        owners.set(client, step.owner)
        claimed.delete(client)
      }
    },
    learn(update) {
      const read = readUpdate(update, client => onDisk.lines.get(client) ?? newLine)
      if (typeof read === 'string' || read.gaps.size > 0 || read.faults.size > 0) {
        throw new Error('The log of a design is damaged: a stored update does not follow those before it.')
      }
      const step = { lines: read.lines, lamport: read.lamports.at(-1) ?? 0 }
      settle(step)
      advance(step)
      return read.lines.size > 0 ? read.update : null
    },
    learnOwners(given) {
      for (const [client, owner] of given) owners.set(client, owner)
    },
    forgetTaken() {
      claimed.clear()
      ahead = { lines: new Map(onDisk.lines), lamport: onDisk.lamport, items: itemsOf(onDisk.lines) }
    },
  }
}

const clocksOf = (lines: ReadonlyMap<number, ClientLine>): ReadonlyMap<number, number> =>
  new Map([...lines].map(([client, { clock }]) => [client, clock]))
