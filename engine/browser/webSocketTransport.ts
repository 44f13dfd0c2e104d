import type { ReasonCode } from '../document/outcome.ts'
import { createState, type State } from '../streams/state.ts'
import { decodeMessage, encodeMessage, isOfKind, type RoomAccess } from '../sync/message.ts'
import type { Transport, TransportEvents, TransportStatus } from '../sync/transport.ts'
import { growingWait } from './growingWait.ts'
import { watchSilence } from './watchSilence.ts'

/** Leave to join a room, or why there is none. A ticket serves once. */
export type RoomTicket =
  | { readonly kind: 'ticket'; readonly ticket: string }
  | { readonly kind: 'refused'; readonly reason: ReasonCode }

export interface WebSocketTransportOptions {
  /** Unique among the transports of one engine. */
  readonly name: string
  /**
   * Asks for a ticket, before each attempt. To reject means trouble on the way: it is asked again later. `refused`
   * means no: the transport closes for good and its owner is told `ended`, so that work which is not stored yet can
   * be said again or kept as a copy.
   */
  ticket(): Promise<RoomTicket>
  /** Makes a new socket to `/api/rooms`, for each attempt. */
  connect(): WebSocket
  /** Milliseconds before the next attempt, by how many failed in a row. By default growing to 4 s, with jitter. */
  delay?(failures: number): number
  /** Milliseconds without a word before the server is asked whether it is there. By default 12,000. */
  readonly quiet?: number
  /** Milliseconds that an answer may take before the line counts as dead. By default 5,000. */
  readonly patience?: number
}

export interface WebSocketTransport extends Transport {
  /** What this page may do, as the server said last; `null` until it was let in. */
  readonly access: State<RoomAccess | null>
  /** How the design stands, as the server said last; `null` until it has said so. */
  readonly standing: State<string | null>
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
export function webSocketTransport(options: WebSocketTransportOptions): WebSocketTransport {
  const { name, connect, delay = growingWait, quiet = 12_000, patience = 5_000 } = options
  const status = createState<TransportStatus>('connecting')
  const access = createState<RoomAccess | null>(null)
  const standing = createState<string | null>(null)
  const ended = createState<ReasonCode | null>(null)
  let socket: WebSocket | null = null
  let events: TransportEvents | null = null
  let retry: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  /** Counts attempts, so that what an abandoned one still brings is not heard. */
  let attempts = 0

  const isClosed = (): boolean => status.current() === 'closed'
  const say = (message: Uint8Array): void => {
    if (socket?.readyState === 1) socket.send(new Uint8Array(message))
  }
  const silence = watchSilence({
    quiet,
    patience,
    ask: () => say(encodeMessage({ kind: 'ping' })),
    dead: () => lost(),
  })

  const abandon = (): void => {
    attempts++
    silence.stop()
    clearTimeout(retry)
    socket?.close()
    socket = null
  }

  /** The line is gone; the next attempt follows after a while. */
  const lost = (): void => {
    abandon()
    if (isClosed()) return
    status.set('connecting')
    retry = setTimeout(attempt, delay(failures++))
  }

  const hear = (bytes: Uint8Array): void => {
    silence.heard()
    if (isOfKind(bytes, 'standing')) {
      const message = decodeMessage(bytes)
      if (message?.kind === 'standing') standing.set(message.standing)
      return
    }
    if (status.current() === 'open') {
      events?.received(bytes)
      return
    }
    const message = decodeMessage(bytes)
    if (message?.kind !== 'welcome') return
    failures = 0
    access.set(message.access)
    status.set('open')
    events?.opened()
  }

  const enter = (ticket: string, mine: number): void => {
    const current = connect()
    socket = current
    silence.check()
    current.binaryType = 'arraybuffer'
    current.onopen = () => say(encodeMessage({ kind: 'hello', ticket }))
    current.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (mine === attempts && data instanceof ArrayBuffer) hear(new Uint8Array(data))
    }
    // A socket that fails closes as well, so closing is the only end to look after.
    current.onclose = () => {
      if (mine === attempts) lost()
    }
  }

  const attempt = async (): Promise<void> => {
    const mine = ++attempts
    silence.check()
    try {
      const answer = await options.ticket()
      if (mine !== attempts) return
      if (answer.kind === 'ticket') enter(answer.ticket, mine)
      else end(answer.reason)
    } catch {
      if (mine === attempts) lost()
    }
  }

  const end = (reason: ReasonCode): void => {
    transport.close()
    ended.set(reason)
    events?.ended?.(reason)
  }

  const transport: WebSocketTransport = {
    name,
    reach: 'network',
    status,
    access,
    standing,
    ended,
    open(given) {
      if (events) throw new Error(`The transport "${name}" is open already. Make another one for another peer.`)
      events = given
      void attempt()
    },
    send(message) {
      if (status.current() === 'open') say(message)
    },
    close() {
      status.set('closed')
      abandon()
    },
    hurry() {
      if (isClosed() || events === null) return
      if (status.current() === 'open') return silence.check()
      abandon()
      void attempt()
    },
  }
  return transport
}
