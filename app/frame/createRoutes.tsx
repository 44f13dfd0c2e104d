import { createBrowserRouter, type DataRouter } from 'react-router-dom'
import type { Services } from '../session/services.ts'
import { routeTree } from './routeTree.tsx'
import { screenRoutes } from './screenRoutes.ts'
import { studioRoutes } from './studioRoutes.tsx'

/** The addresses of the app. Screens are fetched when they are first opened. */
export function createRoutes({ session }: Pick<Services, 'session'>): DataRouter {
  const tree = routeTree([...screenRoutes, ...studioRoutes], {
    session,
    memberLayout: async () => (await import('./memberLayout/MemberLayout.tsx')).MemberLayout,
  })
  return createBrowserRouter([...tree])
}
