import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Answer } from './answer.ts'

export type Trouble = Exclude<Answer<never>, { readonly kind: 'answered' }>

/** What a screen knows of a question that it has asked. `again` asks once more. */
type Asked<Value> = { again(): void } & (
  | { readonly kind: 'loading'; readonly value: null; readonly trouble: null }
  /** `isAsking`: a newer answer is on its way; `isOld`: it is another key's, until this one's has come. */
  | {
      readonly kind: 'answered'
      readonly value: Value
      readonly trouble: null
      readonly isAsking: boolean
      readonly isOld: boolean
    }
  | { readonly kind: 'failed'; readonly value: null; readonly trouble: Trouble }
)

const freshMs = 30_000

/** The answer to a question, remembered under its key. While another key is asked, the answer before stays. */
export function useAnswer<Value>(key: readonly unknown[], question: () => Promise<Answer<Value>>): Asked<Value> {
  const { data, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: key,
    queryFn: question,
    placeholderData: keepPreviousData,
    // A refusal is asked anew by the next screen.
    staleTime: ({ state }) => (state.data?.kind === 'answered' ? freshMs : 0),
    refetchOnWindowFocus: false,
  })
  const again = () => void refetch()
  if (data === undefined || (data.kind !== 'answered' && isFetching)) {
    return { kind: 'loading', value: null, trouble: null, again }
  }
  if (data.kind !== 'answered') return { kind: 'failed', value: null, trouble: data, again }
  const { value } = data
  return { kind: 'answered', value, trouble: null, isAsking: isFetching, isOld: isPlaceholderData, again }
}
