import type { PageIdentity } from '../../engine/index.ts'
import type { Grant } from './grant.ts'

/** The codes with which the server closes a socket. */
export const closeCodes = {
  /** The page sent bad messages. */
  nonsense: 4400,
  /** The ticket is unknown, used or expired, or its grant has ended. Request a new one. */
  ticket: 4401,
  /** The design no longer exists. */
  gone: 4404,
  /** No ticket arrived in time, or the connection is dead. */
  silent: 4408,
  /** The page sent too much or read too little. */
  flood: 4429,
  /** The database is unavailable. Try again later. */
  unavailable: 4503,
} as const
export type CloseReason = keyof typeof closeCodes

/** A page that is connected to a room. */
export interface RoomMember {
  readonly grant: Grant
  /** As whom the page writes, as it said when it came; `null` for a page that only looks on. */
  readonly self: PageIdentity | null
  send(message: Uint8Array): void
  close(reason: CloseReason): void
}
