import { createState, type WritableState } from '../../engine/streams/index.ts'
import type { DeviceMemory } from './deviceMemory.ts'

export interface Remembered<Value extends string> {
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
