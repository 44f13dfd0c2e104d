import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { clamp } from '../../../engine/index.ts'

/** A change that somebody makes with a control. */
export interface Gesture<Value> {
  /** Shows what it has come to. */
  preview(value: Value): void
  /** It ends with this, as one step of the history. */
  commit(value: Value): void
  /** It came to nothing. */
  cancel(): void
}

/** The same change by a control that knows a part of its value, or tells it in another unit. */
export const mapGesture = <Value, Part>(gesture: Gesture<Value>, wholeOf: (part: Part) => Value): Gesture<Part> => ({
  preview: part => gesture.preview(wholeOf(part)),
  commit: part => gesture.commit(wholeOf(part)),
  cancel: gesture.cancel,
})

/** Where the pointer is on the surface: 0–1 from its left and its top. */
interface Spot {
  readonly x: number
  readonly y: number
}

interface DragOptions {
  /** Pressed, or moved while pressed. */
  move(spot: Spot): void
  /** Let go. */
  end(): void
  /** Taken away by the browser, such as by a scroll: as if it had not begun. */
  cancel(): void
}

/** Handlers of a surface that is pressed and dragged on. */
export function useDrag({ move, end, cancel }: DragOptions) {
  const pressed = useRef(false)
  const spotOf = (event: PointerEvent<HTMLElement>): Spot => {
    const box = event.currentTarget.getBoundingClientRect()
    return {
      x: clamp((event.clientX - box.left) / box.width, 0, 1),
      y: clamp((event.clientY - box.top) / box.height, 0, 1),
    }
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      pressed.current = true
      event.currentTarget.setPointerCapture(event.pointerId)
      move(spotOf(event))
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (pressed.current) move(spotOf(event))
    },
    onPointerUp() {
      if (pressed.current) end()
      pressed.current = false
    },
    onPointerCancel() {
      if (pressed.current) cancel()
      pressed.current = false
    },
  }
}

interface HeldKeysOptions {
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
