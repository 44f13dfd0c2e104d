import { decodeMessage, encodeMessage, type Message, type ReasonCode } from '../../engine/index.ts'
import type { DesignStatus } from '../contract/designs/design.ts'
import type { DesignLogStore } from './designLogStore.ts'
import { type DesignPlace, placeKey } from './grant.ts'
import type { GroupCommit } from './groupCommit.ts'
import type { BusMessage, RoomBus } from './roomBus.ts'
import { createRoomLedger, type RoomLedger } from './roomLedger.ts'
import { roomLimits } from './roomLimits.ts'
import { createCompaction, createKeptLog, type KeptLog } from './roomLog.ts'
import type { CloseReason, RoomMember } from './roomMember.ts'
import { type SharedPresence, sharePresence } from './roomPresence.ts'
import { createRoomWriter, type RoomWriter } from './roomWriter.ts'

export interface RoomServices {
  readonly store: DesignLogStore
  readonly commit: GroupCommit
  /** `null` where one process serves everybody. */
  readonly bus: RoomBus | null
  now(): number
  /** What went wrong without anybody asking: a store that is not there, a log that cannot be compacted. */
  onError(error: unknown): void
}

/** Everybody who has one design open, in this process. */
export interface Room {
  readonly place: DesignPlace
  members(): readonly RoomMember[]
  enter(member: RoomMember): void
  leave(member: RoomMember): void
  receive(member: RoomMember, message: Uint8Array): void
  /** Others may have written what this process was not told: up to this `seq`. */
  lookOn(seq: number): void
  /** The review status of the design; members are notified when it has changed. */
  notifyStatus(status: DesignStatus): void
  /** Nobody is here and nothing waits. */
  isIdle(): boolean
  close(): void
}

/** Opens the room of a design from its log; `null` when there is no such design. */
export async function openRoom(place: DesignPlace, services: RoomServices): Promise<Room | null> {
  const { store, commit, bus, now, onError } = services
  const members = createMembers()
  const ledger = createRoomLedger()
  const log = createKeptLog()
  const publish = (message: BusMessage): void => bus?.publish(placeKey(place), message)
  const compaction = createCompaction({ store, place, ledger, log, onError })
  const presence = sharePresence({ send: members.send, publish, ownerOf: ledger.ownerOf, now })
  const writer: RoomWriter = createRoomWriter({
    ...place,
    ledger,
    log,
    now,
    tell: members.send,
    wake: () => commit.wake(writer),
    readOn() {
      const failed = (cause: unknown): void => {
        onError(cause)
        writer.fail(cause)
      }
      store.since(place, log.seq()).then(tail => writer.learn(tail), failed)
    },
    written() {
      publish({ kind: 'stored', seq: log.seq(), vector: new Map() })
      void compaction.runWhenDue()
    },
    gone: () => members.close('gone'),
    fault: members.fault,
  })
  const lookOn = (seq: number): void => {
    if (seq > log.seq()) writer.lookOn()
  }
  const unsubscribe = bus?.subscribe(placeKey(place), message => {
    if (message.kind === 'stored') lookOn(message.seq)
    else if (message.kind === 'ping') presence.announce()
    else presence.receive(message)
  })
  const tail = await store.since(place, 0)
  if (tail === null) {
    unsubscribe?.()
    return null
  }
  writer.learn(tail)
  publish({ kind: 'ping' })
  return {
    place,
    ...createDoor({ members, ledger, log, presence, writer }),
    lookOn,
    isIdle: () => members.all().length === 0 && writer.isIdle() && !compaction.isRunning(),
    close: () => unsubscribe?.(),
  }
}

interface Inside {
  readonly members: Members
  readonly ledger: RoomLedger
  readonly log: KeptLog
  readonly presence: SharedPresence
  readonly writer: RoomWriter
}

/** Where members come in, go, and send their messages. */
function createDoor(inside: Inside): Pick<Room, 'members' | 'enter' | 'leave' | 'receive' | 'notifyStatus'> {
  const { members, ledger, log, presence, writer } = inside
  let standing: DesignStatus | null = null
  return {
    members: members.all,
    enter(member) {
      members.add(member)
      member.send(encodeMessage({ kind: 'welcome', access: member.grant.access }))
      member.send(encodeMessage({ kind: 'stored', seq: log.seq(), vector: ledger.stored() }))
      if (standing !== null) member.send(encodeMessage({ kind: 'standing', standing }))
      for (const shown of presence.recent()) member.send(shown)
    },
    leave(member) {
      if (members.remove(member)) presence.leave(member)
    },
    receive(member, bytes) {
      const message = decodeMessage(bytes)
      switch (message?.kind) {
        case 'update':
          writer.offer(member, message.update)
          break
        case 'have':
          exchange(inside, member, message)
          break
        case 'presence':
          presence.show(member, message, bytes.length)
          break
        case 'left':
          presence.leave(member)
          break
        case 'ping':
          member.send(encodeMessage({ kind: 'pong' }))
          break
        case undefined:
          members.fault(member, 'message-unreadable')
      }
    },
    notifyStatus(status) {
      if (status === standing) return
      standing = status
      members.send(encodeMessage({ kind: 'standing', standing }), null)
    },
  }
}

/** Both ways: what the member lacks is sent, what the room lacks is asked for. */
function exchange(
  { ledger, log }: Pick<Inside, 'ledger' | 'log'>,
  member: RoomMember,
  { vector, ask }: Extract<Message, { kind: 'have' }>,
): void {
  const isBehind = [...ledger.stored()].some(([client, clock]) => clock > (vector.get(client) ?? 0))
  if (isBehind) member.send(encodeMessage({ kind: 'update', update: log.since(vector) }))
  if (!ask) return
  const taken = ledger.taken()
  const isAhead = [...vector].some(([client, clock]) => clock > (taken.get(client) ?? 0))
  if (isAhead) member.send(encodeMessage({ kind: 'have', vector: taken, ask: false }))
  member.send(encodeMessage({ kind: 'stored', seq: log.seq(), vector: new Map() }))
}

interface Members {
  all(): readonly RoomMember[]
  add(member: RoomMember): void
  /** False for one who is not here. */
  remove(member: RoomMember): boolean
  /** To everybody but one. */
  send(message: Uint8Array, except: RoomMember | null): void
  /** Refuses a message; whoever sends too many of that kind is sent away. */
  fault(member: RoomMember, reason: ReasonCode): void
  close(reason: CloseReason): void
}

function createMembers(): Members {
  const members = new Set<RoomMember>()
  const faults = new WeakMap<RoomMember, number>()
  return {
    all: () => [...members],
    add: member => void members.add(member),
    remove: member => members.delete(member),
    send(message, except) {
      for (const member of members) if (member !== except) member.send(message)
    },
    fault(member, reason) {
      const count = (faults.get(member) ?? 0) + 1
      faults.set(member, count)
      member.send(encodeMessage({ kind: 'refused', reason, vector: new Map() }))
      if (count > roomLimits.faults) member.close('nonsense')
    },
    close(reason) {
      for (const member of members) member.close(reason)
    },
  }
}
