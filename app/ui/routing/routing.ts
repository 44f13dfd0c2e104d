import type { ComponentType, ReactNode } from 'react'
import {
  createPath,
  type Location,
  matchRoutes,
  type NavigateOptions,
  type NavigationType,
  type Navigator,
  type RouteObject,
  type To,
} from 'react-router-dom'
import { createState, type State } from '../../../engine/streams/index.ts'
import { createLeaveGuards, type LeaveGuard } from './leaveGuards.ts'

export type LoadScreen = () => Promise<ComponentType>

/** An address and what is there. */
export interface AppRoute {
  readonly path?: string
  readonly element?: ReactNode
  /** Fetches what is there, instead of an element. */
  readonly load?: LoadScreen
  /** Is shown until the screen of the first address has been fetched. */
  readonly fallback?: ReactNode
  /** Is shown when the screen could not be fetched or threw. */
  readonly failed?: ReactNode
  /** Where a visit of this path leads instead; `null` when it may stay. Rejects when nobody knows. */
  readonly guard?: (path: string) => Promise<string | null>
  readonly children?: readonly AppRoute[]
}

/** The addresses of the browser, of a test, or of a page that the server draws. */
export interface RoutingHistory {
  readonly action: string
  readonly location: Location
  createHref(to: To): string
  encodeLocation(to: To): { readonly pathname: string; readonly search: string; readonly hash: string }
  push(to: To, state?: unknown): void
  replace(to: To, state?: unknown): void
  go(delta: number): void
  listen(listener: (update: { readonly delta: number | null }) => void): () => void
}

/** What the page shows. */
export interface ShownAddress {
  readonly location: Location
  readonly action: NavigationType
  /** Whether React draws it at once and not when it has time. */
  readonly isUrgent: boolean
  /** Whether what is at the first address is there, or is known to have failed. */
  readonly isReady: boolean
  readonly screens: ReadonlyMap<LoadScreen, ComponentType>
  /** The errors on the way to this address, by route. */
  readonly failures: ReadonlyMap<AppRoute, unknown>
}

export interface Routing {
  /** As the package matches them: the `handle` of each is its `AppRoute`. */
  readonly routes: RouteObject[]
  readonly navigator: Navigator
  readonly shown: State<ShownAddress>
  /** Resolves when the first screen is there, or has failed. */
  readonly ready: Promise<void>
  readonly scroll: ScrollMemory
  /** Resolves when the latest step has been taken, or was not. */
  settled(): Promise<void>
  /** Asks before every step away from what is shown, until the function that is returned is called. */
  guardLeaving(guard: LeaveGuard): () => void
  dispose(): void
}

/** Where visits of pages were left. */
export interface ScrollMemory {
  /** How far down each visit was scrolled, in px. A reload is the same visit. */
  positions: Record<string, number> | null
  /** The visit that is shown; `null` before the first page. */
  visit: string | null
}

/** A step to another address: where it leads, and what makes it the address of the page. */
interface Step {
  readonly to: To
  /** Whether the page before stays in the history of the browser. */
  readonly isNew: boolean
  readonly isUrgent: boolean
  write(): void
}

/**
 * Leads from screen to screen; what is shown stays until the next screen has been fetched. The router of the package
 * does so too, with actions, fetchers and streams beside it that weigh more than all we use of it.
 */
export function createRouting(history: RoutingHistory, routes: RouteObject[]): Routing {
  const screens = new Map<LoadScreen, ComponentType>()
  const shownWith = (rest: Pick<ShownAddress, 'isUrgent' | 'isReady' | 'failures'>): ShownAddress => ({
    location: history.location,
    action: history.action as NavigationType,
    screens,
    ...rest,
  })
  const shown = createState(shownWith({ isUrgent: false, isReady: false, failures: new Map() }))
  let latest: Step | null = null
  const show = (step: Step, failures: ShownAddress['failures'] = new Map()) => {
    step.write()
    shown.set(shownWith({ isUrgent: step.isUrgent, isReady: true, failures }))
  }
  const goTo = (step: Step): Promise<void> | undefined => {
    latest = step
    const matched = matchRoutes(routes, step.to) ?? []
    const missing = matched
      .map(({ route }) => route.handle as AppRoute)
      .filter(({ load, guard }) => guard || (load && !screens.has(load)))
    if (missing.length === 0) return void show(step)
    return fetchAll(missing, createPath(pathOf(step.to)), screens).then(({ redirect, failures }) => {
      if (latest !== step) return undefined
      return redirect === null
        ? show(step, failures)
        : goTo({ ...stepTo(step.isNew ? 'push' : 'replace', redirect), isUrgent: step.isUrgent })
    })
  }
  const stepTo = (kind: 'push' | 'replace', to: To, state?: unknown, options?: NavigateOptions): Step => ({
    to: history.encodeLocation(to),
    isNew: kind === 'push',
    isUrgent: options?.flushSync ?? false,
    write: () => history[kind](to, state),
  })
  const here = (): Step => ({ to: history.location, isNew: false, isUrgent: false, write() {} })
  const leaving = createLeaveGuards(history)
  let settled: Promise<void> | undefined
  const navigate = (kind: 'push' | 'replace') => (to: To, state?: unknown, options?: NavigateOptions) => {
    settled = leaving.before(() => goTo(stepTo(kind, to, state, options)))
  }
  const dispose = history.listen(({ delta }) => leaving.afterPop(delta, () => void goTo(here())))
  return {
    routes,
    shown,
    ready: Promise.resolve(goTo(here())),
    scroll: { positions: null, visit: null },
    navigator: {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation as Navigator['encodeLocation'],
      go: history.go,
      push: navigate('push'),
      replace: navigate('replace'),
    },
    settled: async () => settled,
    guardLeaving: leaving.guard,
    dispose,
  }
}

const pathOf = (to: To) => (typeof to === 'string' ? { pathname: to } : { pathname: to.pathname, search: to.search })

interface Fetched {
  readonly redirect: string | null
  readonly failures: ReadonlyMap<AppRoute, unknown>
}

/** Fetches what routes show and asks their guards, all at a time. Never rejects. */
async function fetchAll(
  routes: readonly AppRoute[],
  path: string,
  screens: Map<LoadScreen, ComponentType>,
): Promise<Fetched> {
  const failures = new Map<AppRoute, unknown>()
  const visit = async (route: AppRoute): Promise<string | null> => {
    const { load, guard } = route
    try {
      const [redirect, screen] = await Promise.all([guard?.(path), load?.()])
      if (load && screen) screens.set(load, screen)
      return redirect ?? null
    } catch (error) {
      failures.set(route, error)
      return null
    }
  }
  const redirects = await Promise.all(routes.map(visit))
  return { redirect: redirects.find(redirect => redirect !== null) ?? null, failures }
}
