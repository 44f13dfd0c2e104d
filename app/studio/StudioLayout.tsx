import { Outlet } from 'react-router-dom'
import { StudioContext, useFetchedStudio } from './StudioContext.ts'

/** Gives the studio to the screens of the routes below; until it is fetched, the skeleton of what comes is there. */
export function StudioLayout({ skeleton }: { readonly skeleton: React.ReactNode }) {
  const studio = useFetchedStudio()
  if (!studio) return skeleton
  return (
    <StudioContext value={studio}>
      <Outlet />
    </StudioContext>
  )
}
