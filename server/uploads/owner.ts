import { createHash } from 'node:crypto'
import type { Principal } from '../http/principal.ts'
import { Problem } from '../http/problem.ts'

/** The owner of an upload: one of the two ids is set. */
export interface Owner {
  readonly ownerId: string | null
  /** The sha256 of the guest secret, which itself is not stored. */
  readonly guestHash: string | null
  /** The address, or the /64 of an IPv6 address, of the request. */
  readonly network: string
  readonly room: { readonly files: number; readonly bytes: number }
}

/** @throws Problem without a principal */
export function ownerOf(principal: Principal, network: string): Owner {
  if (principal.kind === 'nobody' || principal.kind === 'staff') throw new Problem('not-signed-in')
  if (principal.kind !== 'guest')
    return { ownerId: principal.account, guestHash: null, network, room: room[principal.kind] }
  const guestHash = createHash('sha256').update(principal.secret).digest('hex')
  return { ownerId: null, guestHash, network, room: room.guest }
}

/** Days until a guest's design expires after its last edit, and unused images after their upload. */
export const guestDays = 30

/** The maximum number of files in a request; all of them are on disk before any is saved. */
export const maxFiles = 4

/** The upload quota of a person in a shop. */
const room = {
  guest: { files: 30, bytes: 100_000_000 },
  customer: { files: 500, bytes: 2_000_000_000 },
  admin: { files: 5_000, bytes: 20_000_000_000 },
} as const

/** The upload quota of all guests of one network in a shop: a school shares one. */
export const networkRoom = { files: 300, bytes: 1_000_000_000 } as const
