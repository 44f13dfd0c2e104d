import { Redis } from 'ioredis'
import type { Database } from '../db/database.ts'
import { createRooms, type Rooms } from './createRooms.ts'
import { databaseDesignLogStore } from './databaseDesignLogStore.ts'
import { findEndedGrants } from './findEndedGrants.ts'
import { createGroupCommit } from './groupCommit.ts'
import { memoryTicketBook } from './memoryTicketBook.ts'
import { redisRoomBus } from './redisRoomBus.ts'
import { redisTicketBook } from './redisTicketBook.ts'
import { tellStandings } from './tellStandings.ts'
import type { TicketBook } from './ticketBook.ts'

/** The live rooms of this process. */
export interface LiveRooms {
  readonly rooms: Rooms
  readonly tickets: TicketBook
  now(): number
  /** Sends away whose grant has ended, says how designs stand, and tidies up. To be called every two seconds. */
  tend(): Promise<void>
  onTrouble(trouble: unknown): void
  /** Throws when rooms cannot be used. */
  check(): Promise<void>
  close(): Promise<void>
}

interface LiveRoomsPlace {
  readonly database: Database
  /** Joins the rooms of several processes. */
  readonly redisUrl?: string | undefined
  now(): number
  onTrouble(trouble: unknown): void
}

export function openLiveRooms({ database, redisUrl, now, onTrouble }: LiveRoomsPlace): LiveRooms {
  // A server that waits for ever is worse than one that says no.
  const redis = redisUrl === undefined ? null : new Redis(redisUrl, { commandTimeout: 2_000, maxRetriesPerRequest: 1 })
  redis?.on('error', onTrouble)
  const store = databaseDesignLogStore(database, now)
  const commit = createGroupCommit(store)
  const bus = redis && redisRoomBus(redis)
  const rooms = createRooms({ store, commit, bus, now, onTrouble })
  let isTending = false

  const sendAway = async (): Promise<void> => {
    const members = rooms.members()
    if (members.length === 0) return
    const grants = members.map(member => member.grant)
    const ended = await findEndedGrants(database, grants, new Date(now()))
    for (const member of members) if (ended.has(member.grant)) member.close('ticket')
  }

  return {
    rooms,
    tickets: redis ? redisTicketBook(redis) : memoryTicketBook(now),
    now,
    onTrouble,
    async tend() {
      if (isTending) return
      isTending = true
      try {
        await sendAway()
        await tellStandings(database, rooms.open())
        await rooms.tend()
      } catch (trouble) {
        onTrouble(trouble)
      } finally {
        isTending = false
      }
    },
    async check() {
      await redis?.ping()
    },
    async close() {
      await rooms.close()
      await bus?.close()
      redis?.disconnect()
    },
  }
}
