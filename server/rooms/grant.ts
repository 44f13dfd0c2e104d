import { createHash } from 'node:crypto'
import type { RoomAccess } from '../../engine/index.ts'
import type { TenantId } from '../db/database.ts'
import type { Principal } from '../http/principal.ts'

/** Identifies a design. */
export interface DesignRef {
  readonly tenant: TenantId
  readonly design: string
}

/** The permanent owner of a Yjs client: `account:<id>` or `guest:<sha256 of the secret>`. */
export type ClientOwner = string

/** What the holder of a ticket may do. */
export interface Grant extends DesignRef {
  readonly access: RoomAccess
  /** `null` without an account or a guest secret; such a member can only view. */
  readonly owner: ClientOwner | null
  /** The session of the grant, if any; they end together. */
  readonly session: string | null
  /** The share link of the grant, if any. */
  readonly share: string | null
}

export const refKey = ({ tenant, design }: DesignRef): string => `${tenant}/${design}`

export const ownerOfAccount = (account: string): ClientOwner => `account:${account}`
/** @param hash the sha256 of the guest secret, hex */
export const ownerOfGuest = (hash: string): ClientOwner => `guest:${hash}`

/** The owner of the Yjs clients of a principal; `null` without one. */
export function clientOwnerOf(principal: Principal): ClientOwner | null {
  if (principal.kind === 'nobody') return null
  return principal.kind === 'guest' ? ownerOfGuest(sha256Of(principal.secret)) : ownerOfAccount(principal.account)
}

/** The owner of a design. */
export const ownerOfDesign = (design: { readonly ownerId: string | null; readonly guestHash: string | null }) =>
  design.ownerId === null ? ownerOfGuest(design.guestHash ?? '') : ownerOfAccount(design.ownerId)

/** In hex. */
export const sha256Of = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex')
