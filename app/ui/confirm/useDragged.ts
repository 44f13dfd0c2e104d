import { type CSSProperties, type PointerEvent, useState } from 'react'

/** Lets something be dragged by a handle; it never leaves the page wholly. */
export function useDragged() {
  const [moved, setMoved] = useState({ x: 0, y: 0 })
  const onPointerDown = (down: PointerEvent<HTMLElement>) => {
    if (down.button !== 0) return
    const element = down.currentTarget
    element.setPointerCapture(down.pointerId)
    const start = { x: down.clientX - moved.x, y: down.clientY - moved.y }
    const reach = { x: innerWidth / 2 - 40, y: innerHeight / 2 - 40 }
    const move = (event: globalThis.PointerEvent) =>
      setMoved({ x: within(event.clientX - start.x, reach.x), y: within(event.clientY - start.y, reach.y) })
    const end = () => {
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', end)
      element.removeEventListener('pointercancel', end)
    }
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', end)
    element.addEventListener('pointercancel', end)
  }
  const place: CSSProperties = { translate: `${moved.x}px ${moved.y}px` }
  return { place, handle: { onPointerDown } }
}

const within = (value: number, reach: number): number => Math.min(Math.max(value, -reach), reach)
