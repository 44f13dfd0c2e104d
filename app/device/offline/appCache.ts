/** A build of the app, as `/sw.js` is written for it. */
export interface KeptBuild {
  /** Changes with any of its files. */
  readonly id: string
  /** The page itself below an address that names its content, so that it always belongs to `files`. */
  readonly page: string
  /** What the app is started and worked with, without meshes, faces of designs and images: those are kept as they are used. */
  readonly files: readonly string[]
  /** Where lists and files of the shop begin that the editor asks for and that are the same for everybody. */
  readonly lists: readonly string[]
}

type Address = Request | string

/** The part of a browser's `Cache` that is used. */
interface BrowserCache {
  put(request: Address, response: Response): Promise<void>
  match(request: Address): Promise<Response | undefined>
  keys(): Promise<readonly Request[]>
  delete(request: Address): Promise<boolean>
}

/** The part of a browser's `CacheStorage` that is used. */
export interface CacheStore {
  open(name: string): Promise<BrowserCache>
  keys(): Promise<readonly string[]>
  delete(name: string): Promise<boolean>
  match(request: Address, options?: { readonly cacheName: string }): Promise<Response | undefined>
}

interface AppCacheOptions {
  readonly build: KeptBuild
  readonly caches: CacheStore
  fetch(request: Address): Promise<Response>
  /** Resolves after as many ms. */
  pause(ms: number): Promise<void>
}

/** What this device keeps of the app, so that it starts with no network. */
export interface AppCache {
  /** Keeps all files of the build. Rejects when one is missing: then the build before it stays. */
  install(): Promise<void>
  /** Deletes builds that no page can be of any more. */
  tidy(): Promise<void>
  /** Files whose names change with their content: what is here is right for ever. */
  file(request: Request): Promise<Response>
  /** Lists of the shop that are the same for everybody: from the server, and without it as they were last. */
  data(request: Request): Promise<Response>
  /** A page: the server's, and where it does not come the one of this build. */
  page(request: Request, preloaded: Promise<Response | undefined>): Promise<Response>
  /** Keeps files that a page had fetched before anybody listened. */
  keep(addresses: readonly string[]): Promise<void>
}

const buildPrefix = 'kitloom-build-'
const usedName = 'kitloom-used'
const dataName = 'kitloom-data'
/** Meshes and faces of about ten garments; the oldest go first. */
const maxUsed = 240
const maxData = 120
/** Somebody waits no longer than this for a page that is here, in ms. */
const timeout = 4_000

export function createAppCache({ build, caches, fetch, pause }: AppCacheOptions): AppCache {
  const own = buildPrefix + build.id
  const keepIn = async (name: string, request: Address, response: Response, max: number): Promise<void> => {
    try {
      const cache = await caches.open(name)
      await cache.put(request, response)
      const keys = await cache.keys()
      await Promise.all(keys.slice(0, Math.max(0, keys.length - max)).map(key => cache.delete(key)))
    } catch {
      // A full disk: what was asked for has come all the same.
    }
  }
  const fetchFile = async (address: Address): Promise<Response> => {
    // The page asks past every cache for a file whose kept copy was damaged.
    const isRequestedAnew = typeof address !== 'string' && address.cache === 'reload'
    const known = isRequestedAnew ? undefined : await caches.match(address)
    if (known) return known
    const response = await fetch(address)
    if (response.ok && isWhole(response)) await keepIn(usedName, address, response.clone(), maxUsed)
    return response
  }
  return {
    async install() {
      const cache = await caches.open(own)
      for (const files of portions([build.page, ...build.files], 6)) {
        await Promise.all(
          files.map(async file => {
            const response = (await caches.match(file)) ?? (await fetch(file))
            if (!response.ok || !isWhole(response)) throw new Error(`${file} did not come: ${response.status}.`)
            await cache.put(file, response)
          }),
        )
      }
    },
    async tidy() {
      const builds = (await caches.keys()).filter(name => name.startsWith(buildPrefix) && name !== own)
      // Tabs that have not been reloaded are of the build before this one, and still fetch parts of it.
      await Promise.all(builds.slice(0, -1).map(name => caches.delete(name)))
    },
    file: fetchFile,
    async data(request) {
      try {
        const response = await fetch(request)
        if (response.ok && isForEverybody(response)) await keepIn(dataName, request.url, response.clone(), maxData)
        return response
      } catch (failure) {
        const kept = await caches.match(request.url, { cacheName: dataName })
        if (kept) return kept
        throw failure
      }
    },
    async page(request, preloaded) {
      const kept = async () => (await (await caches.open(own)).match(build.page))?.clone()
      const coming = preloaded.then(response => response ?? fetch(request))
      // It may fail when the kept page is shown already.
      coming.catch(() => {})
      const late = pause(timeout).then(kept)
      try {
        const response = (await Promise.race([coming, late])) ?? (await coming)
        // A server that is being replaced says 502 for some seconds.
        return response.status < 500 ? response : ((await kept()) ?? response)
      } catch (failure) {
        const page = await kept()
        if (page) return page
        throw failure
      }
    },
    async keep(addresses) {
      await Promise.all(addresses.map(address => fetchFile(address).catch(() => {})))
    },
  }
}

/** A script that is a page of an error, or of a login of a network, must not be kept as a script. */
const isWhole = (response: Response): boolean =>
  response.status === 200 && response.type !== 'opaque' && !response.redirected

const isForEverybody = (response: Response): boolean =>
  !/private|no-store/.test(response.headers.get('cache-control') ?? '') && isWhole(response)

function* portions<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size)
}

/** Pages that are no screens of the shop, or none without the server. */
const otherPages = /^\/(?:api|console|supplier|embed|outbox|health|ready|metrics|v1|\.well-known)(?:\/|$)/

export type Kind = 'file' | 'data' | 'page' | null

/** What a request is to the cache of the app; `null` for what goes to the server as if they were not there. */
export function kindOfRequest(
  { method, mode, destination, url, headers }: Pick<Request, 'method' | 'mode' | 'destination' | 'url' | 'headers'>,
  { origin, lists }: { readonly origin: string } & Pick<KeptBuild, 'lists'>,
): Kind {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin || headers.has('range')) return null
  if (address.pathname.startsWith('/assets/')) return 'file'
  // Pages in frames are told by the server who may frame them.
  if (mode === 'navigate') return destination === 'document' && !otherPages.test(address.pathname) ? 'page' : null
  return lists.some(root => address.pathname.startsWith(root)) ? 'data' : null
}
