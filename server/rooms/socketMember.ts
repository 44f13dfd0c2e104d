import type { WebSocket } from 'ws'
import type { PageIdentity } from '../../engine/index.ts'
import type { Grant } from './grant.ts'
import { roomLimits } from './roomLimits.ts'
import { closeCodes, type RoomMember } from './roomMember.ts'

/** A socket in a room. Messages above the rate limit are delayed, not dropped. */
export interface SocketMember extends RoomMember {
  /** Receives a message now or as soon as the limits allow. */
  take(message: Uint8Array): void
}

interface SocketMemberOptions {
  readonly socket: WebSocket
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
  let resting: ReturnType<typeof setTimeout> | undefined

  const isOpen = (): boolean => socket.readyState === socket.OPEN

  const work = (): void => {
    resting = undefined
    while (waiting.length > 0 && isOpen()) {
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
