import type { RoomAccess } from '../../engine/index.ts'
import type { TenantId } from '../db/database.ts'
import type { Asker } from '../http/asker.ts'
import { sha256Of } from './sha256Of.ts'

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

/** Whose the Yjs clients of this asker are; `null` for nobody. */
export function clientOwnerOf(asker: Asker): ClientOwner | null {
  if (asker.kind === 'nobody') return null
  return asker.kind === 'guest' ? ownerOfGuest(sha256Of(asker.secret)) : ownerOfAccount(asker.account)
}

/** Who owns a design. */
export const ownerOfDesign = (design: { readonly ownerId: string | null; readonly guestHash: string | null }) =>
  design.ownerId === null ? ownerOfGuest(design.guestHash ?? '') : ownerOfAccount(design.ownerId)
