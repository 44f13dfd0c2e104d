import { decodeMessage, encodeMessage, type Message } from '../../engine/index.ts'
import type { ClientOwner } from './grant.ts'
import type { BusMessage } from './roomBus.ts'
import { roomLimits } from './roomLimits.ts'
import type { RoomMember } from './roomMember.ts'

/** Who shows himself in a room. Kept only so that who comes next sees him at once. */
interface RoomPresence {
  /** Whether the member may show himself so; then it is remembered. */
  show(member: RoomMember, message: Extract<Message, { kind: 'presence' }>, at: number): boolean
  /** What another process sends of its own members. */
  receive(message: Extract<Message, { kind: 'presence' | 'left' }>, at: number): void
  /** Ends what the member shows; answers with the client id, `null` when he showed nothing. */
  leave(member: RoomMember): number | null
  /** Messages that show everybody who was heard of since; `mine` only members of this process. */
  everybody(since: number, mine?: 'mine'): Uint8Array[]
}

interface Shown {
  readonly member: RoomMember | null
  readonly message: Uint8Array
  readonly at: number
}

function createRoomPresence(): RoomPresence {
  const shown = new Map<number, Shown>()
  const clientOf = (member: RoomMember): number | undefined =>
    [...shown].find(([, { member: holder }]) => holder === member)?.[0]

  return {
    show(member, message, at) {
      const holder = shown.get(message.client)?.member
      // The same person on a new line, while the old one is not known to be dead, takes over.
      if (holder && holder !== member && holder.grant.owner !== member.grant.owner) return false
      const before = clientOf(member)
      if (before !== undefined && before !== message.client) shown.delete(before)
      shown.set(message.client, { member, message: encodeMessage(message), at })
      return true
    },
    receive(message, at) {
      if (shown.get(message.client)?.member) return
      if (message.kind === 'left') shown.delete(message.client)
      else shown.set(message.client, { member: null, message: encodeMessage(message), at })
    },
    leave(member) {
      const client = clientOf(member)
      if (client === undefined) return null
      shown.delete(client)
      return client
    },
    everybody: (since, mine) =>
      [...shown.values()]
        .filter(({ at, member }) => at >= since && (mine === undefined || member !== null))
        .map(({ message }) => message),
  }
}

interface Sharing {
  /** To all members of this process but one. */
  send(message: Uint8Array, except: RoomMember | null): void
  /** To other processes. */
  publish(message: BusMessage): void
  ownerOf(client: number): ClientOwner | undefined
  now(): number
}

/** Presence that the members of a room see of one another, in whichever process they are. */
export interface SharedPresence {
  show(member: RoomMember, message: Extract<Message, { kind: 'presence' }>, size: number): void
  leave(member: RoomMember): void
  receive(message: Extract<Message, { kind: 'presence' | 'left' }>): void
  /** Says again who is here, for a process that has just opened the room. */
  announce(): void
  /** Messages that show everybody who was heard of lately. */
  recent(): readonly Uint8Array[]
}

/** Peers say something every ten seconds; who was silent for longer than this is gone. */
const silence = 30_000

export function sharePresence({ send, publish, ownerOf, now }: Sharing): SharedPresence {
  const presence = createRoomPresence()
  return {
    show(member, message, size) {
      const owner = ownerOf(message.client)
      if (size > roomLimits.presence || (owner !== undefined && owner !== member.grant.owner)) return
      if (!presence.show(member, message, now())) return
      send(encodeMessage(message), member)
      publish(message)
    },
    leave(member) {
      const client = presence.leave(member)
      if (client === null) return
      send(encodeMessage({ kind: 'left', client }), member)
      publish({ kind: 'left', client })
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
    recent: () => presence.everybody(now() - silence),
  }
}
