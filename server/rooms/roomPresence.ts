import { encodeMessage, type Message } from '../../engine/index.ts'
import type { RoomMember } from './roomMember.ts'

/** Who shows himself in a room. Kept only so that who comes next sees him at once. */
export interface RoomPresence {
  /** Whether the member may show himself so; then it is remembered. */
  show(member: RoomMember, message: Extract<Message, { kind: 'presence' }>, at: number): boolean
  /** What another process tells of its own members. */
  hear(message: Extract<Message, { kind: 'presence' | 'left' }>, at: number): void
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

export function createRoomPresence(): RoomPresence {
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
    hear(message, at) {
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
