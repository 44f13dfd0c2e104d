import { useSearchParams } from 'react-router-dom'
import { designQuery } from '../../../server/contract/designs/ownDesigns.ts'

const listQuery = designQuery.pick({ search: true, productType: true, status: true, sort: true, page: true })
export type ListQuery = ReturnType<typeof listQuery.parse>

export interface UseListQuery {
  readonly query: ListQuery
  /** Whether something is looked for, so that an empty list says nothing about what there is. */
  readonly isNarrowed: boolean
  /** Another filter begins at the first page. */
  change(change: Partial<Record<keyof ListQuery, string>>): void
  clear(): void
}

/** What the list shows, as the address has it: it can be gone back to, and sent to oneself. */
export function useListQuery(): UseListQuery {
  const [params, setParams] = useSearchParams()
  const { success, data } = listQuery.safeParse(Object.fromEntries(params))
  const query = success ? data : listQuery.parse({})
  const { search, productType, status } = query
  return {
    query,
    isNarrowed: search !== '' || productType !== undefined || status !== undefined,
    change: change =>
      setParams(
        before => {
          const wanted = { ...Object.fromEntries(before), page: '', ...change }
          return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== ''))
        },
        { replace: true },
      ),
    clear: () => setParams({}, { replace: true }),
  }
}
