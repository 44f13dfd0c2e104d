import { createAppCache, type KeptBuild, kindOfRequest } from './appCache.ts'

/** Written by the build: see `scripts/build/serviceWorkerFile.ts`. */
declare const BUILD: KeptBuild

/** What a service worker has beyond the types of a page. */
interface WorkerScope {
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  readonly registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
  addEventListener(kind: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(kind: 'message', listener: (event: Lasting & MessageEvent<unknown>) => void): void
  addEventListener(kind: 'fetch', listener: (event: Fetching) => void): void
}

interface Lasting {
  waitUntil(work: Promise<unknown>): void
}

interface Fetching extends Lasting {
  readonly request: Request
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}

declare const self: WorkerScope
const scope = self
const appCache = createAppCache({
  build: BUILD,
  caches,
  fetch: request => fetch(request),
  pause: ms => new Promise(resolve => setTimeout(resolve, ms)),
})

// It does not take over by itself: pages of the build before it may be in somebody's hands.
scope.addEventListener('install', event => event.waitUntil(appCache.install()))

scope.addEventListener('activate', event => {
  const preload = scope.registration.navigationPreload
  event.waitUntil(Promise.all([appCache.tidy(), preload?.enable(), scope.clients.claim()]))
})

scope.addEventListener('message', event => {
  const { data } = event
  if (typeof data !== 'object' || data === null) return
  if ('takeOver' in data) event.waitUntil(scope.skipWaiting())
  if ('keep' in data && Array.isArray(data.keep)) event.waitUntil(appCache.keep(data.keep.filter(isOwnFile)))
})

scope.addEventListener('fetch', event => {
  const kind = kindOfRequest(event.request, { origin: scope.location.origin, lists: BUILD.lists })
  if (kind === 'file') event.respondWith(appCache.file(event.request))
  if (kind === 'data') event.respondWith(appCache.data(event.request))
  // Not every browser fetches ahead.
  if (kind === 'page') event.respondWith(appCache.page(event.request, Promise.resolve(event.preloadResponse)))
})

const isOwnFile = (address: unknown): address is string =>
  typeof address === 'string' && address.startsWith(`${scope.location.origin}/assets/`)
