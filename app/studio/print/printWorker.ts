import { findFaceFiles } from 'virtual:faces'
import { fontShelfName, keptForever } from '../../device/keptResponses.ts'
import { createClient } from '../../session/api/createClient.ts'
import { withTenant } from '../../session/tenant.ts'
import { findFonts } from '../lettering/findFonts.ts'
import { handlePrintRequest } from './handlePrintRequest.ts'
import type { PrintMessage, PrintRequest } from './printInWorker.ts'

const post = (message: PrintMessage, transfer: Transferable[] = []) => self.postMessage(message, { transfer })

// Prints beside the page, which stays responsive.
self.onmessage = async ({ data }: MessageEvent<PrintRequest & { readonly tenant: string | null }>) => {
  const inShop = withTenant(data.tenant)
  const client = createClient((address, init) => fetch(inShop(address), init))
  const response = await handlePrintRequest(data, {
    findFaceFiles: findFonts({ ofBook: findFaceFiles, client }),
    fetch: keptForever('caches' in self ? caches : undefined, fontShelfName, address => fetch(address)),
    onProgress: (done, all) => post({ kind: 'progress', done, all }),
  })
  post(response, 'bytes' in response ? [response.bytes.buffer] : [])
}
