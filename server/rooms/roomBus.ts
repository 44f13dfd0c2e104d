import { randomBytes } from 'node:crypto'
import type { Redis } from 'ioredis'
import { decodeMessage, encodeMessage, type Message } from '../../engine/index.ts'

/**
 * Messages between processes with the same room. `stored`: the store has more, up to this `seq`. `ping`: a process that
 * has just opened the room requests the presence of others.
 */
export type BusMessage = Extract<Message, { kind: 'stored' | 'presence' | 'left' | 'ping' }>

/**
 * Connects the processes of an installation. Messages may be lost, so the store is also checked regularly.
 */
export interface RoomBus {
  /** Sends to the other processes, not to this one. */
  publish(room: string, message: BusMessage): void
  /** Returns a function that unsubscribes. */
  subscribe(room: string, receive: (message: BusMessage) => void): () => void
  close(): Promise<void>
}

/** The length of the prefix that identifies the sending process, in bytes. */
const nameLength = 8

/**
 * Connects processes with Redis: one channel per design. `redis` publishes; a subscribed connection cannot do anything
 * else, so a second one is opened.
 */
export function redisRoomBus(redis: Redis): RoomBus {
  const self = randomBytes(nameLength)
  const listening = redis.duplicate()
  const receivers = new Map<string, (message: BusMessage) => void>()
  const channelOf = (room: string): string => `kitloom:room:${room}`

  // Without a listener an error would end the process; ioredis reconnects and subscribes again by itself.
  listening.on('error', () => {})
  listening.on('messageBuffer', (channel: Buffer, bytes: Buffer) => {
    if (bytes.subarray(0, nameLength).equals(self)) return
    const message = decodeMessage(new Uint8Array(bytes.subarray(nameLength)))
    if (message && isBusMessage(message)) receivers.get(channel.toString())?.(message)
  })

  return {
    publish(room, message) {
      // A lost message is made up for by the next check of the store.
      redis.publish(channelOf(room), Buffer.concat([self, encodeMessage(message)])).catch(() => {})
    },
    subscribe(room, receive) {
      const channel = channelOf(room)
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
