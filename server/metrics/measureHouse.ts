import { and, count, isNull } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'
import { outbox } from '../db/schema/outbox.ts'
import { placeKey } from '../rooms/grant.ts'
import type { Services } from '../services.ts'

/** Live sockets, rooms with somebody in them, and letters that wait: looked up when they are asked for. */
export function measureHouse(
  { rooms: { rooms }, database }: Pick<Services, 'rooms' | 'database'>,
  register: Registry,
): void {
  const registers = [register]
  new Gauge({
    name: 'kitloom_room_sockets',
    help: 'Sockets in live rooms',
    registers,
    collect() {
      this.set(rooms.members().length)
    },
  })
  new Gauge({
    name: 'kitloom_rooms',
    help: 'Live rooms with somebody in them',
    registers,
    collect() {
      this.set(new Set(rooms.members().map(({ grant }) => placeKey(grant))).size)
    },
  })
  new Gauge({
    name: 'kitloom_outbox_waiting',
    help: 'Letters and webhooks that are not sent yet',
    registers,
    async collect() {
      const waiting = and(isNull(outbox.sentAt), isNull(outbox.failedAt))
      const [found] = await database.asHouse(tx => tx.select({ waiting: count() }).from(outbox).where(waiting))
      this.set(found?.waiting ?? 0)
    },
  })
}
