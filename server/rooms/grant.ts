import type { RoomAccess } from '../../engine/index.ts'
import type { TenantId } from '../db/database.ts'

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
