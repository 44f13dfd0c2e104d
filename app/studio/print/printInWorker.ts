import type { ArtworkView, DesignDocument, LayerId } from '../../../engine/index.ts'
import type { OfPlayer, PrintObstacle, PrintWarning } from '../../../engine/print/index.ts'

interface PrintingOptions {
  /** Called after each player of a team. */
  readonly onProgress?: (done: number, all: number) => void
  /** Ends the printing: there is no answer then. */
  readonly signal?: AbortSignal
}

/** Prints in a worker of its own, which ends with the answer. `null` when it was given up. */
export function printInWorker(request: PrintRequest): Promise<PrintAnswer>
export function printInWorker(request: PrintRequest, options: PrintingOptions): Promise<PrintAnswer | null>
export function printInWorker(
  request: PrintRequest,
  { onProgress, signal }: PrintingOptions = {},
): Promise<PrintAnswer | null> {
  const worker = new Worker(new URL('./printWorker.ts', import.meta.url), { type: 'module' })
  return new Promise<PrintAnswer | null>(resolve => {
    worker.onmessage = ({ data }: MessageEvent<PrintMessage>) => {
      if (data.kind === 'progress') onProgress?.(data.done, data.all)
      else resolve(data)
    }
    worker.onerror = event => resolve({ kind: 'failed', message: event.message || 'The printing worker did not load.' })
    signal?.addEventListener('abort', () => resolve(null))
    worker.postMessage(request)
  }).finally(() => worker.terminate())
}

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
