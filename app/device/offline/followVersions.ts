/** A service worker, as far as it is used. */
interface KeepingWorker {
  readonly state: string
  postMessage(message: unknown): void
  addEventListener(kind: 'statechange', listener: () => void): void
}

interface Registration {
  readonly waiting: KeepingWorker | null
  readonly installing: KeepingWorker | null
  update(): Promise<unknown>
  addEventListener(kind: 'updatefound', listener: () => void): void
}

/** The part of `navigator.serviceWorker` that is used. */
interface Container {
  readonly controller: Pick<KeepingWorker, 'postMessage'> | null
  /** Some browsers give nothing where workers are switched off. */
  register(address: string, options: { readonly updateViaCache: 'none' }): Promise<Registration | undefined>
  addEventListener(kind: 'controllerchange', listener: () => void): void
}

interface FollowOptions {
  readonly workers: Container
  /** Called once for each newer version that is here; `use` reloads the page with it. */
  onNewer(use: () => void): void
  reload(): void
  /** Files that this page has fetched so far. */
  fetched(): readonly string[]
  /** Calls back when somebody looks at the page again. */
  onSeen(check: () => void): void
}

/**
 * Keeps the app on this device, so that it starts with no network, and says when a newer version has come. Never reloads
 * by itself. Never rejects: without a service worker the app works as before.
 */
export async function followVersions(options: FollowOptions): Promise<void> {
  const { workers, onNewer, reload, fetched, onSeen } = options
  let isRequested = false
  let notified: KeepingWorker | null = null
  const notify = (waiting: KeepingWorker | null): void => {
    // The first one is the version of this very page.
    if (!waiting || waiting === notified || !workers.controller) return
    notified = waiting
    onNewer(() => {
      isRequested = true
      // Another tab may have let it take over: then only this page is old.
      if (waiting.state === 'installed') waiting.postMessage({ takeOver: true })
      else reload()
    })
  }
  // What the page fetched before the worker was there did not pass through it.
  const keep = (): void => workers.controller?.postMessage({ keep: fetched() })
  workers.addEventListener('controllerchange', () => (isRequested ? reload() : keep()))
  const registered = await workers.register('/sw.js', { updateViaCache: 'none' }).catch(() => null)
  if (!registered) return
  const watch = (coming: KeepingWorker | null): void =>
    coming?.addEventListener('statechange', () => coming.state === 'installed' && notify(coming))
  notify(registered.waiting)
  watch(registered.installing)
  registered.addEventListener('updatefound', () => watch(registered.installing))
  onSeen(() => void registered.update().catch(() => {}))
  keep()
}
