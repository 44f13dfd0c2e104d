import type { TenantId } from '../db/database.ts'
import { type DesignRef, refKey } from './grant.ts'
import { openRoom, type Room, type RoomServices } from './room.ts'
import type { RoomMember } from './roomMember.ts'

/** All rooms of this process. */
export interface Rooms {
  /** Admits a member and opens the room if needed; `null` when the design does not exist. */
  enter(member: RoomMember): Promise<Room | null>
  members(): readonly RoomMember[]
  /** The rooms of designs that are open. */
  open(): readonly Room[]
  /** Closes empty rooms and catches up with missed updates of other processes. Call it often. */
  maintain(): Promise<void>
  /** Waits until pending updates are stored or refused, then closes all members. */
  close(): Promise<void>
}

export function createRooms(services: RoomServices): Rooms {
  const { store, commit, bus, onError } = services
  const rooms = new Map<string, Promise<Room | null>>()
  const opened = new Map<string, Room>()

  const open = (ref: DesignRef): Promise<Room | null> => {
    const key = refKey(ref)
    const existing = rooms.get(key)
    if (existing) return existing
    const opening = openRoom(ref, services)
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

  const catchUpMissed = async (): Promise<void> => {
    const designs = new Map<TenantId, Room[]>()
    for (const room of opened.values()) {
      const ofTenant = designs.get(room.ref.tenant)
      if (ofTenant) ofTenant.push(room)
      else designs.set(room.ref.tenant, [room])
    }
    for (const [tenant, ofTenant] of designs) {
      const heads = await store.heads(
        tenant,
        ofTenant.map(({ ref }) => ref.design),
      )
      for (const room of ofTenant) room.catchUp(heads.get(room.ref.design) ?? 0)
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
    async maintain() {
      closeEmpty()
      if (!bus) return
      try {
        await catchUpMissed()
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
