import { encodeMessage, type ReasonCode } from '../../engine/index.ts'
import { createRefusals, type Refusals } from './createRefusals.ts'
import type { LogSnapshot, LogTail } from './designLogStore.ts'
import type { Committing } from './groupCommit.ts'
import { judgeUpdate } from './judgeUpdate.ts'
import { createPendingUpdates, type PendingUpdates } from './pendingUpdates.ts'
import { type RoomLedger, type RoomLine, storedMessage } from './roomLedger.ts'
import type { MemoryLog } from './roomLog.ts'
import type { RoomMember } from './roomMember.ts'

/** What a writer needs of its room. */
interface WriterRoom {
  readonly tenant: Committing['tenant']
  readonly design: string
  readonly ledger: RoomLedger
  readonly log: MemoryLog
  now(): number
  /** Sends to everybody except one. */
  broadcast(message: Uint8Array, except: RoomMember | null): void
  /** Schedules storing. */
  wake(): void
  /** Reads new updates from the store, then calls `learn`, or `fail` on an error. */
  readTail(): void
  /** Called when new updates are stored. */
  written(): void
  /** Called when the design was deleted. */
  gone(): void
  /** Refuses a manipulated update. */
  reject(member: RoomMember, reason: ReasonCode): void
}

/** Stores the updates of members in order, acknowledges them to their senders, and forwards them to the others. */
export interface RoomWriter extends Committing {
  offer(member: RoomMember, update: Uint8Array): void
  /** Reads updates that other processes may have written. */
  catchUp(): void
  /** Adds new updates from the store; `null` for a deleted design. */
  learn(tail: LogTail | null): void
  isIdle(): boolean
}

/** Milliseconds for which owners from the store count as current. */
const ownersFresh = 2_000

export function createRoomWriter(room: WriterRoom): RoomWriter {
  const { ledger, log } = room
  const pending = createPendingUpdates()
  const refusals = createRefusals(ledger)
  const turns = createTurns(room, pending)
  let ownersReadAt = room.now()
  const areOwnersFresh = (): boolean => !turns.isReading() && room.now() - ownersReadAt <= ownersFresh
  const offer = createOffer(room, { pending, refusals, areOwnersFresh, catchUp: turns.catchUp })
  return {
    tenant: room.tenant,
    offer,
    catchUp: turns.catchUp,
    isIdle: () => turns.isFree() && pending.isEmpty(),
    takeBatch() {
      if (!turns.isFree() || !pending.isWaiting()) return null
      turns.write()
      const updates = pending.begin().map(({ update: { lines, owner, bytes } }) => ({
        clients: [...lines.keys()],
        owner,
        bytes,
      }))
      return { design: room.design, after: log.seq(), updates }
    },
    settle(outcome) {
      turns.end()
      if (outcome === 'appended') confirm(room, pending)
      else if (outcome === 'in-review') refuseAll(room, { pending, refusals }, 'design-in-review')
      else if (outcome === 'gone') room.gone()
      else turns.catchUpLater()
      turns.next()
    },
    fail() {
      turns.end()
      const members = new Set(pending.dropAll().map(({ member }) => member))
      ledger.forgetTaken()
      // The members reconnect and send their updates again; whether they were stored is seen then.
      for (const member of members) member.close('unavailable')
    },
    learn(tail) {
      turns.end()
      if (tail === null) {
        room.gone()
        return
      }
      ownersReadAt = room.now()
      learnTail(room, tail)
      // Everything that is not stored is validated again.
      const again = pending.dropAll()
      ledger.forgetTaken()
      for (const { member, update } of again) offer(member, update)
      turns.next()
    },
  }
}

/** Serialises the work: either a batch is being written or the store is being read. */
function createTurns(room: Pick<WriterRoom, 'readTail' | 'wake'>, pending: PendingUpdates) {
  let work: 'none' | 'writing' | 'reading' = 'none'
  let shouldCatchUp = false
  const next = (): void => {
    if (work !== 'none') return
    if (shouldCatchUp) {
      shouldCatchUp = false
      work = 'reading'
      room.readTail()
    } else if (pending.isWaiting()) room.wake()
  }
  const catchUpLater = (): void => {
    shouldCatchUp = true
  }
  return {
    isFree: () => work === 'none',
    isReading: () => work === 'reading',
    write() {
      work = 'writing'
    },
    end() {
      work = 'none'
    },
    next,
    catchUpLater,
    catchUp() {
      catchUpLater()
      next()
    },
  }
}

