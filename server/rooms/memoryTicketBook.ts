import { randomBytes } from 'node:crypto'
import type { Grant } from './grant.ts'
import { sha256Of } from './sha256Of.ts'
import { type TicketBook, ticketSeconds } from './ticketBook.ts'

/** Past this many that nobody used, the oldest go. */
const mostKept = 100_000

export const hashOfTicket = (ticket: string): string => sha256Of(ticket)
export const newTicket = (): string => randomBytes(32).toString('base64url')

/** Tickets of one process. `now` in milliseconds. */
export function memoryTicketBook(now: () => number): TicketBook {
  // In the order of issue, so the oldest stand first.
  const issued = new Map<string, { readonly grant: Grant; readonly until: number }>()

  const forgetOld = (): void => {
    for (const [hash, { until }] of issued) {
      if (until > now() && issued.size < mostKept) return
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
