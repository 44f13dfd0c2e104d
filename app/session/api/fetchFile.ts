import { type AddressOf, type AddressParts, type Call, fillAddress } from '../../../server/contract/call.ts'
import type { ClientResponse } from './clientResponse.ts'
import { type Fetch, readRefusal } from './createClient.ts'

interface FileRequest<C extends Call> {
  readonly fetch: Fetch
  readonly call: C
  readonly address: AddressOf<C>
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * The bytes that a call responds with, in the name that `fetch` gives: an address in an `img` or a link has none. Never
 * rejects.
 */
export async function fetchFile<C extends Call>(request: FileRequest<C>): Promise<ClientResponse<Blob>> {
  const { fetch, call, address, headers = {} } = request
  const response = await fetch(fillAddress(call, address as AddressParts), { method: call.method, headers }).catch(
    () => null,
  )
  if (response && !response.ok) return readRefusal(response)
  const value = await response?.blob().catch(() => null)
  return value ? { kind: 'ok', value } : { kind: 'unreachable' }
}
