import type { Redis } from 'ioredis'
import { z } from 'zod'
import { roomAccesses } from '../../engine/index.ts'
import type { TenantId } from '../db/database.ts'
import { hashOfTicket, newTicket } from './memoryTicketBook.ts'
import { type TicketBook, ticketSeconds } from './ticketBook.ts'

const grantShape = z.object({
  tenant: z.string().transform(id => id as TenantId),
  design: z.string(),
  access: z.enum(roomAccesses),
  owner: z.string().nullable(),
  session: z.string().nullable(),
  share: z.string().nullable(),
})

const keyOf = (ticket: string): string => `kitloom:ticket:${hashOfTicket(ticket)}`

/** Tickets of several processes: one may issue what another redeems. */
export function redisTicketBook(redis: Redis): TicketBook {
  return {
    async issue(grant) {
      const ticket = newTicket()
      await redis.set(keyOf(ticket), JSON.stringify(grant), 'EX', ticketSeconds)
      return ticket
    },
    async redeem(ticket) {
      const found = await redis.getdel(keyOf(ticket))
      return found === null ? null : grantShape.parse(JSON.parse(found))
    },
  }
}
