import {
  authorId,
  decodeMessage,
  encodeMessage,
  type Json,
  type Message,
  type PageIdentity,
  personOfAuthor,
  type ReasonCode,
} from '../../engine/index.ts'
import type { DesignStatus } from '../contract/designs/design.ts'
import type { DesignLogStore } from './designLogStore.ts'
import { type ClientOwner, type DesignRef, refKey } from './grant.ts'
import type { GroupCommit } from './groupCommit.ts'
import { fullness } from './judgeUpdate.ts'
import type { BusMessage, RoomBus } from './roomBus.ts'
import { createRoomLedger, type GreetedWriters, type RoomLedger, storedMessage } from './roomLedger.ts'
import { roomLimits } from './roomLimits.ts'
import { createCompaction, createMemoryLog, type MemoryLog, type MergeLog } from './roomLog.ts'
import type { CloseReason, RoomMember } from './roomMember.ts'
import { type SharedPresence, sharePresence } from './roomPresence.ts'
import { createRoomWriter, type RoomWriter } from './roomWriter.ts'

export interface RoomServices {
  readonly store: DesignLogStore
  readonly commit: GroupCommit
  /** `null` with a single process. */
  readonly bus: RoomBus | null
  now(): number
  readonly merge: MergeLog
  /** Called for errors outside of requests, such as an unavailable store or a failed compaction. */
  onError(error: unknown): void
}

/** The members in this process who have a design open. */
export interface Room {
  readonly ref: DesignRef
  members(): readonly RoomMember[]
  enter(member: RoomMember): void
  leave(member: RoomMember): void
  receive(member: RoomMember, message: Uint8Array): void
  /** Reads updates up to this `seq` that other processes have written. */
  catchUp(seq: number): void
  /** Sets the review status of the design; members are notified of changes. */
  notifyStatus(status: DesignStatus): void
  /** Whether there are no members and nothing is pending. */
  isIdle(): boolean
  close(): void
}

/** Opens the room of a design from its log; `null` when the design does not exist. */
export async function openRoom(ref: DesignRef, services: RoomServices): Promise<Room | null> {
  const { store, commit, bus, merge, now, onError } = services
  const members = createMembers()
  const ledger = createRoomLedger(members)
  const log = createMemoryLog()
  const publish = (message: BusMessage): void => bus?.publish(refKey(ref), message)
  const compaction = createCompaction({ store, ref, ledger, log, merge, onError })
  const presence = sharePresence({ send: members.send, publish, now })
  const writer: RoomWriter = createRoomWriter({
    ...ref,
    ledger,
    log,
    now,
    broadcast: members.send,
    wake: () => commit.wake(writer),
    readTail() {
      const failed = (cause: unknown): void => {
        onError(cause)
        writer.fail(cause)
      }
      store.since(ref, log.seq()).then(tail => writer.learn(tail), failed)
    },
    written() {
      const full = fullnessMessage(ledger)
      if (full) members.send(full, null)
      publish({ kind: 'stored', seq: log.seq(), vector: new Map() })
      void compaction.runWhenDue()
    },
    gone: () => members.close('gone'),
    reject: members.reject,
  })
  const catchUp = (seq: number): void => {
    if (seq > log.seq()) writer.catchUp()
  }
  const unsubscribe = bus?.subscribe(refKey(ref), message => {
    if (message.kind === 'stored') catchUp(message.seq)
    else if (message.kind === 'ping') presence.announce()
    else presence.receive(message)
  })
  const tail = await store.since(ref, 0)
  if (tail === null) {
    unsubscribe?.()
    return null
  }
  writer.learn(tail)
  publish({ kind: 'ping' })
  return {
    ref,
    ...createMemberHandlers({ members, ledger, log, presence, writer }),
    catchUp,
    isIdle: () => members.all().length === 0 && writer.isIdle() && !compaction.isRunning(),
    close: () => unsubscribe?.(),
  }
}

interface RoomParts {
  readonly members: Members
  readonly ledger: RoomLedger
  readonly log: MemoryLog
  readonly presence: SharedPresence
  readonly writer: RoomWriter
}

