import { createContext, useContext, useEffect, useState } from 'react'
import type { Studio } from './studio.ts'

/** What fetches the studio. */
export const FetchStudioContext = createContext<(() => Promise<Studio>) | null>(null)

export const StudioContext = createContext<Studio | null>(null)

/** Throws outside of the layout that fetches the studio. */
export function useStudio(): Studio {
  const studio = useContext(StudioContext)
  if (!studio) throw new Error('There is no studio here. Put the route of the screen below <StudioLayout>.')
  return studio
}

/** What fetches the studio, for a screen that works with it only when something is done. */
export function useFetchStudio(): () => Promise<Studio> {
  const fetchStudio = useContext(FetchStudioContext)
  if (!fetchStudio) throw new Error('Nothing fetches the studio here. Put the screen inside <App>.')
  return fetchStudio
}

/** The studio; `null` until it is fetched. Throws where it does not come: the screen of failures says what to do. */
export function useFetchedStudio(): Studio | null {
  const fetchStudio = useFetchStudio()
  const [studio, setStudio] = useState<Studio | null>(null)
  const [failure, setFailure] = useState<unknown>(null)

  useEffect(() => {
    let isLeft = false
    fetchStudio().then(
      fetched => !isLeft && setStudio(fetched),
      (reason: unknown) => !isLeft && setFailure(reason ?? new Error('The studio did not come.')),
    )
    return () => {
      isLeft = true
    }
  }, [fetchStudio])

  if (failure !== null) throw failure
  return studio
}
