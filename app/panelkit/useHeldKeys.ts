import { type KeyboardEvent, useEffect, useRef } from 'react'

export interface HeldKeysOptions {
  /** An arrow was pressed, or repeats: one step, or a large one with Shift. */
  step(x: number, y: number): void
  /** The last arrow was let go, or the focus went elsewhere. */
  end(): void
  /** Presses that follow each other this soon are one gesture, in ms. Any other key ends it at once. */
  readonly pause?: number
}

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const largeStep = 10

/** For controls that one taps along rather than types into. */
export const tappingPause = 500

/** Handlers that make one gesture of an arrow key from its press to its release. */
export function useHeldKeys({ step, end, pause = 0 }: HeldKeysOptions) {
  const moving = useRef(false)
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const latestEnd = useRef(end)
  latestEnd.current = end
  const finish = useRef(() => {
    clearTimeout(waiting.current)
    if (moving.current) latestEnd.current()
    moving.current = false
  }).current
  // A panel that is closed while one taps keeps what was reached.
  useEffect(() => finish, [finish])
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const direction = steps[event.key]
      if (!direction || event.ctrlKey || event.metaKey || event.altKey) {
        // Undo comes by a key too, and has to find the gesture done.
        if (event.key !== 'Shift') finish()
        return
      }
      event.preventDefault()
      clearTimeout(waiting.current)
      moving.current = true
      const size = event.shiftKey ? largeStep : 1
      step(direction[0] * size, direction[1] * size)
    },
    onKeyUp(event: KeyboardEvent<HTMLElement>) {
      if (!(event.key in steps)) return
      clearTimeout(waiting.current)
      if (pause === 0) finish()
      else waiting.current = setTimeout(finish, pause)
    },
    onBlur: finish,
  }
}
