import { useSearchParams } from 'react-router-dom'
import type { z } from 'zod'
import { listShopOrdersCall } from '../../../server/contract/orders/consoleOrders.ts'

const schema = listShopOrdersCall.query
export type OrderQuery = z.output<typeof schema>
export type OrderQueryChange = Partial<Record<keyof OrderQuery | 'as', string>>

const pageSize = 25

/** What the list shows, as the address has it, so that it can be sent to a colleague, reloaded and gone back to. */
export function useOrderQuery() {
  const [params, setParams] = useSearchParams()
  const given = Object.fromEntries(params)
  const { success, data } = schema.safeParse({ pageSize, ...given })
  const query = success ? data : schema.parse({ pageSize })
  return {
    query,
    isBoard: given.as === 'board',
    isNarrowed: query.search !== '' || query.status !== undefined,
    /** As it stands in the address, without the page. */
    view: new URLSearchParams(Object.entries(given).filter(([name]) => name !== 'page')).toString(),
    change: (wanted: OrderQueryChange) =>
      setParams(
        before => {
          const next = { ...Object.fromEntries(before), page: '', ...wanted }
          return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== ''))
        },
        { replace: true },
      ),
  }
}
