import type { PrintAnswer, PrintRequest } from './printMessages.ts'

/** Prints in a worker of its own, which ends with the answer. */
export function printInWorker(request: PrintRequest): Promise<PrintAnswer> {
  const worker = new Worker(new URL('./printWorker.ts', import.meta.url), { type: 'module' })
  return new Promise<PrintAnswer>(resolve => {
    worker.onmessage = ({ data }: MessageEvent<PrintAnswer>) => resolve(data)
    worker.onerror = event => resolve({ kind: 'failed', message: event.message || 'The printing worker did not load.' })
    worker.postMessage(request)
  }).finally(() => worker.terminate())
}
