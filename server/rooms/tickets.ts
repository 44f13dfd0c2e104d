import { randomBytes } from 'node:crypto'
import type { Redis } from 'ioredis'
import { z } from 'zod'
import { roomAccesses } from '../../engine/index.ts'
import type { TenantId } from '../db/database.ts'
import { type Grant, sha256Of } from './grant.ts'

/** Seconds until an unused ticket expires. */
export const ticketSeconds = 30

/** Single-use tickets to rooms that expire after 30 s. Only their hashes are stored. */
export interface TicketBook {
  /** Creates a ticket of 256 random bits. */
  issue(grant: Grant): Promise<string>
  /** Consumes a ticket and returns its grant; `null` when it is unknown, used or expired. */
  redeem(ticket: string): Promise<Grant | null>
}

/** The maximum number of unused tickets; the oldest are dropped. */
const maxTickets = 100_000

const hashOfTicket = (ticket: string): string => sha256Of(ticket)
const newTicket = (): string => randomBytes(32).toString('base64url')

/** Tickets within one process. `now` is in milliseconds. */
export function memoryTicketBook(now: () => number): TicketBook {
  // The map is in the order of issue, oldest first.
  const issued = new Map<string, { readonly grant: Grant; readonly until: number }>()

  const forgetOld = (): void => {
    for (const [hash, { until }] of issued) {
      if (until > now() && issued.size < maxTickets) return
      issued.delete(hash)
    }
  }
  return {
    async issue(grant) {
      forgetOld()
      const ticket = newTicket()
      issued.set(hashOfTicket(ticket), { grant, until: now() + ticketSeconds * 1000 })
      return ticket
    },
    async redeem(ticket) {
      const hash = hashOfTicket(ticket)
      const found = issued.get(hash)
      issued.delete(hash)
      return found && found.until > now() ? found.grant : null
    },
  }
}

const grantShape = z.object({
  tenant: z.string().transform(id => id as TenantId),
  design: z.string(),
  access: z.enum(roomAccesses),
  owner: z.string().nullable(),
  session: z.string().nullable(),
  share: z.string().nullable(),
})

const keyOf = (ticket: string): string => `kitloom:ticket:${hashOfTicket(ticket)}`

/** Tickets that are shared through Redis, so that one process can redeem what another issued. */
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
