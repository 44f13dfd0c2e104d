import type { ArtworkView, DesignDocument, LayerId } from '../../../engine/index.ts'
import type { OfPlayer, PrintObstacle, PrintWarning } from '../../../engine/print/index.ts'

/** What the page asks the printing worker for: the shirt that is seen, or those of all players. */
export interface PrintRequest {
  readonly what: 'shirt' | 'team'
  readonly document: DesignDocument
  /** The garment's slug; the worker has the plugins itself. */
  readonly garment: string
  readonly view: ArtworkView
  readonly code: string
  readonly madeAt: Date
  readonly faceAddresses: Readonly<Record<string, string>>
}

/** What came of it. */
export type PrintAnswer =
  | { readonly kind: 'printed'; readonly bytes: Uint8Array<ArrayBuffer>; readonly warnings: readonly PrintWarning[] }
  | { readonly kind: 'refused'; readonly obstacles: readonly PrintObstacle[] }
  | {
      readonly kind: 'packed'
      readonly bytes: Uint8Array<ArrayBuffer>
      readonly warnings: readonly OfPlayer<PrintWarning>[]
    }
  | { readonly kind: 'team-refused'; readonly obstacles: readonly OfPlayer<PrintObstacle>[] }
  /** A bug, or a worker that could not be fetched. */
  | { readonly kind: 'failed'; readonly message: string }

/** What the worker says: how far it is, and in the end what came of it. */
export type PrintMessage = PrintAnswer | { readonly kind: 'progress'; readonly done: number; readonly all: number }

/** The layer that an obstacle or a warning is about, if it is about one. */
export const layerOf = (found: PrintObstacle | PrintWarning): LayerId | null => ('layer' in found ? found.layer : null)
