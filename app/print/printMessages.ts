import type { ArtworkView, DesignDocument, LayerId } from '../../engine/index.ts'
import type { PrintObstacle, PrintWarning } from '../../engine/print/index.ts'

/** What the page asks the printing worker for. */
export interface PrintRequest {
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
  /** A bug, or a worker that could not be fetched. */
  | { readonly kind: 'failed'; readonly message: string }

/** The layer that an obstacle or a warning is about, if it is about one. */
export const layerOf = (found: PrintObstacle | PrintWarning): LayerId | null => ('layer' in found ? found.layer : null)
