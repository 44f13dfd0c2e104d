import type { ArtworkView, DesignDocument, Ink } from '../../../engine/index.ts'
import type { CheckedShirt, OfPlayer, PrintObstacle, PrintWarning, SheetSet } from '../../../engine/print/index.ts'
import { tenantFromAddress } from '../../session/tenant.ts'

interface PrintingOptions {
  /** Called after each player of a team. */
  readonly onProgress?: (done: number, all: number) => void
  /** Ends the printing: there is no answer then. */
  readonly signal?: AbortSignal
}

/** Prints in a worker of its own, which ends with the answer. `null` when it was given up. */
export function printInWorker(request: PrintRequest): Promise<PrintResponse>
export function printInWorker(request: PrintRequest, options: PrintingOptions): Promise<PrintResponse | null>
export function printInWorker(
  request: PrintRequest,
  { onProgress, signal }: PrintingOptions = {},
): Promise<PrintResponse | null> {
  const worker = new Worker(new URL('./printWorker.ts', import.meta.url), { type: 'module' })
  return new Promise<PrintResponse | null>(resolve => {
    worker.onmessage = ({ data }: MessageEvent<PrintMessage>) => {
      if (data.kind === 'progress') onProgress?.(data.done, data.all)
      else resolve(data)
    }
    worker.onerror = event => resolve({ kind: 'failed', message: event.message || 'The printing worker did not load.' })
    signal?.addEventListener('abort', () => resolve(null))
    worker.postMessage({ ...request, tenant: tenantFromAddress(location.search, () => sessionStorage) })
  }).finally(() => worker.terminate())
}

/** What the page asks the printing worker for: the shirt that is seen, those of all players, or what is found on them. */
export interface PrintRequest {
  /** `review` checks more than `check`. */
  readonly what: 'shirt' | 'team' | 'check' | 'review'
  readonly document: DesignDocument
  /** Of the shop, for a review. */
  readonly inks?: readonly Ink[]
  /** The garment's slug; the worker has the plugins itself. */
  readonly garment: string
  readonly view: ArtworkView
  readonly code: string
  readonly madeAt: Date
  /** Of the words on the sheets. */
  readonly language?: 'en' | 'kh'
  /** Which sheets of a shirt; a team's zip has them all. */
  readonly sheets?: SheetSet
}

/** The sheets of a shirt that can be had by themselves. */
export const sheetSets = ['print', 'mirrored', 'cut', 'rib', 'A4', 'A3'] as const satisfies readonly SheetSet[]

/** What came of it. */
export type PrintResponse =
  | { readonly kind: 'printed'; readonly bytes: Uint8Array<ArrayBuffer>; readonly warnings: readonly PrintWarning[] }
  | { readonly kind: 'refused'; readonly obstacles: readonly PrintObstacle[] }
  | {
      readonly kind: 'packed'
      readonly bytes: Uint8Array<ArrayBuffer>
      readonly warnings: readonly OfPlayer<PrintWarning>[]
      readonly left: readonly OfPlayer<PrintObstacle>[]
    }
  | { readonly kind: 'team-refused'; readonly obstacles: readonly OfPlayer<PrintObstacle>[] }
  | { readonly kind: 'checked'; readonly shirts: readonly CheckedShirt[] }
  /** A bug, or a worker that could not be fetched. */
  | { readonly kind: 'failed'; readonly message: string }

/** What the worker says: how far it is, and in the end what came of it. */
export type PrintMessage = PrintResponse | { readonly kind: 'progress'; readonly done: number; readonly all: number }
