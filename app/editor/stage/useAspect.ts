import { type RefObject, useLayoutEffect, useState } from 'react'

/** Width by height of an element, as it is now and when it is resized. */
export function useAspect(element: RefObject<HTMLElement | null>): number {
  const [aspect, setAspect] = useState(1.2)
  useLayoutEffect(() => {
    const watched = element.current
    if (!watched) return undefined
    const measure = () => {
      const { clientWidth, clientHeight } = watched
      if (clientHeight > 0) setAspect(Math.round((clientWidth / clientHeight) * 20) / 20)
    }
    measure()
    const watching = new ResizeObserver(measure)
    watching.observe(watched)
    return () => watching.disconnect()
  }, [element])
  return aspect
}
