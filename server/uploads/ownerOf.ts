import { createHash } from 'node:crypto'
import type { Asker } from '../http/asker.ts'
import { Problem } from '../http/problem.ts'
import { room } from './uploadLimits.ts'

/** Whose an upload is: one of the two ids is there. */
export interface Owner {
  readonly ownerId: string | null
  /** sha256 of a guest's secret, which is kept nowhere. */
  readonly guestHash: string | null
  readonly room: { readonly files: number; readonly bytes: number }
}

/** @throws Problem for nobody */
export function ownerOf(asker: Asker): Owner {
  if (asker.kind === 'nobody') throw new Problem('not-signed-in')
  if (asker.kind !== 'guest') return { ownerId: asker.account, guestHash: null, room: room[asker.kind] }
  const guestHash = createHash('sha256').update(asker.secret).digest('hex')
  return { ownerId: null, guestHash, room: room.guest }
}
