import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom'
import { signInPath } from '../session/paths.ts'
import type { Services } from '../session/services.ts'
import type { Session } from '../session/session.ts'
import { studioRoute } from '../studio/studioRoute.tsx'
import { PublicLayout } from './publicLayout/PublicLayout.tsx'
import { ScreenFailed } from './ScreenFailed.tsx'
import type { Layout, ScreenRoute } from './screenRoute.ts'
import { screenRoutes } from './screenRoutes.ts'
import { studioRoutes } from './studioRoutes.tsx'
import { TermsGate } from './TermsGate.tsx'

/** What no screen is at. */
const unknown: RouteObject = {
  path: '*',
  lazy: async () => ({ Component: (await import('../ui/NotFound.tsx')).NotFound }),
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
  const within = (layout: Layout) =>
    [...screenRoutes, ...studioRoutes].filter(route => route.layout === layout).map(routeOf)
  return createBrowserRouter([
    {
      errorElement: <ScreenFailed />,
      element: <TermsGate />,
      hydrateFallbackElement: <div />,
      children: [
        { element: <PublicLayout />, children: [...within('public'), unknown] },
        {
          lazy: async () => ({ Component: (await import('./memberLayout/MemberLayout.tsx')).MemberLayout }),
          children: within('member'),
        },
        ...within('none'),
      ],
    },
  ])
}

/** Lets only signed-in customers in; others sign in first, and come back to where they wanted to go. */
export const guard =
  (session: Pick<Session, 'state' | 'start'>) =>
  async ({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<Response | null> => {
    const now = session.state.current()
    const { kind } = now.kind === 'in' || now.kind === 'out' ? now : await session.start()
    if (kind === 'in') return null
    if (kind === 'unreachable') throw new Error('The server was not reached, and without it nobody knows who is here.')
    const { pathname, search } = new URL(request.url)
    return redirect(signInPath(pathname + search))
  }
