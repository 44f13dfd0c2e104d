import { createState } from '../streams/state.ts'
import type { Transport, TransportEvents, TransportStatus } from '../sync/transport.ts'

export interface WebSocketTransportOptions {
  readonly name: string
  /** Makes a new socket for every attempt. */
  connect(): WebSocket
  /** Milliseconds to wait before the next attempt, by the number of those that failed in a row. */
  delay?(failures: number): number
}

const doublingDelay = (failures: number): number => Math.min(30_000, 500 * 2 ** failures)

/** Joins a server, and joins it again whenever the connection was lost, until it is closed. */
export function webSocketTransport({ name, connect, delay = doublingDelay }: WebSocketTransportOptions): Transport {
  const status = createState<TransportStatus>('connecting')
  let socket: WebSocket | null = null
  let events: TransportEvents | null = null
  let retry: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  const attempt = (): void => {
    const current = connect()
    current.binaryType = 'arraybuffer'
    socket = current
    current.onopen = () => {
      failures = 0
      status.set('open')
      events?.opened()
    }
    current.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data instanceof ArrayBuffer) events?.received(new Uint8Array(data))
    }
    // A socket that fails closes as well, so closing is the only end to look after.
    current.onclose = () => {
      if (status.current() === 'closed') return
      status.set('connecting')
      retry = setTimeout(attempt, delay(failures++))
    }
  }

  return {
    name,
    reach: 'network',
    status,
    open(given) {
      if (events) throw new Error(`The transport "${name}" is open already. Make another one for another peer.`)
      events = given
      attempt()
    },
    send(message) {
      if (status.current() === 'open') socket?.send(new Uint8Array(message))
    },
    close() {
      status.set('closed')
      clearTimeout(retry)
      socket?.close()
    },
  }
}
