/** Fetches an address, as the platform does. */
type FetchAddress = (address: string, init?: Pick<RequestInit, 'cache'>) => Promise<Response>

/** The part of `caches` that is used. A page without a secure address has none. */
type ResponseCaches = Pick<CacheStorage, 'open'>

/** Where font files are kept: their addresses name their version. */
export const fontShelfName = 'kitloom-fonts'

/**
 * Keeps what never changes at its address on this device and takes it from there, so that it is here without a network
 * too. Where the browser keeps nothing, it fetches.
 */
export function keptForever(caches: ResponseCaches | undefined, name: string, fetch: FetchAddress): FetchAddress {
  const open = () => caches?.open(name).catch(() => null) ?? Promise.resolve(null)
  return async (address, init) => {
    const cache = await open()
    // What was damaged is asked for anew.
    const kept = init?.cache === 'reload' ? undefined : await cache?.match(address).catch(() => undefined)
    if (kept) return kept
    const response = await fetch(address, init)
    if (response.ok) await cache?.put(address, response.clone()).catch(() => {})
    return response
  }
}
