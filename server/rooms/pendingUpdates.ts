import type { JudgedUpdate } from './judgeUpdate.ts'
import type { RoomMember } from './roomMember.ts'

/** An update that was judged good and is not on disk yet. */
interface Pending {
  readonly member: RoomMember
  readonly update: JudgedUpdate
}

/** An update that cannot be judged yet. */
interface Doubtful {
  readonly member: RoomMember
  readonly update: Uint8Array
}

/** What members have sent and the store has not confirmed, in the order in which it came. */
export interface PendingUpdates {
  add(pending: Pending): void
  /** Of clients that somebody else owned when it was read last: claiming a design moves its clients. */
  doubt(doubtful: Doubtful): void
  isWaiting(): boolean
  isEmpty(): boolean
  /** Everything that waits goes to the store. */
  begin(): readonly Pending[]
  /** What went to the store is there. */
  confirm(): readonly Pending[]
  /** Forgets what was judged, whether it has gone to the store or not. */
  dropJudged(): readonly Pending[]
  /** Forgets all of it. Judged ones first, as they came. */
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
