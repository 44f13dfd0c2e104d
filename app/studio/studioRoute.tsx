import { Outlet } from 'react-router-dom'
import type { AppRoute } from '../ui/routing/routing.ts'
import { StudioContext, useFetchedStudio } from './StudioContext.ts'

/** A route that works with the studio: both are fetched at a time, and the skeleton stands in for both. */
export const studioRoute = (skeleton: React.ReactElement, route: AppRoute): AppRoute => ({
  element: <StudioLayout skeleton={skeleton} />,
  children: [{ ...route, fallback: skeleton }],
})

/** Gives the studio to the screens of the routes below; until it is fetched, the skeleton of what comes is there. */
function StudioLayout({ skeleton }: { readonly skeleton: React.ReactNode }) {
  const studio = useFetchedStudio()
  if (!studio) return skeleton
  return (
    <StudioContext value={studio}>
      <Outlet />
    </StudioContext>
  )
}
