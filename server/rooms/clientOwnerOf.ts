import type { Asker } from '../http/asker.ts'
import type { ClientOwner } from './grant.ts'
import { sha256Of } from './sha256Of.ts'

export const ownerOfAccount = (account: string): ClientOwner => `account:${account}`
/** `hash`: sha256 of the guest's secret, hex. */
export const ownerOfGuest = (hash: string): ClientOwner => `guest:${hash}`

/** Whose the Yjs clients of this asker are; `null` for nobody. */
export function clientOwnerOf(asker: Asker): ClientOwner | null {
  if (asker.kind === 'nobody') return null
  return asker.kind === 'guest' ? ownerOfGuest(sha256Of(asker.secret)) : ownerOfAccount(asker.account)
}

/** Who owns a design. */
export const ownerOfDesign = (design: { readonly ownerId: string | null; readonly guestHash: string | null }) =>
  design.ownerId === null ? ownerOfGuest(design.guestHash ?? '') : ownerOfAccount(design.ownerId)
