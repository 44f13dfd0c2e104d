import type { Grant } from './grant.ts'

/** Why the server closes a socket; the page reads the code. */
export const closeCodes = {
  /** What came was no message of a room. */
  nonsense: 4400,
  /** The ticket is unknown, used, too old, or its grant has ended: ask for another one. */
  ticket: 4401,
  /** There is no such design any more. */
  gone: 4404,
  /** No ticket came in time, or the line is dead. */
  silent: 4408,
  /** Far more came, or was left unread, than can be handled. */
  flood: 4429,
  /** The database is not there just now: come again. */
  unavailable: 4503,
} as const
export type CloseReason = keyof typeof closeCodes

/** A page in a room, as the room sees it. */
export interface RoomMember {
  readonly grant: Grant
  send(message: Uint8Array): void
  close(reason: CloseReason): void
}
