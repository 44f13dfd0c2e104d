import type { ReasonCode } from '../document/outcome.ts'
import { createState, type State } from '../streams/state.ts'
import { encodeMessage, type PageIdentity } from '../sync/message.ts'
import type { TransportStatus } from '../sync/transport.ts'
import { growingWait } from './growingWait.ts'
import { watchSilence } from './watchSilence.ts'

/** Leave to join a room, or why there is none. A ticket serves once. */
export type RoomTicket =
  | { readonly kind: 'ticket'; readonly ticket: string }
  | { readonly kind: 'refused'; readonly reason: ReasonCode }

export interface ConnectionOptions {
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
  readonly timeout?: number
}

export interface ConnectionEvents {
  received(bytes: Uint8Array): void
  /** There was no ticket, and there will be none. */
  refused(reason: ReasonCode): void
  /** As whom this page writes, if it writes. */
  self(): PageIdentity | undefined
}

/** One socket after the other to a room of the server. */
export interface Connection {
  /** `connecting` until the server's welcome came over the socket that is there now. */
  readonly status: State<TransportStatus>
  start(): void
  /** Sends over the socket that is there; without one the message is lost. */
  send(message: Uint8Array): void
  /** To be called when the server let this page in: the connection is open, and failures are counted anew. */
  welcomed(): void
  /** Tries at once; an open connection is checked first. */
  hurry(): void
  close(): void
}

/** Connects with a ticket, and again with another one whenever the connection was lost, until it is closed. */
export function createConnection(
  options: ConnectionOptions,
  { received, refused, self }: ConnectionEvents,
): Connection {
  const { connect, delay = growingWait, quiet = 12_000, timeout = 5_000 } = options
  const status = createState<TransportStatus>('connecting')
  let socket: WebSocket | null = null
  let retry: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  /** Counts attempts, so that what an abandoned one still brings is not heard. */
  let attempts = 0

  const send = (message: Uint8Array): void => {
    if (socket?.readyState === 1) socket.send(new Uint8Array(message))
  }
  const silence = watchSilence({
    quiet,
    timeout,
    ping: () => send(encodeMessage({ kind: 'ping' })),
    dead: () => lost(),
  })

  const abandon = (): void => {
    attempts++
    silence.stop()
    clearTimeout(retry)
    socket?.close()
    socket = null
  }

  /** The connection is gone; the next attempt follows after a while. */
  const lost = (): void => {
    abandon()
    if (status.current() === 'closed') return
    status.set('connecting')
    retry = setTimeout(attempt, delay(failures++))
  }

  const enter = (ticket: string, isCurrent: () => boolean): void => {
    const current = connect()
    socket = current
    silence.check()
    listen(current, isCurrent, {
      opened: () => send(hello(ticket, self())),
      received(bytes) {
        silence.received()
        received(bytes)
      },
      closed: lost,
    })
  }

  const attempt = async (): Promise<void> => {
    const mine = ++attempts
    const isCurrent = (): boolean => mine === attempts
    silence.check()
    try {
      const response = await options.ticket()
      if (!isCurrent()) return
      if (response.kind === 'ticket') enter(response.ticket, isCurrent)
      else refused(response.reason)
    } catch {
      if (isCurrent()) lost()
    }
  }

  return {
    status,
    start: () => void attempt(),
    send,
    welcomed() {
      failures = 0
      status.set('open')
    },
    hurry() {
      if (status.current() === 'closed') return
      if (status.current() === 'open') return silence.check()
      abandon()
      void attempt()
    },
    close() {
      status.set('closed')
      abandon()
    },
  }
}

const hello = (ticket: string, self: PageIdentity | undefined): Uint8Array =>
  encodeMessage({ kind: 'hello', ticket, ...(self && { self }) })

interface SocketEvents {
  opened(): void
  received(bytes: Uint8Array): void
  closed(): void
}

/** Listens to a fresh socket, to messages and its end only as long as it is the current one. */
function listen(socket: WebSocket, isCurrent: () => boolean, { opened, received, closed }: SocketEvents): void {
  socket.binaryType = 'arraybuffer'
  socket.onopen = opened
  socket.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isCurrent() && data instanceof ArrayBuffer) received(new Uint8Array(data))
  }
  // A socket that fails closes as well, so closing is the only end to look after.
  socket.onclose = () => {
    if (isCurrent()) closed()
  }
}
