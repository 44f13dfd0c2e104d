import type { UpdateStore } from '../../engine/sync/updateStore.ts'

/** Keeps updates as long as the page or the process lives. `rows` may be shared by several stores. */
export function memoryStore(rows: Uint8Array[] = []): UpdateStore {
  return {
    load: async () => ({ updates: [...rows], damage: null }),
    async append(update) {
      if (!rows.some(row => Buffer.compare(row, update) === 0)) rows.push(update.slice())
    },
    async compact(merge) {
      rows.splice(0, rows.length, merge(rows))
    },
    close() {},
  }
}
