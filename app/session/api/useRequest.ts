import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ClientResponse, isPassing } from './clientResponse.ts'

export type RequestError = Exclude<ClientResponse<never>, { readonly kind: 'ok' }>

/** The state of a request that a screen has sent. `retry` sends it once more. */
type RequestState<Value> = { retry(): void } & (
  | { readonly kind: 'loading'; readonly value: null; readonly error: null }
  /** `isFetching`: a newer response is on its way; `isStale`: the value is of the previous key, until this one's has come. */
  | {
      readonly kind: 'ok'
      readonly value: Value
      readonly error: null
      readonly isFetching: boolean
      readonly isStale: boolean
    }
  | { readonly kind: 'failed'; readonly value: null; readonly error: RequestError }
)

const freshMs = 30_000

interface RequestOptions {
  /**
   * Sends it again after so many milliseconds while the page is looked at. What was found stays while the server cannot
   * be reached or is busy.
   */
  readonly every?: number
}

/** The response to a request, cached under its key. While another key loads, the previous response stays. */
export function useRequest<Value>(
  key: readonly unknown[],
  send: () => Promise<ClientResponse<Value>>,
  { every }: RequestOptions = {},
): RequestState<Value> {
  const { data, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ client, queryKey }) => {
      const response = await send()
      const before = client.getQueryData<ClientResponse<Value>>(queryKey)
      return every !== undefined && before?.kind === 'ok' && isPassing(response) ? before : response
    },
    placeholderData: keepPreviousData,
    // The next screen sends a refused request again.
    staleTime: ({ state }) => (state.data?.kind === 'ok' ? freshMs : 0),
    refetchOnWindowFocus: false,
    refetchInterval: every ?? false,
  })
  const retry = () => void refetch()
  if (data === undefined || (data.kind !== 'ok' && isFetching)) {
    return { kind: 'loading', value: null, error: null, retry }
  }
  if (data.kind !== 'ok') return { kind: 'failed', value: null, error: data, retry }
  const { value } = data
  return { kind: 'ok', value, error: null, isFetching: isFetching, isStale: isPlaceholderData, retry }
}
