import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom'
import { signInPath } from '../session/paths.ts'
import type { Session } from '../session/session.ts'
import { studioRoute } from '../studio/studioRoute.tsx'
import { PublicLayout } from './publicLayout/PublicLayout.tsx'
import { ScreenFailed } from './ScreenFailed.tsx'
import type { Layout, ScreenRoute } from './screenRoute.ts'
import { TermsGate } from './TermsGate.tsx'

/** What no screen is at. */
const unknown: RouteObject = {
  path: '*',
  lazy: async () => ({ Component: (await import('../ui/NotFound.tsx')).NotFound }),
}

interface TreeOptions {
  readonly session: Pick<Session, 'state' | 'start'>
  /** Fetches the frame of the signed-in area, where there is one. */
  readonly memberLayout?: () => Promise<React.ComponentType>
}

/** Screens below their layouts. It is the same tree in browsers and on the server, or neither could take over the other's page. */
export function routeTree(
  screens: readonly ScreenRoute[],
  { session, memberLayout }: TreeOptions,
): readonly RouteObject[] {
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
  const within = (layout: Layout) => screens.filter(route => route.layout === layout).map(routeOf)
  const members: RouteObject[] = memberLayout
    ? [{ lazy: async () => ({ Component: await memberLayout() }), children: within('member') }]
    : []
  return [
    {
      errorElement: <ScreenFailed />,
      element: <TermsGate />,
      hydrateFallbackElement: <div />,
      children: [
        { element: <PublicLayout />, children: [...within('public'), unknown] },
        ...members,
        ...within('none'),
      ],
    },
  ]
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
