import { decodeMessage, encodeMessage, type Message } from '../../engine/index.ts'
import type { BusMessage } from './roomBus.ts'
import { roomLimits } from './roomLimits.ts'
import type { RoomMember } from './roomMember.ts'

/** The presence in a room. It is remembered so that new members see it at once. */
interface RoomPresence {
  /** Stores the presence of a member; false when its peer number is somebody else's. */
  show(member: RoomMember, message: Extract<Message, { kind: 'presence' }>, at: number): boolean
  /** Stores the presence of a member of another process. */
  receive(message: Extract<Message, { kind: 'presence' | 'left' }>, at: number): void
  /** Removes the presence of a member; returns its peer number, or `null` when there was none. */
  leave(member: RoomMember): number | null
  /** The presence messages since a time; `mine`: only of members of this process. */
  everybody(since: number, mine?: 'mine'): Uint8Array[]
}

interface Shown {
  readonly member: RoomMember | null
  readonly message: Uint8Array
  readonly at: number
}

function createRoomPresence(): RoomPresence {
  const shown = new Map<number, Shown>()
  const peerOf = (member: RoomMember): number | undefined =>
    [...shown].find(([, { member: holder }]) => holder === member)?.[0]

  return {
    show(member, message, at) {
      const holder = shown.get(message.peer)?.member
      // A person on a new connection takes over from their old one, which may not be detected as dead yet.
      if (holder && holder !== member && holder.grant.owner !== member.grant.owner) return false
      const before = peerOf(member)
      if (before !== undefined && before !== message.peer) shown.delete(before)
      shown.set(message.peer, { member, message: encodeMessage(message), at })
      return true
    },
    receive(message, at) {
      if (shown.get(message.peer)?.member) return
      if (message.kind === 'left') shown.delete(message.peer)
      else shown.set(message.peer, { member: null, message: encodeMessage(message), at })
    },
    leave(member) {
      const peer = peerOf(member)
      if (peer === undefined) return null
      shown.delete(peer)
      return peer
    },
    everybody: (since, mine) =>
      [...shown.values()]
        .filter(({ at, member }) => at >= since && (mine === undefined || member !== null))
        .map(({ message }) => message),
  }
}

interface Sharing {
  /** Sends to all members of this process except one. */
  send(message: Uint8Array, except: RoomMember | null): void
  /** Sends to other processes. */
  publish(message: BusMessage): void
  now(): number
}

/** The presence of all members of a room, across processes. */
export interface SharedPresence {
  show(member: RoomMember, message: Extract<Message, { kind: 'presence' }>, size: number): void
  leave(member: RoomMember): void
  receive(message: Extract<Message, { kind: 'presence' | 'left' }>): void
  /** Sends the presence of this process's members again, for a process that has just opened the room. */
  announce(): void
  /** The recent presence messages. */
  recent(): readonly Uint8Array[]
}

/** Peers send their presence every ten seconds. After this time without it, they are gone. */
const presenceTimeout = 30_000

export function sharePresence({ send, publish, now }: Sharing): SharedPresence {
  const presence = createRoomPresence()
  return {
    show(member, message, size) {
      if (size > roomLimits.presence) return
      if (!presence.show(member, message, now())) return
      send(encodeMessage(message), member)
      publish(message)
    },
    leave(member) {
      const peer = presence.leave(member)
      if (peer === null) return
      send(encodeMessage({ kind: 'left', peer }), member)
      publish({ kind: 'left', peer })
    },
    receive(message) {
      presence.receive(message, now())
      send(encodeMessage(message), null)
    },
    announce() {
      for (const shown of presence.everybody(0, 'mine')) {
        const again = decodeMessage(shown)
        if (again?.kind === 'presence') publish(again)
      }
    },
    recent: () => presence.everybody(now() - presenceTimeout),
  }
}
