import { type RefObject, useLayoutEffect, useState } from 'react'

/** Width and height of an element in pixels, as it is now and when it is resized. */
export function useBox(element: RefObject<HTMLElement | null>): { readonly width: number; readonly height: number } {
  const [box, setBox] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const watched = element.current
    if (!watched) return undefined
    const measure = () => setBox({ width: watched.clientWidth, height: watched.clientHeight })
    measure()
    const watching = new ResizeObserver(measure)
    watching.observe(watched)
    return () => watching.disconnect()
  }, [element])
  return box
}
