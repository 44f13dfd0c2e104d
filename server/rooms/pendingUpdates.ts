import type { LedgerStep } from './roomLedger.ts'
import type { RoomMember } from './roomMember.ts'

/** An accepted update that is not stored yet. */
interface Pending {
  readonly member: RoomMember
  readonly update: LedgerStep
}

/** An update that cannot be validated yet. */
interface Doubtful {
  readonly member: RoomMember
  readonly update: Uint8Array
}

/** Updates of members that are not stored yet, in the order they arrived. */
export interface PendingUpdates {
  add(pending: Pending): void
  /** Postpones an update whose clients had another owner in the last read, because claiming a design transfers them. */
  doubt(doubtful: Doubtful): void
  isWaiting(): boolean
  isEmpty(): boolean
  /** Starts storing everything that waits. */
  begin(): readonly Pending[]
  /** Marks the updates in progress as stored. */
  confirm(): readonly Pending[]
  /** Drops all accepted updates, in progress or waiting. */
  dropJudged(): readonly Pending[]
  /** Drops everything, accepted updates first, in order. */
  dropAll(): readonly Doubtful[]
}

export function createPendingUpdates(): PendingUpdates {
  let waiting: Pending[] = []
  let inFlight: readonly Pending[] = []
  let doubtful: Doubtful[] = []
  const dropJudged = (): readonly Pending[] => {
    const dropped = [...inFlight, ...waiting]
    inFlight = []
    waiting = []
    return dropped
  }
  return {
    add: pending => void waiting.push(pending),
    doubt: update => void doubtful.push(update),
    isWaiting: () => waiting.length > 0,
    isEmpty: () => waiting.length === 0 && doubtful.length === 0,
    begin() {
      inFlight = waiting
      waiting = []
      return inFlight
    },
    confirm() {
      const confirmed = inFlight
      inFlight = []
      return confirmed
    },
    dropJudged,
    dropAll() {
      const judged = dropJudged().map(({ member, update }) => ({ member, update: update.bytes }))
      const all = [...judged, ...doubtful]
      doubtful = []
      return all
    },
  }
}
