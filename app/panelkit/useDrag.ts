import { type PointerEvent, useRef } from 'react'

/** Where the pointer is on the surface: 0–1 from its left and its top. */
export interface Spot {
  readonly x: number
  readonly y: number
}

export interface DragOptions {
  /** Pressed, or moved while pressed. */
  move(spot: Spot): void
  /** Let go. */
  end(): void
  /** Taken away by the browser, such as by a scroll: as if it had not begun. */
  cancel(): void
}

const part = (value: number): number => Math.min(1, Math.max(0, value))

/** Handlers of a surface that is pressed and dragged on. */
export function useDrag({ move, end, cancel }: DragOptions) {
  const pressed = useRef(false)
  const spotOf = (event: PointerEvent<HTMLElement>): Spot => {
    const box = event.currentTarget.getBoundingClientRect()
    return { x: part((event.clientX - box.left) / box.width), y: part((event.clientY - box.top) / box.height) }
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
