import { decodeMessage, encodeMessage, type Message, type ReasonCode } from '../../engine/index.ts'
import type { DesignStatus } from '../contract/designs/design.ts'
import type { DesignLogStore } from './designLogStore.ts'
import { type DesignPlace, placeKey } from './grant.ts'
import type { GroupCommit } from './groupCommit.ts'
import type { BusMessage, RoomBus } from './roomBus.ts'
import { createRoomLedger } from './roomLedger.ts'
import { compactAt, roomLimits } from './roomLimits.ts'
import { compactLog, createKeptLog } from './roomLog.ts'
import type { RoomMember } from './roomMember.ts'
import { createRoomPresence } from './roomPresence.ts'
import { createRoomWriter } from './roomWriter.ts'

export interface RoomServices {
  readonly store: DesignLogStore
  readonly commit: GroupCommit
  /** `null` where one process serves everybody. */
  readonly bus: RoomBus | null
  now(): number
  /** What went wrong without anybody asking: a store that is not there, a log that cannot be compacted. */
  onTrouble(trouble: unknown): void
}

/** Everybody who has one design open, in this process. */
export interface Room {
  readonly place: DesignPlace
  members(): readonly RoomMember[]
  enter(member: RoomMember): void
  leave(member: RoomMember): void
  hear(member: RoomMember, message: Uint8Array): void
  /** Others may have written what this process was not told: up to this `seq`. */
  lookOn(seq: number): void
  /** How the design stands with the shop now; whoever is here is told when it has changed. */
  tellStanding(status: DesignStatus): void
  /** Nobody is here and nothing waits. */
  isIdle(): boolean
  close(): void
}

/** Peers say something every ten seconds; who was silent for longer than this is gone. */
const silence = 30_000

/** Opens the room of a design from its log; `null` when there is no such design. */
export async function openRoom(place: DesignPlace, services: RoomServices): Promise<Room | null> {
  const { store, commit, bus, now, onTrouble } = services
  const members = new Set<RoomMember>()
  const faults = new WeakMap<RoomMember, number>()
  const ledger = createRoomLedger()
  const log = createKeptLog()
  const presence = createRoomPresence()
  let compacting = false
  let standing: DesignStatus | null = null
  let compactNext: number = compactAt.updates

  const tell = (message: Uint8Array, except: RoomMember | null): void => {
    for (const member of members) if (member !== except) member.send(message)
  }
  const sayOnBus = (message: BusMessage): void => bus?.say(placeKey(place), message)

  const readOn = (): void => {
    store.since(place, log.seq()).then(
      tail => writer.learn(tail),
      cause => {
        onTrouble(cause)
        writer.fail(cause)
      },
    )
  }

  const fault = (member: RoomMember, reason: ReasonCode): void => {
    const count = (faults.get(member) ?? 0) + 1
    faults.set(member, count)
    member.send(encodeMessage({ kind: 'refused', reason, vector: new Map() }))
    if (count > roomLimits.faults) member.close('nonsense')
  }

  const compact = async (): Promise<void> => {
    const { updates, bytes } = log.tail()
    if (compacting || (updates < compactNext && bytes < compactAt.bytes)) return
    compacting = true
    const seq = log.seq()
    try {
      await compactLog({ store, place, seq, whole: log.whole(), stored: ledger.stored() })
      log.compacted(seq)
      compactNext = compactAt.updates
    } catch (cause) {
      onTrouble(cause)
      compactNext = updates + compactAt.updates
    } finally {
      compacting = false
    }
  }

  const writer = createRoomWriter({
    ...place,
    ledger,
    log,
    now,
    tell,
    wake: () => commit.wake(writer),
    readOn,
    written() {
      sayOnBus({ kind: 'stored', seq: log.seq(), vector: new Map() })
      void compact()
    },
    gone() {
      for (const member of members) member.close('gone')
    },
    fault,
  })

  /** Both ways: what the member lacks is sent, what the room lacks is asked for. */
  const exchange = (member: RoomMember, { vector, ask }: Extract<Message, { kind: 'have' }>): void => {
    const isBehind = [...ledger.stored()].some(([client, clock]) => clock > (vector.get(client) ?? 0))
    if (isBehind) member.send(encodeMessage({ kind: 'update', update: log.since(vector) }))
    if (!ask) return
    const taken = ledger.taken()
    const isAhead = [...vector].some(([client, clock]) => clock > (taken.get(client) ?? 0))
    if (isAhead) member.send(encodeMessage({ kind: 'have', vector: taken, ask: false }))
    member.send(encodeMessage({ kind: 'stored', seq: log.seq(), vector: new Map() }))
  }

  const show = (member: RoomMember, message: Extract<Message, { kind: 'presence' }>, size: number): void => {
    const owner = ledger.ownerOf(message.client)
    if (size > roomLimits.presence || (owner !== undefined && owner !== member.grant.owner)) return
    if (!presence.show(member, message, now())) return
    tell(encodeMessage(message), member)
    sayOnBus(message)
  }

  const leavePresence = (member: RoomMember): void => {
    const client = presence.leave(member)
    if (client === null) return
    tell(encodeMessage({ kind: 'left', client }), member)
    sayOnBus({ kind: 'left', client })
  }

  const hearBus = (message: BusMessage): void => {
    switch (message.kind) {
      case 'stored':
        if (message.seq > log.seq()) writer.lookOn()
        break
      case 'ping':
        for (const shown of presence.everybody(0, 'mine')) {
          const again = decodeMessage(shown)
          if (again?.kind === 'presence') sayOnBus(again)
        }
        break
      default:
        presence.hear(message, now())
        tell(encodeMessage(message), null)
    }
  }

  const stopListening = bus?.listen(placeKey(place), hearBus)
  const tail = await store.since(place, 0)
  if (tail === null) {
    stopListening?.()
    return null
  }
  writer.learn(tail)
  sayOnBus({ kind: 'ping' })

  return {
    place,
    members: () => [...members],
    enter(member) {
      members.add(member)
      member.send(encodeMessage({ kind: 'welcome', access: member.grant.access }))
      member.send(encodeMessage({ kind: 'stored', seq: log.seq(), vector: ledger.stored() }))
      if (standing !== null) member.send(encodeMessage({ kind: 'standing', standing }))
      for (const shown of presence.everybody(now() - silence)) member.send(shown)
    },
    leave(member) {
      if (members.delete(member)) leavePresence(member)
    },
    hear(member, bytes) {
      const message = decodeMessage(bytes)
      switch (message?.kind) {
        case 'update':
          writer.offer(member, message.update)
          break
        case 'have':
          exchange(member, message)
          break
        case 'presence':
          show(member, message, bytes.length)
          break
        case 'left':
          leavePresence(member)
          break
        case 'ping':
          member.send(encodeMessage({ kind: 'pong' }))
          break
        case undefined:
          fault(member, 'message-unreadable')
      }
    },
    lookOn(seq) {
      if (seq > log.seq()) writer.lookOn()
    },
    tellStanding(status) {
      if (status === standing) return
      standing = status
      tell(encodeMessage({ kind: 'standing', standing }), null)
    },
    isIdle: () => members.size === 0 && writer.isIdle() && !compacting,
    close: () => stopListening?.(),
  }
}
