import type { Grant } from './grant.ts'

/** Seconds that a ticket may wait to be used. */
export const ticketSeconds = 30

/** Tickets to rooms: each is used once, within 30 s. Only their hashes are kept. */
export interface TicketBook {
  /** A new ticket of 256 random bits. */
  issue(grant: Grant): Promise<string>
  /** What the ticket stands for, once; `null` for one that is unknown, used or too old. */
  redeem(ticket: string): Promise<Grant | null>
}
