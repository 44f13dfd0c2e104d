import { createContext, useContext } from 'react'
import type { Studio } from './studio.ts'

export const StudioContext = createContext<Studio | null>(null)

/** Throws outside of the layout that fetches the studio. */
export function useStudio(): Studio {
  const studio = useContext(StudioContext)
  if (!studio) throw new Error('There is no studio here. Put the route of the screen below <StudioLayout>.')
  return studio
}
