import { type KeyboardEvent, useRef } from 'react'

export interface HeldKeysOptions {
  /** An arrow was pressed, or repeats: one step, or a large one with Shift. */
  step(x: number, y: number): void
  /** The last arrow was let go, or the focus went elsewhere. */
  end(): void
}

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const largeStep = 10

/** Handlers that make one gesture of an arrow key from its press to its release. */
export function useHeldKeys({ step, end }: HeldKeysOptions) {
  const moving = useRef(false)
  const finish = () => {
    if (moving.current) end()
    moving.current = false
  }
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const direction = steps[event.key]
      if (!direction || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      moving.current = true
      const size = event.shiftKey ? largeStep : 1
      step(direction[0] * size, direction[1] * size)
    },
    onKeyUp(event: KeyboardEvent<HTMLElement>) {
      if (event.key in steps) finish()
    },
    onBlur: finish,
  }
}
