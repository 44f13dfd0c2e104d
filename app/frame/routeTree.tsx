import { signInPath } from '../session/paths.ts'
import type { Session } from '../session/session.ts'
import { studioRoute } from '../studio/studioRoute.tsx'
import type { AppRoute } from '../ui/routing/routing.ts'
import { PublicLayout } from './publicLayout/PublicLayout.tsx'
import { ScreenFailed } from './ScreenFailed.tsx'
import type { Layout, ScreenRoute } from './screenRoute.ts'
import { TermsGate } from './TermsGate.tsx'

/** What no screen is at. */
const unknown: AppRoute = { path: '*', load: async () => (await import('../ui/NotFound.tsx')).NotFound }

interface TreeOptions {
  readonly session: Pick<Session, 'state' | 'start'>
  /** Fetches the frame of the signed-in area, where there is one. */
  readonly memberLayout?: () => Promise<React.ComponentType>
  /** Begins to fetch the studio, which comes beside a screen that works with it and not after it. */
  readonly fetchStudioAhead?: () => void
}

/** Screens below their layouts. It is the same tree in browsers and on the server, or neither could take over the other's page. */
export function routeTree(
  screens: readonly ScreenRoute[],
  { session, memberLayout, fetchStudioAhead }: TreeOptions,
): readonly AppRoute[] {
  const guarded = guard(session)
  const routeOf = ({ path, access, studio, beginsAlone, load }: ScreenRoute): AppRoute => {
    const route: AppRoute = {
      path,
      load,
      failed: <ScreenFailed />,
      ...(access === 'customer' ? { guard: guarded } : {}),
    }
    if (!studio) return route
    if (beginsAlone) return { ...route, fallback: studio }
    const loadBeside = () => {
      fetchStudioAhead?.()
      return load()
    }
    return studioRoute(studio, { ...route, load: loadBeside })
  }
  const within = (layout: Layout) => screens.filter(route => route.layout === layout).map(routeOf)
  const members: AppRoute[] = memberLayout ? [{ load: memberLayout, children: within('member') }] : []
  return [
    {
      failed: <ScreenFailed />,
      element: <TermsGate />,
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
  async (path: string): Promise<string | null> => {
    const now = session.state.current()
    const { kind } = now.kind === 'in' || now.kind === 'out' ? now : await session.start()
    if (kind === 'in') return null
    if (kind === 'unreachable') throw new Error('The server was not reached, and without it nobody knows who is here.')
    return signInPath(path)
  }
