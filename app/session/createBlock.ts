import { createState, type State } from '../../engine/streams/index.ts'

export interface Block {
  /** Whether the whole page waits. */
  readonly isOn: State<boolean>
  /** Holds the page until the work is done, however it ends. Several may hold it at once. */
  during<Value>(work: Promise<Value>): Promise<Value>
}

export function createBlock(): Block {
  const isOn = createState(false)
  let holding = 0
  return {
    isOn,
    async during(work) {
      holding += 1
      isOn.set(true)
      try {
        return await work
      } finally {
        holding -= 1
        isOn.set(holding > 0)
      }
    },
  }
}
