import type { ReasonCode } from '../document/outcome.ts'
import type { State } from '../streams/state.ts'
import type { PageIdentity } from './message.ts'

export type TransportStatus = 'connecting' | 'open' | 'closed'

export interface TransportEvents {
  /** Each time a connection stands, the first included. Peers then exchange what they have. */
  opened(): void
  /** In the order they were sent, per sender. */
  received(message: Uint8Array): void
  /** The server will not let this page in again; the transport is closed. */
  ended?(reason: ReasonCode): void
  /** As whom this page writes now, for a server that asks with each connection. */
  self?(): PageIdentity
}

/**
 * Carries messages between peers of one design: everybody else who is connected gets what one sends.
 * Keeps the order of a sender's messages. What is sent while it is not open is dropped; `opened` heals that.
 */
export interface Transport {
  readonly name: string
  /** `device`: pages of this browser, trusted like this one. `network`: a server or other people. */
  readonly reach: 'device' | 'network'
  readonly status: State<TransportStatus>
  /** Throws when it was opened before. */
  open(events: TransportEvents): void
  send(message: Uint8Array): void
  close(): void
}
