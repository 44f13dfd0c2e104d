import type { readSheetCells } from '../../../plugins/roster/readSheetCells.ts'
import { Problem } from '../../http/problem.ts'
import { createWorkshop } from '../../workshop/createWorkshop.ts'

type Cells = Awaited<ReturnType<typeof readSheetCells>>

/** Unpacks and reads spreadsheets beside the server: whatever a file turns out to hold, others are answered meanwhile. */
export interface SheetReader {
  /** @throws Problem not-ready when too many wait */
  read(bytes: Uint8Array): Promise<Cells>
  close(): Promise<void>
}

export interface SheetReaderOptions {
  /** Milliseconds for one file. */
  readonly patience?: number
  readonly mostWaiting?: number
}

export function createSheetReader({ patience = 10_000, mostWaiting = 16 }: SheetReaderOptions = {}): SheetReader {
  const workshop = createWorkshop<Uint8Array, Cells>({
    script: new URL('./startSheetWorker.js', import.meta.url),
    patience,
    mostWaiting,
    megabytes: 256,
  })
  return {
    async read(bytes) {
      const cells = await workshop.work(bytes)
      if (cells === 'busy') throw new Problem('not-ready', { headers: { 'retry-after': '5' } })
      return cells === 'spent' ? 'file-large' : cells
    },
    close: workshop.close,
  }
}
