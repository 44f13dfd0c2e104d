import type { CacheStore } from '../../app/device/offline/appCache.ts'

const addressOf = (request: Request | string): string =>
  new URL(request instanceof Request ? request.url : request, 'https://shop.example').href

/** What a browser keeps responses in, by address. `isFull` makes it refuse more. */
export function memoryCaches() {
  const kept = new Map<string, Map<string, Response>>()
  const state = { isFull: false }
  const open = async (name: string) => {
    const cache = kept.get(name) ?? new Map<string, Response>()
    kept.set(name, cache)
    return {
      async put(request: Request | string, response: Response) {
        if (state.isFull) throw new DOMException('The disk is full.', 'QuotaExceededError')
        cache.set(addressOf(request), response)
      },
      match: async (request: Request | string) => cache.get(addressOf(request))?.clone(),
      keys: async () => [...cache.keys()].map(address => new Request(address)),
      delete: async (request: Request | string) => cache.delete(addressOf(request)),
    }
  }
  const caches: CacheStore = {
    open,
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    async match(request, { cacheName } = { cacheName: '' }) {
      for (const [name, cache] of kept) {
        const found = cacheName === '' || cacheName === name ? cache.get(addressOf(request)) : undefined
        if (found) return found.clone()
      }
      return undefined
    },
  }
  return { caches, state, names: () => [...kept.keys()] }
}
