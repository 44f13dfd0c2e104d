import type { Message } from '../../engine/index.ts'

/**
 * What processes that serve the same room tell one another. `stored`: there is more in the store, up to this `seq`.
 * `ping`: who has just opened the room asks who is there.
 */
export type BusMessage = Extract<Message, { kind: 'stored' | 'presence' | 'left' | 'ping' }>

/** Joins the processes of one installation. Words may be lost: what is stored is looked up from time to time as well. */
export interface RoomBus {
  /** Tells the other processes, not this one. */
  say(place: string, message: BusMessage): void
  /** Returns how to stop. */
  listen(place: string, hear: (message: BusMessage) => void): () => void
  close(): Promise<void>
}