/** Handles members who enter, leave and send messages. */
function createMemberHandlers(
  parts: RoomParts,
): Pick<Room, 'members' | 'enter' | 'leave' | 'receive' | 'notifyStatus'> {
  const { members, ledger, log, presence, writer } = parts
  let current: DesignStatus | null = null
  return {
    members: members.all,
    enter(member) {
      members.add(member)
      member.send(encodeMessage({ kind: 'welcome', access: member.grant.access }))
      greet(ledger, member)
      member.send(storedMessage(log.seq(), ledger.storedLines()))
      const full = fullnessMessage(ledger)
      if (full) member.send(full)
      if (current !== null) member.send(encodeMessage({ kind: 'reviewStatus', status: current }))
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
          exchange(parts, member, message)
          break
        case 'presence':
          if (isAuthor(ledger, member, message.presence)) presence.show(member, message, bytes.length)
          break
        case 'left':
          presence.leave(member)
          break
        case 'ping':
          member.send(encodeMessage({ kind: 'pong' }))
          break
        case undefined:
          members.reject(member, 'message-unreadable')
      }
    },
    notifyStatus(status) {
      if (status === current) return
      current = status
      members.send(encodeMessage({ kind: 'reviewStatus', status: status }), null)
    },
  }
}

/** Says how full a design is that is nearly full; `null` for others. */
function fullnessMessage(ledger: RoomLedger): Uint8Array | null {
  const share = fullness(ledger.size())
  return share < roomLimits.nearlyFull ? null : encodeMessage({ kind: 'fullness', percent: Math.floor(share * 100) })
}

/** Tells a page that says hello under a name which belongs to somebody else. */
function greet(ledger: RoomLedger, { self, grant, send }: RoomMember): void {
  if (self === null) return
  const isOwn = (of: ClientOwner | undefined): boolean => of === undefined || of === grant.owner
  const refuse = (reason: ReasonCode): void =>
    send(encodeMessage({ kind: 'refused', reason, vector: new Map([[self.client, 0]]) }))
  if (!isOwn(ledger.ownerOf(self.client))) refuse('update-foreign-client')
  else if (!isOwn(ledger.ownerOfAuthor(self.author))) refuse('update-foreign-author')
}

/** Whether a member may be seen as the author that a presence names. */
function isAuthor(ledger: RoomLedger, { grant }: RoomMember, presence: Json): boolean {
  const author = typeof presence === 'object' && presence !== null && 'author' in presence ? presence.author : null
  if (typeof author !== 'string') return false
  return (ledger.ownerOfAuthor(authorId(author)) ?? grant.owner) === grant.owner
}

/** Synchronises both ways: sends what the member lacks and requests what the room lacks. */
function exchange(
  { ledger, log }: Pick<RoomParts, 'ledger' | 'log'>,
  member: RoomMember,
  { vector, wantsReply }: Extract<Message, { kind: 'have' }>,
): void {
  const isBehind = [...ledger.stored()].some(([client, clock]) => clock > (vector.get(client) ?? 0))
  if (isBehind) member.send(encodeMessage({ kind: 'update', update: log.since(vector) }))
  if (!wantsReply) return
  const taken = ledger.taken()
  const isAhead = [...vector].some(([client, clock]) => clock > (taken.get(client) ?? 0))
  if (isAhead) member.send(encodeMessage({ kind: 'have', vector: taken, wantsReply: false }))
  member.send(encodeMessage({ kind: 'stored', seq: log.seq(), vector: new Map() }))
}

interface Members extends GreetedWriters {
  all(): readonly RoomMember[]
  add(member: RoomMember): void
  /** Returns false for somebody who is not a member. */
  remove(member: RoomMember): boolean
  /** Sends to everybody except one. */
  send(message: Uint8Array, except: RoomMember | null): void
  /** Refuses a message and closes members who send too many bad ones. */
  reject(member: RoomMember, reason: ReasonCode): void
  close(reason: CloseReason): void
}

function createMembers(): Members {
  const members = new Set<RoomMember>()
  const rejected = new WeakMap<RoomMember, number>()
  // The first who came with a name has it as long as they stay.
  const greeted = (isMeant: (self: PageIdentity) => boolean): ClientOwner | undefined =>
    [...members].find(({ self, grant }) => self !== null && grant.access === 'edit' && isMeant(self))?.grant.owner ??
    undefined
  return {
    all: () => [...members],
    add: member => void members.add(member),
    ownerOfClient: client => greeted(self => self.client === client),
    ownerOfPerson: person => greeted(self => personOfAuthor(self.author) === person),
    remove: member => members.delete(member),
    send(message, except) {
      for (const member of members) if (member !== except) member.send(message)
    },
    reject(member, reason) {
      const count = (rejected.get(member) ?? 0) + 1
      rejected.set(member, count)
      member.send(encodeMessage({ kind: 'refused', reason, vector: new Map() }))
      if (count > roomLimits.badMessages) member.close('nonsense')
    },
    close(reason) {
      for (const member of members) member.close(reason)
    },
  }
}
