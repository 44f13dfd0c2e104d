import type { ShelfStore } from '../../app/device/offline/shelves.ts'

const addressOf = (request: Request | string): string =>
  new URL(request instanceof Request ? request.url : request, 'https://shop.example').href

/** What a browser keeps responses in, by address. `isFull` makes it refuse more. */
export function memoryCaches() {
  const shelves = new Map<string, Map<string, Response>>()
  const state = { isFull: false }
  const open = async (name: string) => {
    const shelf = shelves.get(name) ?? new Map<string, Response>()
    shelves.set(name, shelf)
    return {
      async put(request: Request | string, response: Response) {
        if (state.isFull) throw new DOMException('The disk is full.', 'QuotaExceededError')
        shelf.set(addressOf(request), response)
      },
      match: async (request: Request | string) => shelf.get(addressOf(request))?.clone(),
      keys: async () => [...shelf.keys()].map(address => new Request(address)),
      delete: async (request: Request | string) => shelf.delete(addressOf(request)),
    }
  }
  const caches: ShelfStore = {
    open,
    keys: async () => [...shelves.keys()],
    delete: async (name: string) => shelves.delete(name),
    async match(request, { cacheName } = { cacheName: '' }) {
      for (const [name, shelf] of shelves) {
        const found = cacheName === '' || cacheName === name ? shelf.get(addressOf(request)) : undefined
        if (found) return found.clone()
      }
      return undefined
    },
  }
  return { caches, state, names: () => [...shelves.keys()] }
}
