import type { ReasonCode } from '../document/outcome.ts'
import { createState, type State } from '../streams/state.ts'
import { decodeMessage, isOfKind, type RoomAccess } from '../sync/message.ts'
import type { Transport, TransportEvents } from '../sync/transport.ts'
import { type ConnectionOptions, createConnection } from './connection.ts'

export interface WebSocketTransportOptions extends ConnectionOptions {
  /** Unique among the transports of one engine. */
  readonly name: string
}

export interface WebSocketTransport extends Transport {
  /** What this page may do, as the server said last; `null` until it was let in. */
  readonly access: State<RoomAccess | null>
  /** How the design stands, as the server said last; `null` until it has said so. */
  readonly reviewStatus: State<string | null>
  /** Why it will not be let in again, or `null`. */
  readonly ended: State<ReasonCode | null>
  /** Tries at once, for when the device says that it is online again; an open line is checked first. */
  hurry(): void
}

/**
 * Joins a live room of a server, and joins it again whenever the connection was lost, until it is closed. What was
 * sent meanwhile is dropped: with each `opened` the peers exchange what they have (`engine.sync.join`), and
 * `engine.sync.unacknowledged` says what the server does not hold yet.
 *
 * ```ts
 * const line = webSocketTransport({ name: 'server', ticket: askForTicket, connect: () => new WebSocket(address) })
 * const leave = engine.sync.join(line)
 * addEventListener('online', line.hurry)
 * ```
 */
export function webSocketTransport({ name, ...options }: WebSocketTransportOptions): WebSocketTransport {
  const access = createState<RoomAccess | null>(null)
  const reviewStatus = createState<string | null>(null)
  const ended = createState<ReasonCode | null>(null)
  let events: TransportEvents | null = null

  const receive = (bytes: Uint8Array): void => {
    if (isOfKind(bytes, 'reviewStatus')) {
      const message = decodeMessage(bytes)
      if (message?.kind === 'reviewStatus') reviewStatus.set(message.status)
      return
    }
    if (connection.status.current() === 'open') {
      events?.received(bytes)
      return
    }
    const message = decodeMessage(bytes)
    if (message?.kind !== 'welcome') return
    access.set(message.access)
    connection.welcomed()
    events?.opened()
  }

  const end = (reason: ReasonCode): void => {
    connection.close()
    ended.set(reason)
    events?.ended?.(reason)
  }

  const connection = createConnection(options, { received: receive, refused: end, self: () => events?.self?.() })
  return {
    name,
    reach: 'network',
    status: connection.status,
    access,
    reviewStatus,
    ended,
    open(given) {
      if (events) throw new Error(`The transport "${name}" is open already. Make another one for another peer.`)
      events = given
      connection.start()
    },
    send(message) {
      if (connection.status.current() === 'open') connection.send(message)
    },
    close: connection.close,
    hurry() {
      if (events !== null) connection.hurry()
    },
  }
}
