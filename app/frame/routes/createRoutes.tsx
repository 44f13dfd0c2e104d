import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import type { Services } from '../../session/services.ts'
import { studioRoute } from '../../studio/studioRoute.tsx'
import { PublicLayout } from '../publicLayout/PublicLayout.tsx'
import { ScreenFailed } from '../ScreenFailed.tsx'
import { guard } from './guard.ts'
import { routeTable } from './routeTable.ts'
import type { Layout, ScreenRoute } from './screenRoute.ts'

/** What no screen is at. */
const unknown: RouteObject = {
  path: '*',
  lazy: async () => ({ Component: (await import('../../ui/notFound/NotFound.tsx')).NotFound }),
}

/** The addresses of the app. Screens are fetched when they are first opened. */
export function createRoutes({ session }: Pick<Services, 'session'>) {
  const guarded = guard(session)
  const routeOf = ({ path, access, studio, load }: ScreenRoute): RouteObject => {
    const route: RouteObject = {
      path,
      ...(access === 'customer' ? { loader: guarded } : {}),
      errorElement: <ScreenFailed />,
      lazy: async () => ({ Component: await load() }),
    }
    return studio ? studioRoute(studio, route) : route
  }
  const within = (layout: Layout) => routeTable.filter(route => route.layout === layout).map(routeOf)
  return createBrowserRouter([
    {
      errorElement: <ScreenFailed />,
      hydrateFallbackElement: <div />,
      children: [
        { element: <PublicLayout />, children: [...within('public'), unknown] },
        {
          lazy: async () => ({ Component: (await import('../memberLayout/MemberLayout.tsx')).MemberLayout }),
          children: within('member'),
        },
        ...within('none'),
      ],
    },
  ])
}
