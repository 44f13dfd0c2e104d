import { createHash } from 'node:crypto'
import type { Principal } from '../http/principal.ts'
import { Problem } from '../http/problem.ts'

/** Whose an upload is: one of the two ids is there. */
export interface Owner {
  readonly ownerId: string | null
  /** sha256 of a guest's secret, which is kept nowhere. */
  readonly guestHash: string | null
  readonly room: { readonly files: number; readonly bytes: number }
}

/** @throws Problem for nobody */
export function ownerOf(principal: Principal): Owner {
  if (principal.kind === 'nobody') throw new Problem('not-signed-in')
  if (principal.kind !== 'guest') return { ownerId: principal.account, guestHash: null, room: room[principal.kind] }
  const guestHash = createHash('sha256').update(principal.secret).digest('hex')
  return { ownerId: null, guestHash, room: room.guest }
}

/** Days for which what a guest has is kept: a design after its last edit, pictures while no design has them. */
export const guestDays = 30

/** Files of one request: all of them are in memory before any is kept. */
export const maxFiles = 4

/** What one person may keep in one shop. */
const room = {
  guest: { files: 30, bytes: 100_000_000 },
  customer: { files: 500, bytes: 2_000_000_000 },
  admin: { files: 5_000, bytes: 20_000_000_000 },
} as const
