import { parentPort } from 'node:worker_threads'
import { ownThread } from '../../workers/threadTime.ts'
import { invoiceFaces } from './invoiceFaces.ts'
import { invoiceWords } from './invoiceWords.ts'
import { type InvoiceJob, writeInvoice } from './writeInvoice.ts'

/** Every character that may be written, and some that are not. */
const charactersOf = (job: InvoiceJob): string =>
  JSON.stringify([job.invoice, job.shop.name, invoiceWords[job.language]]) +
  '0123456789 ABCDEFGHIJKLMNOPQRSTUVWXYZ$−·#%&"\\'

parentPort?.on('message', async (job: InvoiceJob) =>
  parentPort?.postMessage(await writeInvoice(job, await invoiceFaces(charactersOf(job)))),
)
parentPort?.postMessage(ownThread())
