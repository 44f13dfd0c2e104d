import type { AuthorId, LayerId, PanelId, ZoneKey } from '../document/ids.ts'

/** What a person points at and has selected. Never logged. */
export type Selection =
  | { readonly kind: 'none' }
  | { readonly kind: 'layer'; readonly layer: LayerId }
  | { readonly kind: 'zone'; readonly zone: ZoneKey }

export const nothingSelected: Selection = { kind: 'none' }

export interface PeerPresence {
  readonly client: number
  readonly author: AuthorId
  readonly name: string
  readonly selection: Selection
  /** On the cloth, in panel mm. */
  readonly cursor: { readonly panel: PanelId; readonly x: number; readonly y: number } | null
}
