import { encodeMessage, type ReasonCode } from '../../engine/index.ts'
import { createRefusals, type Refusals } from './createRefusals.ts'
import type { LogSnapshot, LogTail } from './designLogStore.ts'
import type { Committing } from './groupCommit.ts'
import { judgeUpdate } from './judgeUpdate.ts'
import { createPendingUpdates, type PendingUpdates } from './pendingUpdates.ts'
import type { RoomLedger } from './roomLedger.ts'
import type { KeptLog } from './roomLog.ts'
import type { RoomMember } from './roomMember.ts'

/** What a writer needs of its room. */
interface WriterRoom {
  readonly tenant: Committing['tenant']
  readonly design: string
  readonly ledger: RoomLedger
  readonly log: KeptLog
  now(): number
  /** To everybody but one. */
  tell(message: Uint8Array, except: RoomMember | null): void
  /** There is something to be stored. */
  wake(): void
  /** Reads on in the store, then calls `learn`, or `fail` when it cannot. */
  readOn(): void
  /** New updates are on disk. */
  written(): void
  /** The design is no more. */
  gone(): void
  /** What came was no update of an honest page. */
  fault(member: RoomMember, reason: ReasonCode): void
}

/** Takes updates of members and brings them to disk, in order; who sent them hears about it, then everybody else. */
export interface RoomWriter extends Committing {
  offer(member: RoomMember, update: Uint8Array): void
  /** Somebody else has written, or may have. */
  lookOn(): void
  /** What the store has behind what is known here, or `null` for a design that is gone. */
  learn(tail: LogTail | null): void
  isIdle(): boolean
}

/** Owners that were read within this time are believed, in ms. */
const ownersFresh = 2_000

export function createRoomWriter(room: WriterRoom): RoomWriter {
  const { ledger, log } = room
  const pending = createPendingUpdates()
  const refusals = createRefusals(ledger)
  const turns = createTurns(room, pending)
  let ownersReadAt = room.now()
  const areOwnersFresh = (): boolean => !turns.isReading() && room.now() - ownersReadAt <= ownersFresh
  const offer = createOffer(room, { pending, refusals, areOwnersFresh, lookOn: turns.lookOn })
  return {
    tenant: room.tenant,
    offer,
    lookOn: turns.lookOn,
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
      else turns.readLater()
      turns.next()
    },
    fail() {
      turns.end()
      const members = new Set(pending.dropAll().map(({ member }) => member))
      ledger.forgetTaken()
      // They come back and bring it again; whether it came to disk is seen then.
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
      // All that is not on disk is judged anew.
      const again = pending.dropAll()
      ledger.forgetTaken()
      for (const { member, update } of again) offer(member, update)
      turns.next()
    },
  }
}

/** One at a time: either a batch is being written, or the store is being read on. */
function createTurns(room: Pick<WriterRoom, 'readOn' | 'wake'>, pending: PendingUpdates) {
  let work: 'none' | 'writing' | 'reading' = 'none'
  let shouldReadOn = false
  const next = (): void => {
    if (work !== 'none') return
    if (shouldReadOn) {
      shouldReadOn = false
      work = 'reading'
      room.readOn()
    } else if (pending.isWaiting()) room.wake()
  }
  const readLater = (): void => {
    shouldReadOn = true
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
    readLater,
    lookOn() {
      readLater()
      next()
    },
  }
}

interface Offering {
  readonly pending: PendingUpdates
  readonly refusals: Refusals
  areOwnersFresh(): boolean
  lookOn(): void
}

/** Judges what a member sends: it is refused, asked for again, judged later, or waits to be stored. */
function createOffer(room: WriterRoom, { pending, refusals, areOwnersFresh, lookOn }: Offering): RoomWriter['offer'] {
  const { ledger } = room
  return (member, update) => {
    const { access, owner } = member.grant
    const verdict = judgeUpdate(update, owner ?? 'nobody', ledger)
    if (typeof verdict === 'string') {
      room.fault(member, verdict)
      return
    }
    if (access !== 'edit' || owner === null) {
      refusals.refuse(member, new Map(verdict.clients.map(client => [client, 'access-view-only'])))
      return
    }
    const isForeign = [...verdict.refused.values()].includes('update-foreign-client')
    if (isForeign && !areOwnersFresh()) {
      pending.doubt({ member, update })
      lookOn()
      return
    }
    if (verdict.refused.size > 0) refusals.refuse(member, verdict.refused)
    if (verdict.gaps.size > 0) refusals.answerGaps(member, verdict.gaps)
    if (verdict.clients.length === 0) acknowledge(room, member, ledger.stored())
    if (verdict.taken === null) return
    refusals.forget(member, verdict.taken.lines.keys())
    ledger.take(verdict.taken)
    pending.add({ member, update: verdict.taken })
    room.wake()
  }
}

const acknowledge = ({ log }: WriterRoom, member: RoomMember, vector: ReadonlyMap<number, number>): void =>
  member.send(encodeMessage({ kind: 'stored', seq: log.seq(), vector }))

/** A batch is on disk: who sent it hears so, then everybody else gets it. */
function confirm(room: WriterRoom, pending: PendingUpdates): void {
  const { ledger, log } = room
  const confirmed = pending.confirm()
  const acks = new Map<RoomMember, Map<number, number>>()
  for (const { member, update } of confirmed) {
    ledger.store(update)
    log.add(log.seq() + 1, update.bytes)
    const ack = acks.get(member) ?? new Map<number, number>()
    acks.set(member, ack)
    for (const [client, { clock }] of update.lines) ack.set(client, clock)
  }
  for (const [member, vector] of acks) acknowledge(room, member, vector)
  for (const { member, update } of confirmed) room.tell(encodeMessage({ kind: 'update', update: update.bytes }), member)
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

/** What others have written since goes into the ledger and the log, and to everybody here. */
function learnTail({ ledger, log, tell }: WriterRoom, { owners, snapshot, updates }: LogTail): void {
  const take = ({ seq, bytes }: LogSnapshot): void => {
    const fresh = ledger.learn(bytes)
    log.add(seq, fresh ?? emptyUpdate)
    if (fresh) tell(encodeMessage({ kind: 'update', update: fresh }), null)
  }
  ledger.learnOwners(owners)
  if (snapshot) {
    take(snapshot)
    log.compacted(snapshot.seq)
  }
  for (const update of updates) take(update)
}

/** An update that says nothing. */
const emptyUpdate = new Uint8Array([0, 0])
