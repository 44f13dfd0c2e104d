import { inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { designs } from '../db/schema/designs.ts'
import { createRooms, type Rooms } from './createRooms.ts'
import { databaseDesignLogStore } from './databaseDesignLogStore.ts'
import { findEndedGrants } from './grantAccess.ts'
import { createGroupCommit } from './groupCommit.ts'
import type { Room, RoomServices } from './room.ts'
import { redisRoomBus } from './roomBus.ts'
import { createSocketCounts, type SocketCounts } from './socketCounts.ts'
import { memoryTicketBook, redisTicketBook, type TicketBook } from './tickets.ts'

/** The live rooms of this process. */
export interface LiveRooms {
  readonly rooms: Rooms
  readonly tickets: TicketBook
  readonly counts: SocketCounts
  now(): number
  /** Closes members with ended grants, sends review statuses and cleans up. Call it every two seconds. */
  maintain(): Promise<void>
  onError(error: unknown): void
  /** Throws when rooms are unavailable. */
  check(): Promise<void>
  close(): Promise<void>
}

interface LiveRoomsOptions extends Pick<RoomServices, 'merge' | 'onError'> {
  readonly database: Database
  /** Connects the rooms of several processes. */
  readonly redisUrl?: string | undefined
  now(): number
}

export async function openLiveRooms(options: LiveRoomsOptions): Promise<LiveRooms> {
  const { database, redisUrl, merge, now, onError } = options
  const redis = redisUrl === undefined ? null : await openRedis(redisUrl)
  redis?.on('error', onError)
  const store = databaseDesignLogStore(database, now)
  const commit = createGroupCommit(store)
  const bus = redis && redisRoomBus(redis)
  const rooms = createRooms({ store, commit, bus, merge, now, onError })
  let isMaintaining = false

  const closeEnded = async (): Promise<void> => {
    const members = rooms.members()
    if (members.length === 0) return
    const grants = members.map(member => member.grant)
    const ended = await findEndedGrants(database, grants, new Date(now()))
    for (const member of members) if (ended.has(member.grant)) member.close('ticket')
  }

  return {
    rooms,
    counts: createSocketCounts(),
    tickets: redis ? redisTicketBook(redis) : memoryTicketBook(now),
    now,
    onError,
    async maintain() {
      if (isMaintaining) return
      isMaintaining = true
      try {
        await closeEnded()
        await notifyStatuses(database, rooms.open())
        await rooms.maintain()
      } catch (error) {
        onError(error)
      } finally {
        isMaintaining = false
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

/**
 * Notifies rooms of the review status of their designs, which may change in another process.
 */
async function notifyStatuses(database: Database, rooms: readonly Room[]): Promise<void> {
  for (const tenant of new Set(rooms.map(({ ref }) => ref.tenant))) {
    const ofTenant = rooms.filter(({ ref }) => ref.tenant === tenant)
    const ids = ofTenant.map(({ ref }) => ref.design)
    const rows = await database.asTenant(tenant, tx =>
      tx.select({ id: designs.id, status: designs.status }).from(designs).where(inArray(designs.id, ids)),
    )
    const statuses = new Map(rows.map(({ id, status }) => [id, status]))
    for (const room of ofTenant) {
      const status = statuses.get(room.ref.design)
      if (status) room.notifyStatus(status)
    }
  }
}

async function openRedis(url: string) {
  const { Redis } = await import('ioredis')
  // A failed command is better than one that waits forever.
  return new Redis(url, { commandTimeout: 2_000, maxRetriesPerRequest: 1 })
}
