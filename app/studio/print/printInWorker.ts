import type { PrintAnswer, PrintMessage, PrintRequest } from './printMessages.ts'

export interface PrintingOptions {
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