/** What depends on the owners of clients, which a claim transfers. */
const foreignReasons: ReadonlySet<ReasonCode> = new Set(['update-foreign-client', 'update-foreign-author'])

interface Offering {
  readonly pending: PendingUpdates
  readonly refusals: Refusals
  areOwnersFresh(): boolean
  catchUp(): void
}

/** Validates an update of a member. It is refused, requested again, postponed, or queued for storage. */
function createOffer(room: WriterRoom, { pending, refusals, areOwnersFresh, catchUp }: Offering): RoomWriter['offer'] {
  const { ledger } = room
  return (member, update) => {
    const { access, owner } = member.grant
    const verdict = judgeUpdate(update, owner ?? 'nobody', ledger)
    if (typeof verdict === 'string') {
      room.reject(member, verdict)
      return
    }
    if (access !== 'edit' || owner === null) {
      refusals.refuse(member, new Map(verdict.clients.map(client => [client, 'access-view-only'])))
      return
    }
    const isForeign = [...verdict.refused.values()].some(reason => foreignReasons.has(reason))
    if (isForeign && !areOwnersFresh()) {
      pending.doubt({ member, update })
      catchUp()
      return
    }
    if (verdict.refused.size > 0) refusals.refuse(member, verdict.refused)
    if (verdict.gaps.size > 0) refusals.reportGaps(member, verdict.gaps)
    if (verdict.clients.length === 0) acknowledge(room, member, ledger.storedLines())
    if (verdict.taken === null) return
    refusals.forget(member, verdict.taken.lines.keys())
    ledger.take(verdict.taken)
    pending.add({ member, update: verdict.taken })
    room.wake()
  }
}

const acknowledge = ({ log }: WriterRoom, member: RoomMember, lines: ReadonlyMap<number, RoomLine>): void =>
  member.send(storedMessage(log.seq(), lines))

/** Acknowledges a stored batch to its senders, then forwards it to everybody else. */
function confirm(room: WriterRoom, pending: PendingUpdates): void {
  const { ledger, log } = room
  const confirmed = pending.confirm()
  const acks = new Map<RoomMember, Map<number, RoomLine>>()
  for (const { member, update } of confirmed) {
    ledger.store(update)
    log.add(log.seq() + 1, update.bytes)
    const ack = acks.get(member) ?? new Map<number, RoomLine>()
    acks.set(member, ack)
    for (const [client, line] of update.lines) ack.set(client, line)
  }
  for (const [member, lines] of acks) acknowledge(room, member, lines)
  for (const { member, update } of confirmed)
    room.broadcast(encodeMessage({ kind: 'update', update: update.bytes }), member)
  room.written()
}

function refuseAll(
  { ledger }: WriterRoom,
  { pending, refusals }: Pick<Offering, 'pending' | 'refusals'>,
  reason: ReasonCode,
): void {
  const lost = pending.dropJudged()
  ledger.forgetTaken()
  for (const { member, update } of lost) {
    refusals.refuse(member, new Map([...update.lines.keys()].map(client => [client, reason])))
  }
}

/** Adds the updates of other processes to the ledger and the log, and forwards them to the members. */
function learnTail({ ledger, log, broadcast }: WriterRoom, { owners, snapshot, updates }: LogTail): void {
  const take = ({ seq, bytes }: LogSnapshot): void => {
    const fresh = ledger.learn(bytes)
    log.add(seq, fresh ?? emptyUpdate)
    if (fresh) broadcast(encodeMessage({ kind: 'update', update: fresh }), null)
  }
  ledger.learnOwners(owners)
  if (snapshot) {
    take(snapshot)
    log.compacted(snapshot.seq, snapshot.bytes.length)
  }
  for (const update of updates) take(update)
}

/** An empty update. */
const emptyUpdate = new Uint8Array([0, 0])
