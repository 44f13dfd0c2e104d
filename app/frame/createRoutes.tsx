import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import type { Services } from '../session/services.ts'
import { routeObjects } from '../ui/routing/RoutedScreens.tsx'
import { createRouting, type Routing } from '../ui/routing/routing.ts'
import { routeTree } from './routeTree.tsx'
import { screenRoutes } from './screenRoutes.ts'
import { studioRoutes } from './studioRoutes.tsx'

/** The addresses of the app. Screens are fetched when they are first opened. */
export function createRoutes({ session }: Pick<Services, 'session'>, fetchStudio: () => Promise<unknown>): Routing {
  const tree = routeTree([...screenRoutes, ...studioRoutes], {
    session,
    // The screen that waits for it shows that it could not be fetched.
    fetchStudioAhead: () => void fetchStudio().catch(() => {}),
    memberLayout: async () => (await import('./memberLayout/MemberLayout.tsx')).MemberLayout,
  })
  return createRouting(createBrowserHistory(), routeObjects(tree))
}
