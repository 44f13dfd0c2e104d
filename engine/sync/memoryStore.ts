import type { UpdateStore } from './updateStore.ts'

/** Keeps updates as long as the page or the process lives. `rows` may be shared by several stores. */
export function memoryStore(rows: Uint8Array[] = []): UpdateStore {
  return {
    load: async () => ({ updates: [...rows], damage: null }),
    async append(update) {
      rows.push(update)
    },
    async compact(merge) {
      rows.splice(0, rows.length, merge(rows))
    },
    close() {},
  }
}
