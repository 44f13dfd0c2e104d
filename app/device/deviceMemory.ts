import { createState, type WritableState } from '../../engine/streams/index.ts'

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

interface Remembered<Value extends string> {
  readonly name: string
  readonly values: readonly Value[]
  readonly initial: Value
}

/** One of a few values, read from the device and kept there. What was stored and is no value counts as never set. */
export function rememberedState<Value extends string>(
  memory: DeviceMemory,
  { name, values, initial }: Remembered<Value>,
): WritableState<Value> {
  const stored = memory.read(name)
  const state = createState(values.find(value => value === stored) ?? initial)
  state.changes$.subscribe(value => memory.write(name, value))
  return state
}
