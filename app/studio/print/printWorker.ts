import { findFaceFiles } from 'virtual:faces'
import { handlePrintRequest } from './handlePrintRequest.ts'
import type { PrintMessage, PrintRequest } from './printInWorker.ts'

const post = (message: PrintMessage, transfer: Transferable[] = []) => self.postMessage(message, { transfer })

// Prints beside the page, which stays responsive.
self.onmessage = async ({ data }: MessageEvent<PrintRequest>) => {
  const response = await handlePrintRequest(data, {
    findFaceFiles,
    fetch: address => fetch(address),
    onProgress: (done, all) => post({ kind: 'progress', done, all }),
  })
  post(response, 'bytes' in response ? [response.bytes.buffer] : [])
}
