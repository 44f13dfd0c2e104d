import { Problem } from '../../http/problem.ts'
import { createWorkerPool } from '../../workers/workerPool.ts'
import type { InvoiceJob } from './writeInvoice.ts'

/** Writes invoices as PDF in a worker: fonts and names of any length keep nobody else waiting. */
export interface InvoiceWriter {
  /** @throws Problem not-ready when too many wait */
  write(job: InvoiceJob): Promise<Uint8Array>
  close(): Promise<void>
}

export function createInvoiceWriter(): InvoiceWriter {
  const pool = createWorkerPool<InvoiceJob, Uint8Array>({
    script: new URL('./startInvoiceWorker.js', import.meta.url),
    timeout: 60_000,
    maxWaiting: 16,
    megabytes: 256,
  })
  return {
    async write(job) {
      const pdf = await pool.run(job)
      if (typeof pdf === 'string') throw new Problem('not-ready', { headers: { 'retry-after': '5' } })
      return pdf
    },
    close: pool.close,
  }
}
