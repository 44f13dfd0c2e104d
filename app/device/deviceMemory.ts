/** Small settings that outlive the page, by name. */
export interface DeviceMemory {
  /** `null` for what was never set, and where the browser keeps nothing. */
  read(name: string): string | null
  /** Where the browser refuses, the value lasts as long as the page. */
  write(name: string, value: string): void
}

/** `storage` is asked for each time: a browser may forbid even to name `localStorage`. */
export function deviceMemory(storage: () => Pick<Storage, 'getItem' | 'setItem'>): DeviceMemory {
  const here = new Map<string, string>()
  return {
    read(name) {
      const own = here.get(name)
      if (own !== undefined) return own
      try {
        return storage().getItem(name)
      } catch {
        return null
      }
    },
    write(name, value) {
      try {
        storage().setItem(name, value)
        here.delete(name)
      } catch {
        here.set(name, value)
      }
    },
  }
}
