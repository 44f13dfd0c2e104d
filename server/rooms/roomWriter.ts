import { encodeMessage, type ReasonCode } from '../../engine/index.ts'
import { createRefusals } from './createRefusals.ts'
import type { LogSnapshot, LogTail } from './designLogStore.ts'
import type { Committing } from './groupCommit.ts'
import { type JudgedUpdate, judgeUpdate } from './judgeUpdate.ts'
import type { RoomLedger } from './roomLedger.ts'
import type { KeptLog } from './roomLog.ts'
import type { RoomMember } from './roomMember.ts'

/** What a writer needs of its room. */
export interface WriterRoom {
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

interface Pending {
  readonly member: RoomMember
  readonly update: JudgedUpdate
}

/** Owners that were read within this time are believed, in ms. */
const ownersFresh = 2_000

export function createRoomWriter(room: WriterRoom): RoomWriter {
  const { ledger, log } = room
  let waiting: Pending[] = []
  let inFlight: Pending[] = []
  /** Updates of clients that somebody else owned when it was read last: claiming a design moves its clients. */
  let doubtful: { readonly member: RoomMember; readonly update: Uint8Array }[] = []
  let work: 'none' | 'writing' | 'reading' = 'none'
  let shouldReadOn = false
  let ownersReadAt = room.now()
  const { refuse, answerGaps, forget } = createRefusals(ledger)

  const acknowledge = (member: RoomMember, vector: ReadonlyMap<number, number>): void =>
    member.send(encodeMessage({ kind: 'stored', seq: log.seq(), vector }))

  const offer = (member: RoomMember, update: Uint8Array): void => {
    const { access, owner } = member.grant
    const verdict = judgeUpdate(update, owner ?? 'nobody', ledger)
    if (typeof verdict === 'string') {
      room.fault(member, verdict)
      return
    }
    if (access !== 'edit' || owner === null) {
      refuse(member, new Map(verdict.clients.map(client => [client, 'access-view-only'])))
      return
    }
    const isForeign = [...verdict.refused.values()].includes('update-foreign-client')
    if (isForeign && (work === 'reading' || room.now() - ownersReadAt > ownersFresh)) {
      doubtful.push({ member, update })
      lookOn()
      return
    }
    if (verdict.refused.size > 0) refuse(member, verdict.refused)
    if (verdict.gaps.size > 0) answerGaps(member, verdict.gaps)
    if (verdict.clients.length === 0) acknowledge(member, ledger.stored())
    if (verdict.taken === null) return
    forget(member, verdict.taken.lines.keys())
    ledger.take(verdict.taken)
    waiting.push({ member, update: verdict.taken })
    room.wake()
  }

  /** Judges anew all that is not on disk. */
  const startOver = (): void => {
    const again = [
      ...[...inFlight, ...waiting].map(({ member, update }) => ({ member, update: update.bytes })),
      ...doubtful,
    ]
    inFlight = []
    waiting = []
    doubtful = []
    ledger.forgetTaken()
    for (const { member, update } of again) offer(member, update)
  }

  const take = ({ seq, bytes }: LogSnapshot): void => {
    const fresh = ledger.learn(bytes)
    log.add(seq, fresh ?? emptyUpdate)
    if (fresh) room.tell(encodeMessage({ kind: 'update', update: fresh }), null)
  }

  const lookOn = (): void => {
    shouldReadOn = true
    next()
  }

  const next = (): void => {
    if (work !== 'none') return
    if (shouldReadOn) {
      shouldReadOn = false
      work = 'reading'
      room.readOn()
    } else if (waiting.length > 0) room.wake()
  }

  const stored = (): void => {
    const acks = new Map<RoomMember, Map<number, number>>()
    for (const { member, update } of inFlight) {
      ledger.store(update)
      log.add(log.seq() + 1, update.bytes)
      const ack = acks.get(member) ?? new Map<number, number>()
      acks.set(member, ack)
      for (const [client, { clock }] of update.lines) ack.set(client, clock)
    }
    for (const [member, vector] of acks) acknowledge(member, vector)
    for (const { member, update } of inFlight)
      room.tell(encodeMessage({ kind: 'update', update: update.bytes }), member)
    inFlight = []
    room.written()
  }

  const refuseAll = (reason: ReasonCode): void => {
    const lost = [...inFlight, ...waiting]
    inFlight = []
    waiting = []
    ledger.forgetTaken()
    for (const { member, update } of lost) {
      refuse(member, new Map([...update.lines.keys()].map(client => [client, reason])))
    }
  }

  return {
    tenant: room.tenant,
    offer,
    lookOn,
    isIdle: () => work === 'none' && waiting.length === 0 && doubtful.length === 0,
    takeBatch() {
      if (work !== 'none' || waiting.length === 0) return null
      work = 'writing'
      inFlight = waiting
      waiting = []
      const updates = inFlight.map(({ update: { lines, owner, bytes } }) => ({
        clients: [...lines.keys()],
        owner,
        bytes,
      }))
      return { design: room.design, after: log.seq(), updates }
    },
    settle(outcome) {
      work = 'none'
      if (outcome === 'appended') stored()
      else if (outcome === 'in-review') refuseAll('design-in-review')
      else if (outcome === 'gone') room.gone()
      else shouldReadOn = true
      next()
    },
    fail() {
      work = 'none'
      const members = new Set([...inFlight, ...waiting, ...doubtful].map(({ member }) => member))
      inFlight = []
      waiting = []
      doubtful = []
      ledger.forgetTaken()
      // They come back and bring it again; whether it came to disk is seen then.
      for (const member of members) member.close('unavailable')
    },
    learn(tail) {
      work = 'none'
      if (tail === null) {
        room.gone()
        return
      }
      ownersReadAt = room.now()
      ledger.learnOwners(tail.owners)
      if (tail.snapshot) {
        take(tail.snapshot)
        log.compacted(tail.snapshot.seq)
      }
      for (const update of tail.updates) take(update)
      startOver()
      next()
    },
  }
}

/** An update that says nothing. */
const emptyUpdate = new Uint8Array([0, 0])
