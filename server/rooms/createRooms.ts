import type { TenantId } from '../db/database.ts'
import { type DesignPlace, placeKey } from './grant.ts'
import { openRoom, type Room, type RoomServices } from './room.ts'
import type { RoomMember } from './roomMember.ts'

/** All rooms of this process. */
export interface Rooms {
  /** Lets a member in, opening the room if it is the first; `null` when there is no such design. */
  enter(member: RoomMember): Promise<Room | null>
  members(): readonly RoomMember[]
  /** Of designs that somebody has open. */
  open(): readonly Room[]
  /** Closes rooms that are empty, and looks for what other processes wrote without a word. To be called often. */
  tend(): Promise<void>
  /** Everything taken is on disk or its senders are told; members are sent away. */
  close(): Promise<void>
}

export function createRooms(services: RoomServices): Rooms {
  const { store, commit, bus, onError } = services
  const rooms = new Map<string, Promise<Room | null>>()
  const opened = new Map<string, Room>()

  const open = (place: DesignPlace): Promise<Room | null> => {
    const key = placeKey(place)
    const standing = rooms.get(key)
    if (standing) return standing
    const opening = openRoom(place, services)
    rooms.set(key, opening)
    opening.then(
      room => {
        if (room) opened.set(key, room)
        else rooms.delete(key)
      },
      () => rooms.delete(key),
    )
    return opening
  }

  const closeEmpty = (): void => {
    for (const [key, room] of opened) {
      if (!room.isIdle()) continue
      room.close()
      rooms.delete(key)
      opened.delete(key)
    }
  }

  const lookForMissed = async (): Promise<void> => {
    const designs = new Map<TenantId, Room[]>()
    for (const room of opened.values()) {
      const ofTenant = designs.get(room.place.tenant)
      if (ofTenant) ofTenant.push(room)
      else designs.set(room.place.tenant, [room])
    }
    for (const [tenant, ofTenant] of designs) {
      const heads = await store.heads(
        tenant,
        ofTenant.map(({ place }) => place.design),
      )
      for (const room of ofTenant) room.lookOn(heads.get(room.place.design) ?? 0)
    }
  }

  return {
    async enter(member) {
      const room = await open(member.grant)
      room?.enter(member)
      return room
    },
    members: () => [...opened.values()].flatMap(room => room.members()),
    open: () => [...opened.values()],
    async tend() {
      closeEmpty()
      if (!bus) return
      try {
        await lookForMissed()
      } catch (error) {
        onError(error)
      }
    },
    async close() {
      await commit.idle()
      for (const room of opened.values()) {
        for (const member of room.members()) member.close('unavailable')
        room.close()
      }
      rooms.clear()
      opened.clear()
    },
  }
}
