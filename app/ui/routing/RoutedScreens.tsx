import {
  Component,
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { matchRoutes, Outlet, type RouteObject, Router, useRoutes } from 'react-router-dom'
import { RoutingContext } from './RoutingContext.ts'
import type { AppRoute, LoadScreen, Routing, ShownAddress } from './routing.ts'

const AddressContext = createContext<ShownAddress | null>(null)

/** What is at the address of the page. */
export function RoutedScreens({ routing }: { readonly routing: Routing }) {
  const { shown: state } = routing
  const [shown, setShown] = useState(state.current)
  useEffectBeforePaint(() => {
    const follow = () => {
      const next = state.current()
      if (next.isUrgent) flushSync(() => setShown(next))
      else startTransition(() => setShown(next))
    }
    const following = state.changes$.subscribe(follow)
    startTransition(() => setShown(state.current()))
    return () => following.unsubscribe()
  }, [state])
  return (
    <RoutingContext value={routing}>
      <AddressContext value={shown}>
        <Router location={shown.location} navigationType={shown.action} navigator={routing.navigator}>
          <Matched routes={routing.routes} shown={shown} />
        </Router>
      </AddressContext>
    </RoutingContext>
  )
}

/** On the server, which draws pages once, there is nothing to follow. */
const useEffectBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect

function Matched({ routes, shown }: { readonly routes: RouteObject[]; readonly shown: ShownAddress }) {
  const screen = useRoutes(routes)
  if (shown.isReady) return screen
  const matched = matchRoutes(routes, shown.location) ?? []
  const isShown = matched.every(({ route }) => {
    const { load, fallback } = route.handle as AppRoute
    return load === undefined || fallback !== undefined
  })
  return isShown ? screen : <div />
}

/** Routes as the package matches them. */
export const routeObjects = (routes: readonly AppRoute[]): RouteObject[] => routes.map(routeObject)

function routeObject(route: AppRoute): RouteObject {
  const { path, load, element = <Outlet />, failed, children } = route
  const own = load ? <Loaded route={route} load={load} /> : element
  return {
    handle: route,
    element: failed === undefined ? own : <Failable failed={failed}>{own}</Failable>,
    ...(path === undefined ? {} : { path }),
    ...(children ? { children: routeObjects(children) } : {}),
  }
}

/** What was fetched for a route. */
function Loaded({ route, load }: { readonly route: AppRoute; readonly load: LoadScreen }) {
  const shown = useContext(AddressContext)
  if (shown?.failures.has(route)) throw shown.failures.get(route)
  const Screen = shown?.screens.get(load)
  return Screen ? <Screen /> : route.fallback
}

function Failable({ failed, children }: { readonly failed: ReactNode; readonly children: ReactNode }) {
  return (
    <FailureBoundary shown={useContext(AddressContext)} failed={failed}>
      {children}
    </FailureBoundary>
  )
}

interface FailureBoundaryProps {
  readonly shown: ShownAddress | null
  readonly failed: ReactNode
  readonly children: ReactNode
}

interface FailureBoundaryState {
  readonly hasFailed: boolean
  readonly shown: ShownAddress | null
}

/** Keeps the frame round a screen that threw. The next address is tried again. */
class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  override state: FailureBoundaryState = { hasFailed: false, shown: this.props.shown }

  static getDerivedStateFromError(): Partial<FailureBoundaryState> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ shown }: FailureBoundaryProps, state: FailureBoundaryState) {
    return shown === state.shown ? null : { hasFailed: false, shown }
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children
  }
}
