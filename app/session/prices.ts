import type { ResponseOf } from '../../server/contract/call.ts'
import { readPricesCall } from '../../server/contract/pricing/prices.ts'
import type { ClientResponse } from './api/clientResponse.ts'
import type { Client } from './api/createClient.ts'
import { useRequest } from './api/useRequest.ts'
import { useServices } from './ServicesContext.ts'

/** Under which the shop's price list is remembered. */
export const pricesKey = ['pricing'] as const

export const readPrices = (client: Client): Promise<ClientResponse<ResponseOf<typeof readPricesCall>>> =>
  client.send(readPricesCall)

/** The shop's price list. */
export function usePrices() {
  const { client } = useServices()
  return useRequest(pricesKey, () => readPrices(client))
}
