import { useEffect, useState } from 'react'
import { useServices } from '../session/ServicesContext.ts'
import type { Studio } from './studio.ts'

/** The studio; `null` until it is fetched. Throws where it does not come: the screen of failures says what to do. */
export function useFetchedStudio(): Studio | null {
  const { studio: fetchStudio } = useServices()
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
