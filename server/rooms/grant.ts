import { createHash } from 'node:crypto'
import type { RoomAccess } from '../../engine/index.ts'
import type { TenantId } from '../db/database.ts'
import type { Principal } from '../http/principal.ts'

/** Where a design lies. */
export interface DesignPlace {
  readonly tenant: TenantId
  readonly design: string
}

/** Whose a Yjs client is, for ever: `account:<id>`, or `guest:<sha256 of the secret>`. */
export type ClientOwner = string

/** What a ticket says of who holds it. */
export interface Grant extends DesignPlace {
  readonly access: RoomAccess
  /** `null` for who has neither account nor guest secret: such a one only looks on. */
  readonly owner: ClientOwner | null
  /** The sign-in it hangs on, if any; when that ends, so does the grant. */
  readonly session: string | null
  /** The share link it hangs on, if any. */
  readonly share: string | null
}

export const placeKey = ({ tenant, design }: DesignPlace): string => `${tenant}/${design}`

const ownerOfAccount = (account: string): ClientOwner => `account:${account}`
/** `hash`: sha256 of the guest's secret, hex. */
const ownerOfGuest = (hash: string): ClientOwner => `guest:${hash}`

/** Whose the Yjs clients of this principal are; `null` for nobody. */
export function clientOwnerOf(principal: Principal): ClientOwner | null {
  if (principal.kind === 'nobody') return null
  return principal.kind === 'guest' ? ownerOfGuest(sha256Of(principal.secret)) : ownerOfAccount(principal.account)
}

/** Who owns a design. */
export const ownerOfDesign = (design: { readonly ownerId: string | null; readonly guestHash: string | null }) =>
  design.ownerId === null ? ownerOfGuest(design.guestHash ?? '') : ownerOfAccount(design.ownerId)

/** In hex. */
export const sha256Of = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex')
