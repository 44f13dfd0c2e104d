import type { readSheetCells } from '../../../plugins/roster/readSheetCells.ts'
import { Problem } from '../../http/problem.ts'
import { createWorkerPool } from '../../workers/workerPool.ts'

type Cells = Awaited<ReturnType<typeof readSheetCells>>

/** Reads spreadsheets in a worker, so that no file can block the server. */
export interface SheetReader {
  /** @throws Problem not-ready when too many wait */
  read(bytes: Uint8Array): Promise<Cells>
  close(): Promise<void>
}

interface SheetReaderOptions {
  /** Milliseconds of a processor for one file. */
  readonly timeout?: number
  /** Milliseconds by the clock for one file. */
  readonly clockTimeout?: number
  readonly maxWaiting?: number
}

export function createSheetReader({
  timeout = 10_000,
  clockTimeout = 20_000,
  maxWaiting = 16,
}: SheetReaderOptions = {}): SheetReader {
  const pool = createWorkerPool<Uint8Array, Cells>({
    script: new URL('./startSheetWorker.js', import.meta.url),
    timeout,
    clockTimeout,
    maxWaiting,
    megabytes: 256,
  })
  return {
    async read(bytes) {
      const cells = await pool.run(bytes)
      if (cells === 'busy') throw new Problem('not-ready', { headers: { 'retry-after': '5' } })
      return cells === 'spent' ? 'file-large' : cells
    },
    close: pool.close,
  }
}
