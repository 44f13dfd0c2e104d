import type { RouteObject } from 'react-router-dom'
import { StudioLayout } from './StudioLayout.tsx'

/** A route that works with the studio: both are fetched at a time, and the skeleton stands in for both. */
export const studioRoute = (skeleton: React.ReactElement, route: RouteObject): RouteObject => ({
  element: <StudioLayout skeleton={skeleton} />,
  children: [{ ...route, hydrateFallbackElement: skeleton }],
})
