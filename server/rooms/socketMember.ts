import type { WebSocket } from 'ws'
import { decodeMessage, encodeMessage, isOfKind, type PageIdentity, portionsOf } from '../../engine/index.ts'
import type { Grant } from './grant.ts'
import { roomLimits } from './roomLimits.ts'
import { closeCodes, type RoomMember } from './roomMember.ts'

/** A socket in a room. Messages above the rate limit are delayed, not dropped. */
export interface SocketMember extends RoomMember {
  /** Receives a message now or as soon as the limits allow. */
  take(message: Uint8Array): void
}

/** What a member needs of their socket. */
type MemberSocket = Pick<
  WebSocket,
  'OPEN' | 'readyState' | 'bufferedAmount' | 'send' | 'pause' | 'resume' | 'close' | 'terminate'
>

interface SocketMemberOptions {
  readonly socket: MemberSocket
  readonly grant: Grant
  readonly self: PageIdentity | null
  now(): number
  receive(member: RoomMember, message: Uint8Array): void
}

export function createSocketMember({ socket, grant, self, now, receive }: SocketMemberOptions): SocketMember {
  const messages = createTokenBucket(roomLimits.messages, now)
  const bytes = createTokenBucket(roomLimits.bytes, now)
  let waiting: Uint8Array[] = []
  let waitingBytes = 0
  /** What is left of the message that is being read. */
  let portions: Iterator<Uint8Array> | null = null
  let resting: ReturnType<typeof setTimeout> | undefined

  const isOpen = (): boolean => socket.readyState === socket.OPEN

  const work = (): void => {
    resting = undefined
    while (isOpen()) {
      const portion = portions?.next()
      if (portion && !portion.done) {
        receive(member, encodeMessage({ kind: 'update', update: portion.value }))
        resting = setTimeout(work)
        return
      }
      portions = null
      if (waiting.length === 0) break
      const wait = Math.max(messages.wait(), bytes.wait())
      if (wait > 0) {
        socket.pause()
        resting = setTimeout(work, wait)
        return
      }
      const message = waiting.shift()
      if (!message) break
      waitingBytes -= message.length
      messages.take(1)
      bytes.take(message.length)
      portions = inPortions(message)
      if (portions) {
        // To cut it was a turn of its own.
        resting = setTimeout(work)
        return
      }
      receive(member, message)
    }
    if (isOpen()) socket.resume()
  }

  const member: SocketMember = {
    grant,
    self,
    send(message) {
      if (!isOpen()) return
      if (socket.bufferedAmount > roomLimits.unread) member.close('flood')
      else socket.send(message)
    },
    close(reason) {
      clearTimeout(resting)
      waiting = []
      portions = null
      socket.close(closeCodes[reason], reason)
      // A socket that does not finish the close handshake is terminated, also when it was paused.
      socket.resume()
      setTimeout(() => socket.terminate(), 2_000).unref()
    },
    take(message) {
      waiting.push(message)
      waitingBytes += message.length
      if (waiting.length > roomLimits.waitingMessages || waitingBytes > roomLimits.waitingBytes) member.close('flood')
      else if (resting === undefined) work()
    },
  }
  return member
}

/** The updates that an update which takes long to read is cut into; `null` for a message that is read as it is. */
function inPortions(bytes: Uint8Array): Iterator<Uint8Array> | null {
  if (bytes.length <= roomLimits.itemsInTurn || !isOfKind(bytes, 'update')) return null
  const message = decodeMessage(bytes)
  if (message?.kind !== 'update') return null
  const { itemsInTurn: items, bytesInTurn, lamportAhead: max } = roomLimits
  const portions = portionsOf(message.update, { items, bytes: bytesInTurn, max })
  return portions?.[Symbol.iterator]() ?? null
}

interface TokenBucket {
  /** Takes tokens; the balance can become negative. */
  take(count: number): void
  /** Milliseconds until the balance is no longer negative. */
  wait(): number
}

/** Allows `burst` at once and `perSecond` afterwards. `now` is in milliseconds. */
function createTokenBucket(
  { burst, perSecond }: { readonly burst: number; readonly perSecond: number },
  now: () => number,
): TokenBucket {
  let tokens = burst
  let at = now()
  const refill = (): void => {
    const time = now()
    tokens = Math.min(burst, tokens + ((time - at) / 1000) * perSecond)
    at = time
  }
  return {
    take(count) {
      refill()
      tokens -= count
    },
    wait() {
      refill()
      return tokens >= 0 ? 0 : Math.ceil((-tokens / perSecond) * 1000)
    },
  }
}
