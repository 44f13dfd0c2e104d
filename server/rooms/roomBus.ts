import { randomBytes } from 'node:crypto'
import type { Redis } from 'ioredis'
import { decodeMessage, encodeMessage, type Message } from '../../engine/index.ts'

/**
 * What processes that serve the same room send one another. `stored`: there is more in the store, up to this `seq`.
 * `ping`: who has just opened the room asks who is there.
 */
export type BusMessage = Extract<Message, { kind: 'stored' | 'presence' | 'left' | 'ping' }>

/** Joins the processes of one installation. Messages may be lost: what is stored is looked up from time to time as well. */
export interface RoomBus {
  /** To the other processes, not to this one. */
  publish(place: string, message: BusMessage): void
  /** Returns how to stop. */
  subscribe(place: string, receive: (message: BusMessage) => void): () => void
  close(): Promise<void>
}

/** Bytes in front of each message that name the process it came from. */
const nameLength = 8

/**
 * Rooms of several processes, joined by Redis: one channel for each design. `redis` publishes; a connection that
 * listens can do nothing else, so a second one is made of it.
 */
export function redisRoomBus(redis: Redis): RoomBus {
  const self = randomBytes(nameLength)
  const listening = redis.duplicate()
  const receivers = new Map<string, (message: BusMessage) => void>()
  const channelOf = (place: string): string => `kitloom:room:${place}`

  // Without a listener an error ends the process; ioredis comes back by itself and listens again.
  listening.on('error', () => {})
  listening.on('messageBuffer', (channel: Buffer, bytes: Buffer) => {
    if (bytes.subarray(0, nameLength).equals(self)) return
    const message = decodeMessage(new Uint8Array(bytes.subarray(nameLength)))
    if (message && isBusMessage(message)) receivers.get(channel.toString())?.(message)
  })

  return {
    publish(place, message) {
      // What is lost here is looked up in the store soon.
      redis.publish(channelOf(place), Buffer.concat([self, encodeMessage(message)])).catch(() => {})
    },
    subscribe(place, receive) {
      const channel = channelOf(place)
      receivers.set(channel, receive)
      listening.subscribe(channel).catch(() => {})
      return () => {
        receivers.delete(channel)
        listening.unsubscribe(channel).catch(() => {})
      }
    },
    async close() {
      listening.disconnect()
    },
  }
}

const isBusMessage = (message: { readonly kind: string }): message is BusMessage =>
  ['stored', 'presence', 'left', 'ping'].includes(message.kind)
