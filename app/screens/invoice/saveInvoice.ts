import { invoicePdfCall } from '../../../server/contract/orders/ownOrders.ts'
import type { ClientResponse } from '../../session/api/clientResponse.ts'
import type { Fetch } from '../../session/api/createClient.ts'
import { fetchFile } from '../../session/api/fetchFile.ts'
import type { Services } from '../../session/services.ts'
import { saveFile } from '../../studio/print/saveFile.ts'

interface WantedInvoice {
  readonly fetch: Fetch
  /** The id of the order. */
  readonly order: string
  readonly language: ReturnType<Services['language']['current']>
  /** The secret of the order's link, which stands in for its owner. */
  readonly secret: string | undefined
  /** What the file is called, without its ending. */
  readonly name: string
}

/** Fetches the invoice of an order as PDF and lets the browser save it. Never rejects for what the server says. */
export async function saveInvoice(wanted: WantedInvoice): Promise<ClientResponse<Blob>> {
  const { fetch, order, language, secret, name } = wanted
  const address = { params: { id: order }, query: { language } }
  const headers: Record<string, string> = secret === undefined ? {} : { 'x-tracking-secret': secret }
  const response = await fetchFile({ fetch, call: invoicePdfCall, address, headers })
  if (response.kind === 'ok')
    saveFile(new Uint8Array(await response.value.arrayBuffer()), `${name}.pdf`, 'application/pdf')
  return response
}
